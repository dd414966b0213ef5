import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import type { FigureMark } from '@scapewright/board';
import { isPlainFile, readWithin } from '@scapewright/files';
import {
  closest,
  formatMapProblem,
  importMap,
  type MapModel,
  mapLimits,
  type PackTokenCard,
} from '@scapewright/packs';
import type { CardDefinition } from '@scapewright/skirmish/author';
import { looksOf, type SkirmishEngine } from '@scapewright/skirmish/engine';
import { type Ground, groundOfMap, type RulesetName } from '@scapewright/table/battle';
import { type PlayedMap, playedMap } from '@scapewright/table/content';
import { CliError } from '../errors/cli-error.ts';
import { phrase } from '../words/terminal-words.ts';
import type { EngineSource } from './engine-source.ts';
import { checkEnds } from './file-ends.ts';

/** A map that has been read and compiled. */
export interface FoundMap extends PlayedMap {
  readonly name: string;
  readonly file: string;
  readonly map: MapModel;
  /** How its terrain and objects are drawn. */
  readonly looks: ReturnType<typeof looksOf>;
}

/** How files of maps end. */
const mapEnds = ['.yaml', '.yml', '.hsc', '.json', '.jbg', '.gz'];

type CardSource = (id: string) => CardDefinition | undefined;
type TokenSource = (ruleset: RulesetName, variants: readonly string[]) => readonly PackTokenCard[];

/** Finds maps by name or file. */
export class MapRepository {
  private readonly folder: string;
  private readonly shelves: readonly string[];
  private readonly engines: EngineSource;
  private readonly cardOf: CardSource;
  private readonly tokensOf: TokenSource;

  /**
   * `shelves` are folders whose maps are known by the names of their files; `engines` know what can stand on a map, `cardOf` the
   * cards of objects that it brings, `tokensOf` those of tokens.
   */
  constructor(
    folder: string,
    shelves: readonly string[],
    {
      engines,
      cardOf,
      tokensOf,
    }: { readonly engines: EngineSource; readonly cardOf: CardSource; readonly tokensOf: TokenSource },
  ) {
    this.folder = folder;
    this.shelves = shelves;
    this.engines = engines;
    this.cardOf = cardOf;
    this.tokensOf = tokensOf;
  }

  /** The names of all maps that need no file name, with their files. */
  known(): ReadonlyMap<string, string> {
    const maps = new Map<string, string>();
    for (const shelf of this.shelves) {
      if (!existsSync(shelf)) continue;
      for (const file of readdirSync(shelf).sort())
        if (
          /\.(yaml|hsc|json|jbg|gz)$/.test(file) &&
          !maps.has(nameOf(file)) &&
          isPlainFile(join(shelf, file))
        )
          maps.set(nameOf(file), join(shelf, file));
    }
    return maps;
  }

  /** A map by the name or path of its file, as it is under a ruleset with variants. Throws where it cannot be read. */
  find(name: string, ruleset: RulesetName = 'superscape', variants: readonly string[] = []): FoundMap {
    const path = this.pathOf(name);
    checkEnds(basename(path), 'a map', mapEnds);
    const { map, problems } = importMap(path, readWithin(path, mapLimits.bytes));
    if (map === undefined)
      throw new CliError(problems.map((problem) => formatMapProblem(name, problem)).join('\n'));
    const engine = this.engines(ruleset, variants);
    const played = this.played(engine, name, map, this.tokensOf(ruleset, variants));
    if (played.battlefield.count === 0) throw new CliError(`${name}: the map has no space`);
    const fallback = nameOf(path);
    return {
      name: map.name.trim() === '' ? fallback : map.name.trim(),
      file: name,
      map,
      ...played,
      problems: [...problems, ...played.problems],
      looks: looksOf(this.engines(ruleset).kit.catalogue),
    };
  }

  private played(
    engine: SkirmishEngine,
    name: string,
    map: MapModel,
    tokens: readonly PackTokenCard[],
  ): PlayedMap {
    try {
      return playedMap(engine, map, { cardOf: this.cardOf, tokens });
    } catch (error) {
      throw new CliError(
        `${name}: ${error instanceof Error ? error.message : String(error)}`,
        'npx scape map check tells all that is wrong with the map',
      );
    }
  }

  private pathOf(name: string): string {
    const path = resolve(this.folder, name);
    if (existsSync(path) && statSync(path).isFile()) return path;
    const known = this.known();
    const shelved = known.get(name.toLowerCase().replaceAll(' ', '-'));
    if (shelved) return shelved;
    const near = closest(name, known.keys());
    throw new CliError(
      phrase('error:no-map', { name }),
      near === undefined
        ? phrase('error:no-map-fix', { names: [...known.keys()].join(', ') })
        : phrase('error:did-you-mean', { near }),
    );
  }
}

/** The ground of battles on a map. Throws where it has no start zone for every player. */
export function groundOf({ plan, file, neutral }: FoundMap, players: number): Ground {
  const zones = [...plan.startZones].sort((a, b) => a.player - b.player);
  if (zones.length < players)
    throw new CliError(
      `${file} has ${zones.length} start zones, and ${players} armies are to be placed`,
      'mark a start zone for each player in the map',
    );
  return groundOfMap(
    plan,
    zones.slice(0, players).map(({ spaces }) => spaces),
    neutral,
  );
}

/** The side in whose colour figures and objects are drawn that nobody controls. */
export const nobody = 7;

/** The figures and destructible objects that a map's author has set on it, as they are drawn. */
export function mapFigureMarks({ plan }: FoundMap): FigureMark[] {
  return [...plan.figures, ...plan.neutral].map(({ name, spaces }) => ({ side: nobody, name, spaces }));
}

const nameOf = (file: string): string => basename(file, extname(file));
