import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { type Battlefield, compileBattlefield, type FigureMark, type ZoneMark } from '@scapewright/board';
import { readWithin } from '@scapewright/files';
import {
  catalogueOf,
  closest,
  formatMapProblem,
  importMap,
  type MapCatalogue,
  type MapModel,
  type MapPlan,
  type MapProblem,
  mapLimits,
  type PackTokenCard,
  type PlannedNeutral,
  type PlannedToken,
  planOfMap,
  standardCatalogue,
} from '@scapewright/packs';
import type { CardDefinition } from '@scapewright/skirmish/author';
import { looksOf } from '@scapewright/skirmish/engine';
import {
  type Ground,
  groundOfMap,
  neutralWithCards,
  playedTokens,
  type RulesetName,
} from '@scapewright/table/battle';
import { CliError } from '../errors/cli-error.ts';
import type { EngineSource } from './engine-source.ts';

/** A map that has been read and compiled. */
export interface FoundMap {
  readonly name: string;
  readonly file: string;
  readonly map: MapModel;
  readonly plan: MapPlan;
  readonly battlefield: Battlefield;
  readonly problems: readonly MapProblem[];
  /** What its ruleset lets stand on it. */
  readonly catalogue: MapCatalogue;
  /** Destructible objects that it brings, with their cards. */
  readonly neutral: NonNullable<Ground['neutral']>;
  /** How its terrain and objects are drawn. */
  readonly looks: ReturnType<typeof looksOf>;
}

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
        if (/\.(yaml|hsc|json|jbg|gz)$/.test(file) && !maps.has(nameOf(file)))
          maps.set(nameOf(file), join(shelf, file));
    }
    return maps;
  }

  /** A map by the name or path of its file, as it is under a ruleset with variants. Throws where it cannot be read. */
  find(name: string, ruleset: RulesetName = 'superscape', variants: readonly string[] = []): FoundMap {
    const path = this.pathOf(name);
    const { map, problems } = importMap(path, readWithin(path, mapLimits.bytes));
    if (map === undefined)
      throw new CliError(problems.map((problem) => formatMapProblem(name, problem)).join('\n'));
    const catalogue = this.catalogue(ruleset);
    const whole = planOfMap(map, catalogue);
    if (whole.plan.spaces.length === 0) throw new CliError(`${name}: the map has no space`);
    const engine = this.engines(ruleset, variants);
    const tokens = playedTokens(engine, whole, this.tokensOf(ruleset, variants));
    const { played, leftOut } = tokens;
    const plan = { ...whole, tokens: played };
    const { known: neutral, unknown } = neutralWithCards(plan, this.cardOf);
    const fallback = nameOf(path);
    return {
      name: map.name.trim() === '' ? fallback : map.name.trim(),
      file: name,
      map,
      plan,
      battlefield: compile(name, plan),
      neutral,
      problems: [
        ...problems,
        ...plan.problems,
        ...leftOut.map((token) => leftOutProblem(token, ruleset)),
        ...unknown.map(withoutCard),
        ...tokens.unknown.map(withoutTokenCard),
      ],
      catalogue,
      looks: looksOf(this.engines(ruleset).kit.catalogue),
    };
  }

  /** What a ruleset's plugins let stand on maps; terrain that only other rulesets know is left to the engine to refuse. */
  private catalogue(ruleset: RulesetName): MapCatalogue {
    const { plugins, kit } = this.engines(ruleset);
    const { objects, terrains } = catalogueOf(
      plugins.flatMap(({ units }) => units),
      kit.catalogue.rulings,
    );
    return { objects, terrains: new Set([...standardCatalogue.terrains, ...terrains]) };
  }

  private pathOf(name: string): string {
    const path = resolve(this.folder, name);
    if (existsSync(path) && statSync(path).isFile()) return path;
    const known = this.known();
    const shelved = known.get(name.toLowerCase().replaceAll(' ', '-'));
    if (shelved) return shelved;
    const near = closest(name, known.keys());
    throw new CliError(
      `there is no map "${name}"`,
      near === undefined
        ? `give a map file, or one of: ${[...known.keys()].join(', ')}`
        : `did you mean ${near}?`,
    );
  }
}

function leftOutProblem({ id, kind, content, at }: PlannedToken, ruleset: RulesetName): MapProblem {
  return {
    code: 'unsupported-token',
    severity: 'warning',
    message: `the ${kind} ${content ?? id} has no rules under ${ruleset}`,
    fix: 'it is left out; play by rules that know it, or take it off the map',
    ...(at === undefined ? {} : { at }),
  };
}

function withoutTokenCard({ id, kind, content, at }: PlannedToken): MapProblem {
  return {
    code: 'unsupported-token',
    severity: 'error',
    message: `there is no ${kind} "${content}" for ${id}`,
    fix: `load a pack that has it in ${kind}s/${content}.yaml; the token is left out`,
    ...(at === undefined ? {} : { at }),
  };
}

function withoutCard({ name, card, spaces: [at] }: PlannedNeutral): MapProblem {
  return {
    code: 'unsupported-object',
    severity: 'error',
    message: `there is no card "${card}" for ${name}`,
    fix: 'load a pack that has it; the object is left out',
    ...(at === undefined ? {} : { at }),
  };
}

function compile(name: string, { plan }: MapPlan): Battlefield {
  try {
    return compileBattlefield(plan);
  } catch (error) {
    throw new CliError(
      `${name}: ${error instanceof Error ? error.message : String(error)}`,
      'scape map check tells all that is wrong with the map',
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

/** The start zones of a map as they are drawn. */
export function zoneMarks({ plan }: FoundMap): ZoneMark[] {
  return plan.startZones.map(({ player, name, spaces }) => ({ side: player - 1, name, spaces }));
}

/** The side in whose colour figures and objects are drawn that nobody controls. */
export const nobody = 7;

/** The figures and destructible objects that a map's author has set on it, as they are drawn. */
export function mapFigureMarks({ plan }: FoundMap): FigureMark[] {
  return [...plan.figures, ...plan.neutral].map(({ name, spaces }) => ({ side: nobody, name, spaces }));
}

const nameOf = (file: string): string => basename(file, extname(file));
