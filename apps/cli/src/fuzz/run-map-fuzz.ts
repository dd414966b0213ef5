import { join, relative, resolve } from 'node:path';
import { SetupProblems } from '@scapewright/kernel/check';
import { chooseStartZones, formatMapProblem } from '@scapewright/packs';
import { ruleIds } from '@scapewright/rulebook/ids';
import { type FuzzFailure, runFuzz } from '@scapewright/sim';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  type Army,
  battleSetup,
  fittingGround,
  type Ground,
  groundOfMap,
  type RulesetName,
} from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { readArmies } from '../content/armies.ts';
import { mapFilesIn } from '../content/map-files.ts';
import type { FoundMap } from '../content/map-repository.ts';
import { usualArmies } from '../content/usual-armies.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import type { Page } from '../terminal/page.ts';
import { openProgress } from '../terminal/progress.ts';
import { failureLines } from './failure-lines.ts';

/** What `scape fuzz --maps` was asked for. */
export interface MapFuzzFlags {
  readonly games: number;
  readonly game?: number;
  readonly maps: string;
  readonly threads?: number;
  readonly json?: boolean;
}

const armiesOf: Record<RulesetName, readonly string[]> = {
  superscape: usualArmies('superscape'),
  heroscape: [
    'Dawn: sgt-drake-alexander, raelin, tarn-viking-warriors',
    'Dusk: grimnak, ne-gok-sa, blade-gruts',
  ],
};

/** What came of the games on a map by one ruleset. */
interface MapOutcome {
  readonly file: string;
  readonly ruleset: RulesetName;
  readonly spaces: number;
  /** Spaces that lie over others. */
  readonly overhangs: number;
  readonly objects: number;
  /** Were the start zones marked in the map, or chosen? */
  readonly zones: 'marked' | 'chosen';
  readonly games: number;
  readonly decisions: number;
  /** Figures that found no space in their start zone, over all games. */
  readonly unplaced: number;
  readonly unfinished: number;
  readonly failures: readonly FuzzFailure[];
}

/** A map on which nobody can play, and why. */
interface Unplayable {
  readonly file: string;
  readonly ruleset?: RulesetName;
  readonly reason: string;
  /** Could it not be read at all? */
  readonly isBroken: boolean;
}

/** Plays games on every map of a folder, by each ruleset, and tells what is wrong with them. */
export async function fuzzMaps(
  composition: DependencyContainer,
  rulesets: readonly RulesetName[],
  seed: string,
  flags: MapFuzzFlags,
): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const outcomes: MapOutcome[] = [];
  const unplayable: Unplayable[] = [];
  if (!flags.json) page.line(headLine);
  const folder = resolve(composition.resolve(tokens.surroundings).folder, flags.maps);
  for (const file of mapFilesIn(folder)) {
    const map = found(composition, file);
    if (typeof map === 'string') {
      unplayable.push({ file, reason: map, isBroken: true });
      if (!flags.json) page.line(page.colours.red(map));
      continue;
    }
    if (!flags.json)
      for (const problem of map.problems) page.line(page.colours.yellow(formatMapProblem(file, problem)));
    for (const ruleset of rulesets) {
      const outcome = await playMap(composition, map, ruleset, seed, flags);
      if ('reason' in outcome) unplayable.push(outcome);
      else outcomes.push(outcome);
      if (!flags.json) tell(page, outcome, seed, join(flags.maps, relative(folder, file)));
    }
  }
  if (flags.json) page.line(JSON.stringify({ seed, maps: outcomes, unplayable }, undefined, 2));
  const isWrong = outcomes.some(({ failures }) => failures.length > 0);
  return isWrong || unplayable.some(({ isBroken }) => isBroken) ? exitCodes.failed : exitCodes.fine;
}

