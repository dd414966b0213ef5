import { SetupProblems } from '@scapewright/kernel';
import { ruleIds } from '@scapewright/rulebook/ids';
import {
  type BattleStock,
  battleSetup,
  type FuzzOutcome,
  type RulesetName,
  rulesetNames,
  runFuzz,
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
  readonly json?: boolean;
}

/** Plays random games and tells what is wrong with them. */
export async function fuzz(composition: Composition, flags: FuzzFlags): Promise<ExitCode> {
  const page = composition.one(tokens.page);
  const world = composition.one(tokens.surroundings);
  const seed = flags.seed ?? world.freshSeed().slice(0, 8);
  const rulesets = rulesetNames.filter((name) => flags.ruleset === 'both' || flags.ruleset === name);
  const { maps } = flags;
  if (maps !== undefined) return fuzzMaps(composition, rulesets, seed, { ...flags, maps });
  const outcomes: { readonly ruleset: RulesetName; readonly outcome: FuzzOutcome }[] = [];
  for (const ruleset of rulesets) {
    const progress = openProgress(world.errors, `${ruleset} games`);
    const stock = stockOf(composition, ruleset);
    const games = flags.game === undefined ? { games: flags.games } : { games: 1, first: flags.game };
    const outcome = await runFuzz(
      { ruleset, stock, seed, rules: ruleIds(), code: composition.one(tokens.code), ...games },
      { threads: flags.threads ?? world.cores, onProgress: progress.show },
    ).finally(progress.end);
    outcomes.push({ ruleset, outcome });
  }
  if (flags.json) page.line(JSON.stringify({ seed, outcomes: outcomes.map(plain) }, undefined, 2));
  else
    for (const { ruleset, outcome } of outcomes) {
      tell(page, ruleset, seed, outcome);
      if (flags.table) printHookTable(page, composition.one(tokens.engines)(ruleset), outcome);
    }
  return outcomes.some(({ outcome }) => outcome.failures.length > 0) ? exitCodes.failed : exitCodes.fine;
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

function plain({ ruleset, outcome }: { readonly ruleset: RulesetName; readonly outcome: FuzzOutcome }) {
  const { reasons, hooks } = outcome;
  return { ruleset, ...outcome, reasons: Object.fromEntries(reasons), hooks: Object.fromEntries(hooks) };
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
  for (const told of failureLines(colours, failures, (game) => againLine(ruleset, seed, game))) line(told);
}

/** The line that plays one game again. */
function againLine(ruleset: RulesetName, seed: string, game: number): string {
  return `scape fuzz --ruleset ${ruleset} --seed ${seed} --game ${game}`;
}
