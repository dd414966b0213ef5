import type { Seat } from '@scapewright/kernel';
import { call, insteadWays } from '@scapewright/kernel';
import { mayReveal } from '../../model/declarations.ts';
import type { Card } from '../../model/numbers.ts';
import type { OrderArgs } from '../../model/steps.ts';
import { cardTable, matchTable, orderTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { SeatArgs, TurnArgs } from '../../state/procedure-args.ts';
import { procedures, type Step } from '../../state/procedures.ts';
import { isUsual, ofTurn } from '../basics/args.ts';
import { expire } from '../effects/expiry.ts';
import { teammatesOf } from './order-markers.ts';

/** The variables of `turn`. */
interface TurnVars extends TurnArgs {
  /** The card whose marker is turned up, -1 none. */
  readonly card: Card;
  readonly replaced: number;
  readonly unturned: number;
  /** How many activations there had been when the turn began. */
  readonly since: number;
}

/** 1A to 1C: the turn begins, and its order marker is turned up (SS-TURN-002 to SS-TURN-004). */
const startOfTurn: readonly Step<TurnVars>[] = [
  { if: countsWith1A, steps: [{ do: countTurn }] },
  { at: '1A', args: ofTurn },
  { if: (game) => !countsWith1A(game), steps: [{ do: countTurn }] },
  { at: '1B', args: ofTurn },
  { instead: '1C', args: ofMarker, seat: seatOf, into: 'unturned' },
  {
    if: (_game, vars) => vars.unturned === insteadWays.usual,
    steps: [
      {
        at: '1C',
        args: (game, vars) => ofMarker(game, { ...vars, card: revealed(game, vars) }),
        body: reveal,
      },
    ],
  },
];

/** `turn`: steps 1A to 7 of one player's turn, or what is done instead of it (SS-TURN-001). */
export const turnProcedure = procedures.turn.define<TurnVars>([
  { do: beginTurn },
  { instead: 'TURN', args: ofTurn, seat: seatOf, into: 'replaced' },
  {
    if: isUsual,
    steps: [
      {
        at: 'TURN',
        args: ofTurn,
        steps: [
          { at: '1', args: ofTurn, steps: startOfTurn },
          {
            if: (game, vars) => mayActivate(game, vars.card, vars.seat),
            steps: [
              call(procedures.activation, (_game, vars) => ({
                seat: vars.seat,
                card: vars.card,
                ordered: 1,
                since: vars.since,
              })),
            ],
          },
          { at: '7', args: ofTurn },
        ],
      },
    ],
    else: [{ note: (run, vars) => run.note('turn.replaced', { seat: vars.seat }) }],
  },
  {
    do: (run, vars) => {
      run.note('turn.ends', { seat: vars.seat });
      expire(run, 'attack', 0);
      expire(run, 'turn', run.read(matchTable.turns, 0));
    },
  },
  call(procedures.victory, () => ({ roundEnd: 0 })),
]);

function seatOf(_game: Game, { seat }: SeatArgs): number {
  return seat;
}

/** A window of a turn's order marker. */
function ofMarker(game: Game, vars: TurnVars): OrderArgs {
  return { ...ofTurn(game, vars), marker: vars.turn };
}

/** Is the turn counted with 1A, or between 1A and 1B (ruling TI-13)? */
function countsWith1A(game: Game): boolean {
  return game.ruling('TI-13') === 'at-1A';
}

/** Counts the turn, with which effects of this turn begin. */
function countTurn(run: SkirmishRun): void {
  run.write(matchTable.turns, 0, run.read(matchTable.turns, 0) + 1);
}

function beginTurn(run: SkirmishRun, vars: TurnVars): Partial<TurnVars> {
  run.write(matchTable.seat, 0, vars.seat);
  run.write(matchTable.chooser, 0, vars.seat);
  run.write(matchTable.turn, 0, vars.turn);
  run.note('turn.begins', { seat: vars.seat, turn: vars.turn });
  return { card: -1, since: run.read(matchTable.activations, 0) };
}

/** The card on which this turn's marker lies, -1 nowhere. */
function revealed(game: Game, vars: TurnVars): number {
  return game.state.read(orderTable.card, vars.seat * 4 + vars.turn - 1);
}

/** 1C: turns the marker up, also on a card whose figures are gone (SS-TURN-006), unless the ruleset leaves it (HS-TURN-004). */
function reveal(run: SkirmishRun, vars: TurnVars): Partial<TurnVars> {
  const { game } = run;
  const seat = vars.seat;
  const row = seat * 4 + vars.turn - 1;
  const card = run.read(orderTable.card, row);
  if (card < 0) {
    run.note('order.none', { seat });
    return { card: -1 };
  }
  if (
    !game.isCardActive(card) &&
    !game.parameters.revealsOnDefeatedCard &&
    game.ruling('revealOnDestroyedCard') !== true
  ) {
    return keepDown(run, seat, card, 'order.lost');
  }
  const refusal = game.refusalOf(mayReveal, { card });
  if (refusal) return keepDown(run, seat, card, refusal.reason);
  run.write(orderTable.revealed, row, 1);
  run.write(cardTable.unrevealed, card, run.read(cardTable.unrevealed, card) - 1);
  run.reveal();
  run.note('order.revealed', { seat, card, marker: vars.turn });
  if (!game.isCardActive(card)) run.note('order.revealed-inactive', { seat, card });
  else if (!mayActivate(game, card, seat)) run.note('order.revealed-taken', { seat, card });
  run.event('E.order-marker-revealed', {
    seat,
    card,
    figure: game.figuresOf(card)[0] ?? -1,
    marker: vars.turn,
  });
  return { card };
}

/** The marker stays as it lies, so its card is told to those who know it; others see what they see where there is no marker. */
function keepDown(run: SkirmishRun, seat: Seat, card: Card, reason: string): Partial<TurnVars> {
  const row = seat * 4 + run.read(matchTable.turn, 0) - 1;
  const viewers = run.read(orderTable.viewers, row);
  const team = teammatesOf(run.game, seat);
  const knows = (one: Seat): boolean => one === seat || team.includes(one) || ((viewers >> one) & 1) === 1;
  run.note(reason, { seat, card }, Array.from({ length: run.game.seatCount }, (_, one) => one).filter(knows));
  run.note('order.none', { seat });
  return { card: -1 };
}

/** A player can activate only active figures of the own team (SS-TURN-010, SS-TURN-022). */
export function mayActivate(game: Game, card: Card, seat: Seat): boolean {
  if (card < 0 || !game.isCardActive(card) || game.definitionOfCard(card).unit === 'object') return false;
  return game.figuresOf(card).some((figure) => game.isAlive(figure) && game.controller(figure) === seat);
}
