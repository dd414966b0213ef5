import { SetupProblems } from '@scapewright/kernel/check';
import { ruleIds } from '@scapewright/rulebook/ids';
import {
  actsToShow,
  type BattleStock,
  type FuzzFailure,
  type FuzzOutcome,
  runExhaustive,
  runFuzz,
  shrinkFuzz,
} from '@scapewright/sim';
import {
  battleSetup,
  createEngine,
  type RulesetName,
  rulesetNames,
  variantsOf,
} from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
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
  /** Variants with which they are played, all together. */
  readonly variant?: readonly string[];
  /** Play each ruleset as it is, and with each of its variants. */
  readonly eachVariant?: boolean;
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

/** The rules of some games. */
interface Rules {
  readonly ruleset: RulesetName;
  readonly variants: readonly string[];
}

/** What came of the games by some rules, and how much of them has hardly been tried where that was asked. */
interface Outcome extends Rules {
  readonly outcome: FuzzOutcome;
  /** Names of hooks that acted too seldom, or although they are said to be silent. */
  readonly missing: readonly string[];
}

/** Plays random games and tells what is wrong with them. */
export async function fuzz(composition: DependencyContainer, flags: FuzzFlags): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const world = composition.resolve(tokens.surroundings);
  const seed = flags.seed ?? world.freshSeed().slice(0, 8);
  const rulesets = rulesetNames.filter((name) => flags.ruleset === 'both' || flags.ruleset === name);
  const { maps } = flags;
  if (maps !== undefined) return fuzzMaps(composition, rulesets, seed, { ...flags, maps });
  const outcomes: Outcome[] = [];
  for (const rules of rulesets.flatMap((ruleset) => rulesOf(ruleset, flags))) {
    const progress = openProgress(world.errors, `${nameOf(rules)} games`);
    const stock = stockOf(composition, rules);
    const games = flags.game === undefined ? { games: flags.games } : { games: 1, first: flags.game };
    const { wish: wanted = [], paranoid = false } = flags;
    const code = composition.resolve(tokens.code);
    const fuzz = { ...rules, stock, seed, rules: ruleIds(), code, wanted, paranoid };
    const options = { threads: flags.threads ?? world.cores, onProgress: progress.show };
    const { exhaustive: times } = flags;
    if (times === undefined) {
      const outcome = await runFuzz({ ...fuzz, ...games }, options).finally(progress.end);
      outcomes.push({ ...rules, outcome, missing: [] });
    } else {
      const run = runExhaustive({ ...fuzz, times, most: flags.games }, options);
      const { outcome, missing, spoken } = await run.finally(progress.end);
      outcomes.push({ ...rules, outcome, missing: [...missing, ...spoken].map(({ name }) => name) });
    }
  }
  if (flags.json) page.line(JSON.stringify({ seed, outcomes: outcomes.map(plain) }, undefined, 2));
  else
    for (const rules of outcomes) {
      tell(page, rules, seed);
      if (flags.shrink) tellShortest(composition, rules, seed, flags.paranoid);
      if (flags.table || flags.exhaustive !== undefined) {
        const { ruleset, variants, outcome } = rules;
        printHookTable(
          page,
          actsToShow(ruleset, stockOf(composition, rules).cards, variants),
          ruleset,
          outcome,
        );
      }
    }
  const isFine = outcomes.every(
    ({ outcome, missing }) => outcome.failures.length === 0 && missing.length === 0,
  );
  return isFine ? exitCodes.fine : exitCodes.failed;
}

/** The rules by which a ruleset's games are played: with the variants that are asked for, or as it is and with each of its own. */
function rulesOf(ruleset: RulesetName, { variant: variants = [], eachVariant }: FuzzFlags): readonly Rules[] {
  const each = eachVariant ? variantsOf(ruleset).map((variant) => ({ ruleset, variants: [variant] })) : [];
  return [{ ruleset, variants }, ...each];
}

const nameOf = ({ ruleset, variants }: Rules): string =>
  variants.length === 0 ? ruleset : `${ruleset} with ${variants.join(' and ')}`;

/**
 * Every card and map that is known; cards of packs for other variants, and maps that nobody can be placed on, or that the ruleset
 * lacks something for, are left out.
 */
function stockOf(composition: DependencyContainer, { ruleset, variants }: Rules): BattleStock {
  const library = composition.resolve(tokens.library);
  const maps = composition.resolve(tokens.maps);
  const engine = composition.resolve(tokens.engines)(ruleset, variants);
  const grounds = [...maps.known().keys()].flatMap((name) => {
    try {
      const map = maps.find(name, ruleset, variants);
      const ground = groundOf(map, Math.min(3, map.plan.startZones.length));
      engine.plan(battleSetup(ground, []));
      return [ground];
    } catch (error) {
      if (error instanceof CliError || error instanceof SetupProblems) return [];
      throw error;
    }
  });
  const fitting = library.packs
    .map(({ pack }) => pack.manifest)
    .filter((pack) => pack.variants.every((variant) => variants.includes(variant)));
  const packs = new Set(fitting.map(({ id }) => id));
  const cards = library.cards().filter(({ pack }) => packs.has(pack));
  return { cards: cards.map(({ card }) => library.definition(card.id)), grounds };
}

function plain({ ruleset, variants, outcome, missing }: Outcome) {
  const { reasons, hooks } = outcome;
  return {
    ruleset,
    variants,
    ...outcome,
    missing,
    reasons: Object.fromEntries(reasons),
    hooks: Object.fromEntries(hooks),
  };
}

function tell(page: Page, rules: Outcome, seed: string): void {
  const { line, colours } = page;
  const { games, decisions, failures } = rules.outcome;
  const sum = `${nameOf(rules)}: ${games} games, ${decisions} decisions, seed ${seed}`;
  if (failures.length === 0) {
    line(`${colours.green('sound')}  ${sum}`);
    return;
  }
  line(`${colours.red(`${failures.length} wrong`)}  ${sum}`);
  for (const told of failureLines(colours, failures, (failure) => againLine(rules, seed, failure)))
    line(told);
}

/** The line that plays one game again. */
function againLine({ ruleset, variants }: Rules, seed: string, { game, wanted }: FuzzFailure): string {
  const chosen = variants.map((variant) => ` --variant ${variant}`).join('');
  const goals = wanted.map((name) => ` --wish "${name}"`).join('');
  return `npx scape fuzz --ruleset ${ruleset}${chosen} --seed ${seed} --game ${game}${goals}`;
}

/** The shortest play that shows the first failure. */
function tellShortest(
  composition: DependencyContainer,
  { ruleset, variants, outcome }: Outcome,
  seed: string,
  paranoid = false,
): void {
  const [failure] = outcome.failures;
  if (!failure) return;
  const { line, colours } = composition.resolve(tokens.page);
  const known = new Set<string>(ruleIds());
  const kit = {
    engine: createEngine(ruleset, { variants }),
    other: createEngine(ruleset, { variants }),
    stock: stockOf(composition, { ruleset, variants }),
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