function found(composition: DependencyContainer, file: string): FoundMap | string {
  try {
    return composition.resolve(tokens.maps).find(file);
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
}

async function playMap(
  composition: DependencyContainer,
  map: FoundMap,
  ruleset: RulesetName,
  seed: string,
  flags: MapFuzzFlags,
): Promise<MapOutcome | Unplayable> {
  const world = composition.resolve(tokens.surroundings);
  const { file, battlefield: field } = map;
  const armies = readArmies(armiesOf[ruleset], composition.resolve(tokens.library));
  const engine = composition.resolve(tokens.engines)(ruleset);
  const placed = groundFor(map, armies);
  if (typeof placed === 'string') return { file, ruleset, reason: placed, isBroken: false };
  const { zones } = placed;
  const ground = fittingGround(placed.ground, engine.kit.parameters);
  const refused = refusalOf(engine, ground, armies);
  if (refused !== undefined) return { file, ruleset, reason: refused, isBroken: false };
  const progress = openProgress(world.errors, `${ruleset} games on ${map.name}`);
  const games = flags.game === undefined ? { games: flags.games } : { games: 1, first: flags.game };
  const { failures, ...outcome } = await runFuzz(
    {
      ruleset,
      stock: { cards: [], grounds: [] },
      battle: { ground, armies },
      seed,
      rules: ruleIds(),
      ...games,
    },
    { threads: flags.threads ?? world.cores, onProgress: progress.show },
  ).finally(progress.end);
  const rungs = field.rung.reduce((sum, rung) => sum + rung, 0);
  return {
    file,
    ruleset,
    spaces: field.count,
    overhangs: field.count - rungs - field.columnCount,
    objects: map.plan.objects.length,
    zones,
    games: outcome.games,
    decisions: outcome.decisions,
    unplaced: new Map(outcome.reasons).get('placement.no-room') ?? 0,
    unfinished: failures.filter(({ message }) => message.startsWith('no end after')).length,
    failures,
  };
}

/** Why the rules do not let anybody play on a ground, as it stands: the first reason. */
function refusalOf(engine: SkirmishEngine, ground: Ground, armies: readonly Army[]): string | undefined {
  try {
    engine.plan(battleSetup(ground, armies));
    return undefined;
  } catch (error) {
    if (!(error instanceof SetupProblems)) throw error;
    const [first] = error.problems;
    return first && `${first.part}: ${first.message}; ${first.fix}`;
  }
}

/** The map with its start zones where the armies fit into them, otherwise with zones that are chosen; or why neither can be. */
function groundFor(
  { plan, battlefield, neutral }: FoundMap,
  armies: readonly Army[],
): { readonly ground: Ground; readonly zones: 'marked' | 'chosen' } | string {
  const cards = armies.flatMap((army) => army.cards);
  const needs = armies.map((army) =>
    army.cards.reduce((sum, { figures, base }) => sum + figures * (base === 'single' ? 1 : 3), 0),
  );
  const heights = cards.map(({ height }) => height);
  const least = Math.max(...needs);
  const usable = (name: string): boolean => battlefield.solidAt[battlefield.spaceOf(name)] === -1;
  const marked = [...plan.startZones]
    .sort((a, b) => a.player - b.player)
    .map(({ spaces }) => spaces.filter(usable))
    .filter((spaces) => spaces.length >= least)
    .slice(0, armies.length);
  if (marked.length === armies.length) return { ground: groundOfMap(plan, marked, neutral), zones: 'marked' };
  const startZones = chooseStartZones(plan.plan, {
    players: armies.length,
    least,
    tallest: Math.max(...heights),
    shortest: Math.min(...heights),
  });
  if ('needed' in startZones) return startZones.message;
  return { ground: groundOfMap(plan, startZones, neutral), zones: 'chosen' };
}

const widths = [40, 10, 6, 9, 7, 7, 5, 9, 8, 10] as const;
const columns = (values: readonly (string | number)[]): string =>
  values.map((value, at) => String(value)[at < 2 ? 'padEnd' : 'padStart'](widths[at] ?? 0)).join(' ');
const headLine = columns([
  'map',
  'ruleset',
  'spaces',
  'overhangs',
  'objects',
  'zones',
  'games',
  'decisions',
  'unplaced',
  'unfinished',
]);

function tell({ line, colours }: Page, outcome: MapOutcome | Unplayable, seed: string, path: string): void {
  const name = outcome.file.split(/[\\/]/).at(-1) ?? '';
  if ('reason' in outcome) {
    line(
      `${columns([name, outcome.ruleset ?? ''])} ${colours.yellow(`cannot be played: ${outcome.reason}`)}`,
    );
    return;
  }
  const { ruleset, spaces, overhangs, objects, zones, games, failures } = outcome;
  const { decisions, unplaced, unfinished } = outcome;
  const text = columns([
    name,
    ruleset,
    spaces,
    overhangs,
    objects,
    zones,
    games,
    decisions,
    unplaced,
    unfinished,
  ]);
  line(failures.length > 0 ? colours.red(text) : text);
  const again = ({ game }: FuzzFailure): string =>
    `npx scape fuzz --maps ${path} --ruleset ${ruleset} --seed ${seed} --game ${game}`;
  for (const told of failureLines(colours, failures, again)) line(told);
}
