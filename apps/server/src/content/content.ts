import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dataFolder, packNames } from '@scapewright/cards';
import { importMap, loadPack, type MapCatalogue, type MapModel } from '@scapewright/packs';
import { tableWords, type Words } from '@scapewright/table';
import { createEngine, type RulesetName, rulesetNames, variantsOf } from '@scapewright/table/battle';
import { Library, mapCatalogue, type ReadPack } from '@scapewright/table/content';
import { catalogues } from '../words/speech.ts';

/** A map of the project. */
export interface ShippedMap {
  readonly id: string;
  readonly map: MapModel;
}

type Engine = ReturnType<typeof createEngine>;

/** Everything that the project brings to play with: data only, no code of a pack is ever run. */
export class Content {
  readonly library: Library;
  readonly maps: ReadonlyMap<string, ShippedMap>;
  /** What may lie on maps, in any ruleset. */
  readonly catalogue: MapCatalogue;
  /** The abilities and symbols that cards may name. */
  readonly known: { readonly abilities: readonly string[]; readonly symbols: readonly string[] };
  private readonly engines = new Map<string, Engine>();
  private readonly words = new WeakMap<Engine, Words>();

  /** Reads the packs and maps that came with the server. Throws where one of them cannot be read. */
  constructor() {
    const units = rulesetNames.flatMap((name) => {
      const { plugins, ruleset } = createEngine(name);
      return [...plugins, ...Object.values(ruleset.variants ?? {}).flat()].flatMap((plugin) => plugin.units);
    });
    const catalogues = rulesetNames.map((name) => mapCatalogue(createEngine(name)));
    this.catalogue = {
      objects: new Map(catalogues.flatMap(({ objects }) => [...objects])),
      terrains: new Set(catalogues.flatMap(({ terrains }) => [...terrains])),
    };
    const ids = (kind: string): string[] => [
      ...new Set(units.filter((unit) => unit.kind === kind).map(({ id }) => id)),
    ];
    this.known = { abilities: ids('ability'), symbols: ids('symbol') };
    this.library = new Library(packNames.map((name) => readPack(name, this.known)));
    const shelf = new URL('../maps/', dataFolder);
    this.maps = new Map(
      readdirSync(shelf)
        .filter((file) => file.endsWith('.yaml'))
        .sort()
        .map((file) => {
          const id = file.replace(/\.yaml$/, '');
          const { map, problems } = importMap(file, readFileSync(new URL(file, shelf)), this.catalogue);
          if (!map) throw new Error(`the map ${id}: ${problems[0]?.message}`);
          return [id, { id, map }];
        }),
    );
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

function readPack(
  name: string,
  known: { readonly abilities: readonly string[]; readonly symbols: readonly string[] },
): ReadPack {
  const folder = new URL(`${name}/`, dataFolder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(new URL(path, folder), 'utf8'),
    }));
  const read = loadPack(files, known);
  if (!read.ok) throw new Error(`the pack ${name}: ${JSON.stringify(read.problems[0])}`);
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(JSON.stringify([path, text]));
  return { pack: read.pack, hash: hash.digest('hex') };
}
