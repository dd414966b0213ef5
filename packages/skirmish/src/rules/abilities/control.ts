import type { Seat } from '@scapewright/kernel';
import { mayControl } from '../../model/declarations.ts';
import { type Duration, durations } from '../../model/durations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { PreventableArgs } from '../../model/steps.ts';
import { figureTable } from '../../model/tables.ts';
import { engagements } from '../../queries/adjacency.ts';
import { controlEffects, controlKind } from '../../queries/control.ts';
import { placeCount } from '../../queries/inside.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { ActingArgs } from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { isSpared } from '../basics/spared.ts';
import { addEffect } from '../effects/effects.ts';
import { endEffect } from '../effects/expiry.ts';
import { settleControl } from '../effects/settle-control.ts';
import { settleLife } from '../effects/settle-life.ts';
import { engageNew } from '../move/swipes.ts';

/** The variables of `take-control` and `give-back`. */
interface ControlVars extends ActingArgs {
  readonly prevented?: number;
  /** Who has controlled it until now. */
  readonly before: number;
  readonly part?: number;
}

/**
 * Takes control of a figure for a time; what cannot be taken over stays as it is (SS-SYM-010, SS-GUNIQ-014), and its
 * controller may have something to do instead. True: it was taken.
 */
export function takeControl(
  run: SkirmishRun,
  figure: Figure,
  seat: Seat,
  until: Duration,
  /** 1 where {@link releaseControl} ends it. */
  part: 0 | 1 = 0,
): boolean {
  if (isSpared(run, figure)) return false;
  const refusal = controlRefusal(run.game, figure, seat);
  if (refusal) {
    run.note(refusal, { figure, seat });
    return false;
  }
  const { prevented } = run.call(procedures.takeControl, {
    figure,
    seat,
    until: durations.indexOf(until),
    prevented: 0,
    part,
  });
  return prevented === 0;
}

/** Ends the newest control of a figure that was taken for something that is done now. */
export function releaseControl(run: SkirmishRun, figure: Figure): void {
  const newest = controlEffects(run.game, figure).findLast((row) => run.game.readEffect('part', row) === 1);
  if (newest === undefined) return;
  endEffect(run, newest);
  if (run.game.isAlive(figure)) settleControl(run, figure);
}

/** `take-control`: what is done instead, or the change. */
export const takeControlProcedure = procedures.takeControl.define<ControlVars>([
  {
    replace: 'E.control-changed',
    args: controlArgs,
    seat: (game, vars) => game.controller(vars.figure),
  },
  { leave: (_game, vars) => vars.prevented === 1 },
  {
    do: (run, vars) => {
      const figure = vars.figure;
      const seat = vars.seat;
      const until = durations[vars.until] as Duration;
      const before = run.game.controller(figure);
      run.write(figureTable.controller, figure, seat);
      const newest = controlEffects(run.game, figure).at(-1);
      const age = newest === undefined ? 0 : run.game.readEffect('amount', newest) + 1;
      addEffect(run, { kind: controlKind, figure, amount: age, seat, until, part: vars.part ?? 0 });
      run.note(before < 0 ? 'control.taken-neutral' : 'control.taken', { figure, seat });
      return { before };
    },
  },
  { at: 'E.control-changed', args: controlArgs, body: engageOthers },
]);

/** Another controller has other enemies: whom the figure stands next to, it is engaged with at once (SS-ENG-014). */
function engageOthers(run: SkirmishRun, { figure, before }: ControlVars): void {
  const { game } = run;
  const wasEnemy = (other: Figure): boolean => before >= 0 && isEnemyOf(game, before, game.controller(other));
  if (game.isPlaced(figure)) engageNew(run, figure, engagements(game, figure).filter(wasEnemy));
  settleLife(run);
}

function isEnemyOf(game: Game, seat: Seat, other: Seat): boolean {
  return other >= 0 && game.teamOf(seat) !== game.teamOf(other);
}

/** Control of a figure: `seat` is who takes it, `prevented` 1 once something else was done instead. */
function controlArgs(game: Game, { seat, figure, prevented = 0 }: ControlVars): PreventableArgs {
  return { seat, card: game.cardOf(figure), figure, prevented };
}

/** Why a player cannot take control of a figure; undefined if it can. */
export function controlRefusal(game: Game, figure: Figure, seat: Seat): string | undefined {
  if (!game.isAlive(figure)) return 'control.gone';
  if (game.controller(figure) === seat) return undefined;
  if (game.definition(figure).uniqueness === 'event') return 'control.event';
  if (game.isObject(figure) && placeCount(game, figure) === 0) return 'control.no-interior';
  const refusal = game.refusalOf(mayControl, { figure, seat });
  return refusal?.reason;
}

/** `give-back`: control that was taken for a time ends. */
export const giveBackProcedure = procedures.giveBack.define<ControlVars>([
  {
    do: (run, vars) => {
      const before = run.game.controller(vars.figure);
      run.write(figureTable.controller, vars.figure, vars.seat);
      run.note('control.ends', { figure: vars.figure, seat: vars.seat });
      return { before };
    },
  },
  { at: 'E.control-changed', args: controlArgs, body: engageOthers },
]);
