import type { Space } from '@scapewright/board';
import type { Decider, Match } from '@scapewright/kernel';
import type { Figure } from '../model/numbers.ts';
import { baseColumns } from '../model/tables.ts';
import type { SkirmishSource } from '../state/content/unit.ts';
import type { Game } from '../state/game.ts';
import { procedures } from '../state/procedures.ts';
import { chanceOf, type Fraction } from './dice-odds.ts';
import { DiceTree } from './dice-tree.ts';

/** The attack whose odds are asked: by whom, at whom, and the source of a special attack. */
export interface OddsQuestion {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly special?: SkirmishSource | undefined;
  /** The spaces on which the attacker would stand; left out: where it stands. */
  readonly from?: readonly Space[] | undefined;
  /** Answers what abilities ask on the way; left out: what is optional is declined, the first option is taken. */
  readonly decide?: Decider;
  /** Courses of the dice that may be played at most. */
  readonly most?: number;
}

/** What an attack does to one figure. */
export interface FigureOdds {
  readonly figure: Figure;
  /** Chance of exactly 0, 1, 2 ... wounds more than before. */
  readonly wounds: readonly number[];
  readonly expected: number;
  readonly defeat: number;
}

/** The exact odds of an attack. */
export interface Odds {
  readonly target: FigureOdds;
  /** Everybody else to whom something may happen: further defenders, the attacker, bystanders. */
  readonly others: readonly FigureOdds[];
  /** Courses of the dice that were played. */
  readonly courses: number;
}

/** What happened to one figure, weighed. */
interface Tally {
  readonly wounds: Map<number, bigint>;
  defeated: bigint;
}

/**
 * The exact distribution of what an attack would do now: it is made in a copy of the match with every course that the
 * dice can take, through the same hooks that will run, and each course is weighed by its chance. Nothing hidden is looked
 * at: give a seat's own fork where the asker may not see everything. Undefined where there are more courses than `most`.
 */
export function odds(match: Match<Game>, question: OddsQuestion): Odds | undefined {
  const { game } = match.host;
  const { attacker, target, special, from, most = 50_000, decide = declining } = question;
  const tree = new DiceTree(looksAtDice(game));
  const tallies = Array.from(
    { length: game.figureCount },
    (): Tally => ({ wounds: new Map(), defeated: 0n }),
  );
  const courses: { readonly ways: bigint; readonly total: bigint; readonly after: readonly Outcome[] }[] = [];
  do {
    if (courses.length >= most) return undefined;
    const after = played(match, tree, { attacker, target, from, source: special?.place ?? -1 }, decide);
    courses.push({ ...tree.weight(), after });
  } while (tree.next());
  const total = courses.reduce((common, course) => leastMultiple(common, course.total), 1n);
  for (const { ways, total: of, after } of courses)
    after.forEach(({ wounds, defeated }, figure) => {
      const tally = tallies[figure] as Tally;
      const weight = ways * (total / of);
      tally.wounds.set(wounds, (tally.wounds.get(wounds) ?? 0n) + weight);
      if (defeated) tally.defeated += weight;
    });
  const all = tallies.map((tally, figure) => figureOdds(figure, tally, total));
  const others = all.filter((one) => one.figure !== target && (one.expected > 0 || one.defeat > 0));
  return { target: all[target] as FigureOdds, others, courses: courses.length };
}

interface Outcome {
  readonly wounds: number;
  readonly defeated: boolean;
}

/** Plays one course of the dice in a copy; what it has done to each figure. */
function played(
  match: Match<Game>,
  tree: DiceTree,
  attack: Pick<OddsQuestion, 'attacker' | 'target' | 'from'> & { readonly source: number },
  decide: Decider,
): readonly Outcome[] {
  const copy = match.fork();
  const { clock } = copy;
  clock.source = tree.roll;
  clock.restack([]);
  if (attack.from)
    for (const [part, column] of baseColumns.entries())
      clock.game.state.write(column, attack.attacker, attack.from[part] ?? -1);
  const seat = Math.max(0, clock.game.controller(attack.attacker));
  clock.begin(procedures.plannedAttack, {
    figure: attack.attacker,
    target: attack.target,
    source: attack.source,
    seat,
  });
  copy.advance(decide);
  const { game: before } = match.host;
  const { game: after } = clock;
  return Array.from({ length: before.figureCount }, (_, figure) => ({
    wounds: Math.max(0, after.wounds(figure) - before.wounds(figure)),
    defeated: before.isAlive(figure) && !after.isAlive(figure),
  }));
}

/** Declines what is optional and makes no other attack; where something must be chosen, takes the first. */
const declining: Decider = (decision) => {
  const { choice, asks, least, count, shape } = decision;
  const { defaultReply, places = [] } = choice;
  if (asks === 'target') return -1;
  if (defaultReply !== undefined) return shape === 'allot' ? places.map(() => defaultReply) : defaultReply;
  if (least > 1) return Array.from({ length: least }, (_, at) => decision.valueAt(Math.min(at, count - 1)));
  return choice.options.length > 0 ? (choice.options[0] as number) : -1;
};

function figureOdds(figure: Figure, { wounds, defeated }: Tally, total: bigint): FigureOdds {
  const chance = (numerator: bigint): number =>
    chanceOf({ numerator, denominator: total } satisfies Fraction);
  const most = Math.max(0, ...wounds.keys());
  const chances = Array.from({ length: most + 1 }, (_, count) => chance(wounds.get(count) ?? 0n));
  return {
    figure,
    wounds: chances,
    expected: chances.reduce((sum, one, count) => sum + one * count, 0),
    defeat: chance(defeated),
  };
}

/** Does anybody look at dice beyond what they count for? */
function looksAtDice({ hooks }: Game): boolean {
  return hooks.listens('E.dice-rolled') || hooks.listens('E.damage-dice-rolled');
}

function leastMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
