import type { MapCatalogue, MapModel } from '@scapewright/packs';
import { tableWords, type Words } from '@scapewright/table';
import { createEngine, type RulesetName, rulesetNames, variantsOf } from '@scapewright/table/battle';
import { Library, mapCatalogue, type ReadPack } from '@scapewright/table/content';
import { catalogues } from '../words/speech.ts';

/** A map of the project. */
export interface ShippedMap {
  readonly id: string;
  readonly map: MapModel;
}

/** What packs and maps are read with. */
export interface Known {
  /** What may lie on maps, in any ruleset. */
  readonly catalogue: MapCatalogue;
  /** The abilities and symbols that cards may name. */
  readonly known: { readonly abilities: readonly string[]; readonly symbols: readonly string[] };
}

/** The packs and maps of the project, read. */
export interface Shipped {
  readonly packs: readonly ReadPack[];
  readonly maps: readonly ShippedMap[];
}

type Engine = ReturnType<typeof createEngine>;

/** Everything that the project brings to play with: data only, no code of a pack is ever run. */
export class Content implements Known {
  readonly library: Library;
  readonly maps: ReadonlyMap<string, ShippedMap>;
  readonly catalogue: MapCatalogue;
  readonly known: Known['known'];
  private readonly engines = new Map<string, Engine>();
  private readonly words = new WeakMap<Engine, Words>();

  /** `read` throws where a pack or a map cannot be read. */
  constructor(read: (known: Known) => Shipped) {
    const units = rulesetNames.flatMap((name) => {
      const { plugins, ruleset } = this.engine(name, []);
      return [...plugins, ...Object.values(ruleset.variants ?? {}).flat()].flatMap((plugin) => plugin.units);
    });
    const catalogues = rulesetNames.map((name) => mapCatalogue(this.engine(name, [])));
    this.catalogue = {
      objects: new Map(catalogues.flatMap(({ objects }) => [...objects])),
      terrains: new Set(catalogues.flatMap(({ terrains }) => [...terrains])),
    };
    const ids = (kind: string): string[] => [
      ...new Set(units.filter((unit) => unit.kind === kind).map(({ id }) => id)),
    ];
    this.known = { abilities: ids('ability'), symbols: ids('symbol') };
    const { packs, maps } = read(this);
    this.library = new Library(packs);
    this.maps = new Map(maps.map((map) => [map.id, map]));
  }

  /** The engine of a ruleset with variants of it. Throws where it has no such variants. */
  engine(ruleset: RulesetName, variants: readonly string[]): Engine {
    const key = [ruleset, ...variants].join(' ');
    const engine = this.engines.get(key) ?? createEngine(ruleset, { variants });
    this.engines.set(key, engine);
    return engine;
  }

  /** What all tables of an engine say, in each language: a sentence is read once, not once a table. */
  wordsOf(engine: Engine): Words {
    const words = this.words.get(engine) ?? tableWords(engine, catalogues);
    this.words.set(engine, words);
    return words;
  }

  /** The variants that a ruleset does not have. */
  strangeVariants(ruleset: RulesetName, variants: readonly string[]): readonly string[] {
    return variants.filter((one) => !variantsOf(ruleset).includes(one));
  }
}
