import { SetupProblems } from '@scapewright/kernel';
import { ruleIds } from '@scapewright/rulebook/ids';
import {
  type BattleStock,
  battleSetup,
  createEngine,
  type FuzzFailure,
  type FuzzOutcome,
  type RulesetName,
  rulesetNames,
  runExhaustive,
  runFuzz,
  shrinkFuzz,
} from '@scapewright/sim';
import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';
import { groundOf } from '../content/map-repository.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import type { Page } from '../terminal/page.ts';
import { openProgress } from '../terminal/progress.ts';
import { failureLines } from './failure-lines.ts';
import { printHookTable } from './hook-table.ts';
import { fuzzMaps } from './run-map-fuzz.ts';

/** What `scape fuzz` was asked for. */
export interface FuzzFlags {
  readonly games: number;
  readonly seed?: string;
  readonly game?: number;
  readonly maps?: string;
  readonly ruleset: RulesetName | 'both';
  readonly threads?: number;
  readonly table?: boolean;
  /** Draw until everything has acted so often. */
  readonly exhaustive?: number;
  /** What the battles are about: units or hooks by the names of the table. */
  readonly wish?: readonly string[];
  readonly paranoid?: boolean;
  readonly shrink?: boolean;
  readonly json?: boolean;
}

/** What came of the games of a ruleset, and how much of it has hardly been tried where that was asked. */
interface Outcome {
  readonly ruleset: RulesetName;
  readonly outcome: FuzzOutcome;
  /** Names of hooks that acted too seldom, or although they are said to be silent. */
  readonly missing: readonly string[];
}

/** Plays random games and tells what is wrong with them. */
export async function fuzz(composition: Composition, flags: FuzzFlags): Promise<ExitCode> {
  const page = composition.one(tokens.page);
  const world = composition.one(tokens.surroundings);
  const seed = flags.seed ?? world.freshSeed().slice(0, 8);
  const rulesets = rulesetNames.filter((name) => flags.ruleset === 'both' || flags.ruleset === name);
  const { maps } = flags;
  if (maps !== undefined) return fuzzMaps(composition, rulesets, seed, { ...flags, maps });
  const outcomes: Outcome[] = [];
  for (const ruleset of rulesets) {
    const progress = openProgress(world.errors, `${ruleset} games`);
    const stock = stockOf(composition, ruleset);
    const games = flags.game === undefined ? { games: flags.games } : { games: 1, first: flags.game };
    const { wish: wanted = [], paranoid = false } = flags;
    const code = composition.one(tokens.code);
    const fuzz = { ruleset, stock, seed, rules: ruleIds(), code, wanted, paranoid };
    const options = { threads: flags.threads ?? world.cores, onProgress: progress.show };
    const { exhaustive: times } = flags;
    if (times === undefined) {
      const outcome = await runFuzz({ ...fuzz, ...games }, options).finally(progress.end);
      outcomes.push({ ruleset, outcome, missing: [] });
    } else {
      const run = runExhaustive({ ...fuzz, times, most: flags.games }, options);
      const { outcome, missing, spoken } = await run.finally(progress.end);
      outcomes.push({ ruleset, outcome, missing: [...missing, ...spoken].map(({ name }) => name) });
    }
  }
  if (flags.json) page.line(JSON.stringify({ seed, outcomes: outcomes.map(plain) }, undefined, 2));
  else
    for (const { ruleset, outcome } of outcomes) {
      tell(page, ruleset, seed, outcome);
      if (flags.shrink) tellShortest(composition, ruleset, seed, outcome, flags.paranoid);
      if (flags.table || flags.exhaustive !== undefined)
        printHookTable(
          page,
          ruleset,
          composition.one(tokens.engines)(ruleset),
          stockOf(composition, ruleset).cards,
          outcome,
        );
    }
  const isFine = outcomes.every(
    ({ outcome, missing }) => outcome.failures.length === 0 && missing.length === 0,
  );
  return isFine ? exitCodes.fine : exitCodes.failed;
}

/** Every card and map that is known; maps that nobody can be placed on, or that the ruleset lacks something for, are left out. */
function stockOf(composition: Composition, ruleset: RulesetName): BattleStock {
  const library = composition.one(tokens.library);
  const maps = composition.one(tokens.maps);
  const engine = composition.one(tokens.engines)(ruleset);
  const grounds = [...maps.known().keys()].flatMap((name) => {
    try {
      const map = maps.find(name, ruleset);
      const ground = groundOf(map, Math.min(3, map.plan.startZones.length));
      engine.plan(battleSetup(ground, []));
      return [ground];
    } catch (error) {
      if (error instanceof CliError || error instanceof SetupProblems) return [];
      throw error;
    }
  });
  return { cards: library.cards().map(({ card }) => library.definition(card.id)), grounds };
}

function plain({ ruleset, outcome, missing }: Outcome) {
  const { reasons, hooks } = outcome;
  return {
    ruleset,
    ...outcome,
    missing,
    reasons: Object.fromEntries(reasons),
    hooks: Object.fromEntries(hooks),
  };
}

function tell(
  page: Page,
  ruleset: RulesetName,
  seed: string,
  { games, decisions, failures }: FuzzOutcome,
): void {
  const { line, colours } = page;
  const sum = `${ruleset}: ${games} games, ${decisions} decisions, seed ${seed}`;
  if (failures.length === 0) {
    line(`${colours.green('sound')}  ${sum}`);
    return;
  }
  line(`${colours.red(`${failures.length} wrong`)}  ${sum}`);
  for (const told of failureLines(colours, failures, (failure) => againLine(ruleset, seed, failure)))
    line(told);
}

/** The line that plays one game again. */
function againLine(ruleset: RulesetName, seed: string, { game, wanted }: FuzzFailure): string {
  const wishes = wanted.map((name) => ` --wish "${name}"`).join('');
  return `scape fuzz --ruleset ${ruleset} --seed ${seed} --game ${game}${wishes}`;
}

/** The shortest play that shows the first failure. */
function tellShortest(
  composition: Composition,
  ruleset: RulesetName,
  seed: string,
  { failures: [failure] }: FuzzOutcome,
  paranoid = false,
): void {
  if (!failure) return;
  const { line, colours } = composition.one(tokens.page);
  const known = new Set<string>(ruleIds());
  const kit = {
    engine: createEngine(ruleset),
    other: createEngine(ruleset),
    stock: stockOf(composition, ruleset),
    isRule: (id: string) => known.has(id),
    wanted: failure.wanted,
    paranoid,
  };
  const play = shrinkFuzz(kit, seed, failure.game);
  if (!play) return;
  line(`  ${colours.bold('shortest play')}: ${play.decisions.length} decisions, ${play.message}`);
  for (const [seat, cards] of play.armies.entries()) line(`    player ${seat + 1}: ${cards.join(', ')}`);
  for (const decision of play.decisions) line(`    ${decision}`);
}
