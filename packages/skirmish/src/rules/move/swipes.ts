import type { Space } from '@scapewright/board';
import { swipeDice } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { PairArgs } from '../../model/steps.ts';
import { engagements, wouldBeEngaged } from '../../queries/adjacency.ts';
import { swipeRefusal } from '../../queries/movement/movement-query.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { SwipeArgs } from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { isUsual } from '../basics/args.ts';
import { rollDamage } from '../wounds/wounds.ts';

/** The variables of `swipe`. */
interface SwipeVars extends SwipeArgs {
  readonly replaced: number;
}

/** The enemies whose engagement a step leaves; those that it keeps are noted. */
export function leftEnemies(run: SkirmishRun, figure: Figure, keeps: (other: Figure) => boolean): number[] {
  const left: number[] = [];
  for (const other of engagements(run.game, figure)) {
    if (keeps(other)) run.note('engagement.kept', { figure, other });
    else left.push(other);
  }
  return left;
}

/**
 * Every enemy that the figure leaves may swipe, one after another, by turn order (SS-ENG-006, SS-ENG-018); ruling
 * `leavingAttackSpace` says on which space. False: it is gone.
 */
export function swipes(run: SkirmishRun, figure: Figure, left: number[]): boolean {
  const { game } = run;
  if (left.length === 0) return true;
  if (left.length > 1) run.note('swipe.several', { figure, swipers: left.length });
  const order = game.seatOrder();
  left.sort((a, b) => order.indexOf(game.controller(a)) - order.indexOf(game.controller(b)) || a - b);
  let offered = 0;
  for (const swiper of left) {
    if (!game.isOnBattlefield(figure)) return false;
    const refusal = swipeRefusal(game, figure, swiper);
    if (refusal) {
      run.note(refusal.reason, { figure, by: swiper });
      run.event('E.figure-leaves-engagement', leaverArgs(game, { figure: swiper, other: figure }));
      continue;
    }
    offered++;
    run.call(procedures.swipe, {
      figure: swiper,
      other: figure,
      seat: game.controller(swiper),
      card: game.cardOf(swiper),
    });
  }
  if (!game.isOnBattlefield(figure)) return false;
  if (offered > 0) run.note('swipe.over', { figure });
  return true;
}

/** Before a figure is put elsewhere: whoever it was engaged with and would be no longer may swipe. False: it is gone. */
export function leaveEngagements(run: SkirmishRun, figure: Figure, spaces: readonly Space[]): boolean {
  if (!run.game.isPlaced(figure)) return true;
  const keeps = (other: Figure): boolean => wouldBeEngaged(run.game, figure, spaces, other);
  return swipes(run, figure, leftEnemies(run, figure, keeps));
}

/** A figure leaves every engagement at once: whoever it was engaged with may swipe. False: it is gone. */
export function swipedByAll(run: SkirmishRun, figure: Figure): boolean {
  return swipes(
    run,
    figure,
    leftEnemies(run, figure, () => false),
  );
}

/** `swipe`: 3F for one enemy that is left; variable `figure` is the one that swipes, `other` the mover. */
export const swipeProcedure = procedures.swipe.define<SwipeVars>([
  { at: 'E.figure-leaves-engagement', args: leaverArgs },
  { instead: '3F', args: pairArgs, seat: (_game, vars) => vars.seat, into: 'replaced' },
  {
    if: isUsual,
    steps: [{ at: '3F', args: pairArgs, body: swipe }],
  },
]);

function swipe(run: SkirmishRun, { figure: swiper, other: mover }: SwipeArgs): void {
  const { game } = run;
  if (!game.isAlive(mover) || !game.isAlive(swiper)) return;
  if (!run.may(game.controller(swiper), 'swipe', 'swipe.offered', game.keyOf('figure', swiper))) {
    run.note('swipe.declined', { figure: mover, by: swiper });
    return;
  }
  const dice = game.value(swipeDice, 1, { figure: swiper, other: mover });
  run.note('swipe.taken', { figure: mover, by: swiper });
  rollDamage(run, mover, dice, ['swipe'], swiper, 'swipe');
}

/** The engagement is left by the mover. */
function leaverArgs(game: Game, { figure, other: mover }: Pick<SwipeArgs, 'figure' | 'other'>): PairArgs {
  return {
    seat: game.controller(mover),
    card: game.cardOf(mover),
    figure: mover,
    other: figure,
  };
}

function pairArgs(_game: Game, { seat, card, figure, other }: SwipeArgs): PairArgs {
  return { seat, card, figure, other };
}

/** Engagements begin with the enemies that the figure was not engaged with before. */
export function engageNew(run: SkirmishRun, figure: Figure, before: readonly number[]): void {
  const { game } = run;
  for (const other of engagements(game, figure)) {
    if (before.includes(other)) continue;
    run.note('engagement.begins', { figure, other });
    run.event('E.figure-engaged', {
      seat: game.controller(figure),
      card: game.cardOf(figure),
      figure,
      other,
    });
  }
}
