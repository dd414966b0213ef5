import type { Seat } from '@scapewright/kernel';
import { call, insteadWays } from '@scapewright/kernel';
import { movements } from '../../model/codes.ts';
import { mayReveal } from '../../model/declarations.ts';
import type { Card } from '../../model/numbers.ts';
import type { OrderArgs } from '../../model/steps.ts';
import { cardTable, figureTable, matchTable, orderTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import {
  type ActivationArgs,
  procedures,
  type SeatArgs,
  type Step,
  type TurnArgs,
  type UnitArgs,
} from '../../state/procedures.ts';
import { figuresIn, isUsual, ofCard, ofTurn } from '../basics/args.ts';
import { expire } from '../effects/expiry.ts';
import { teammatesOf } from './order-markers.ts';

/** The variables of `turn`. */
interface TurnVars extends TurnArgs {
  /** The card whose marker is turned up, -1 none. */
  readonly card: Card;
  readonly replaced: number;
  readonly unturned: number;
}

/** The variables of `activation`. */
interface ActivationVars extends ActivationArgs {
  /** The activation in whose middle this one is allowed, and its card; 0 and -1 none. */
  readonly outer: number;
  readonly outerCard: number;
  /** The number of this activation. */
  readonly stamp: number;
  readonly mask: number;
  readonly replaced: number;
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
  return { card: -1 };
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

/** `activation`: phases 2 to 6 for one card's unit (SS-TURN-012). */
export const activationProcedure = procedures.activation.define<ActivationVars>([
  { do: beginActivation },
  {
    at: 'ACTIVATION',
    args: ofCard,
    steps: [
      { at: '2.instead', args: ofCard },
      { instead: '2.instead', args: ofCard, seat: seatOf, into: 'replaced' },
      {
        if: isUsual,
        steps: [
          {
            at: '2',
            args: ofCard,
            body: activate,
            steps: [{ at: '2.activated', args: ofCard }],
          },
          call(procedures.movePhase, unitOf),
          call(procedures.transition, unitOf),
          call(procedures.attackPhase, unitOf),
          { at: '6', args: ofCard },
          { note: (run, vars) => noteEnd(run, vars.card) },
        ],
        else: [
          {
            note: (run, vars) => run.note('activation.replaced', { card: vars.card }),
          },
        ],
      },
    ],
  },
  { do: endActivation },
]);

function unitOf(_game: Game, { seat, card, mask }: ActivationVars): UnitArgs {
  return { seat, card, mask };
}

function beginActivation(run: SkirmishRun, vars: ActivationVars): Partial<ActivationVars> {
  const stamp = run.read(matchTable.activations, 0) + 1;
  const outer = { outer: run.read(matchTable.activation, 0), outerCard: run.read(matchTable.activeCard, 0) };
  run.write(matchTable.activations, 0, stamp);
  run.write(matchTable.activation, 0, stamp);
  run.write(matchTable.activeCard, 0, vars.card);
  if (outer.outer === 0) forgetMoves(run);
  return { ...outer, stamp, mask: candidates(run.game, vars.card, vars.seat) };
}

/** Who moved before, in another's turn or its own, has not moved in the activation that begins (SS-MOVE-021, SS-TURN-015). */
function forgetMoves(run: SkirmishRun): void {
  for (let figure = 0; figure < run.game.figureCount; figure++)
    if (run.read(figureTable.moved, figure) !== 0) run.write(figureTable.moved, figure, 0);
}

/** 2: fixes which figures take part; of a pooled card the player picks (SS-UNIQ-009, HS-UNIQ-003). */
function activate(run: SkirmishRun, vars: ActivationVars): Partial<ActivationVars> {
  const { game } = run;
  const card = vars.card;
  const seat = vars.seat;
  let mask = candidates(game, card, seat);
  const unit = game.definitionOfCard(card).figures;
  const figures = game.figuresOf(card);
  const able = figuresIn(game, card, mask);
  if (able.length > unit) {
    const chosen = run.pickSeveral({
      seat,
      asks: 'figures',
      domain: 'figure',
      options: able,
      least: unit,
      most: unit,
      source: 'activation.pool',
    });
    mask = 0;
    for (const figure of chosen) mask |= 1 << figures.indexOf(figure);
  }
  const activated = figuresIn(game, card, mask);
  for (const figure of activated) {
    run.write(figureTable.activated, figure, vars.stamp);
    run.write(figureTable.movedSpaces, figure, 0);
    run.write(figureTable.moved, figure, 0);
    run.write(figureTable.stopped, figure, movements.goesOn);
  }
  run.note(vars.ordered === 1 ? 'activation.ordered' : 'activation.granted', { card, seat });
  if (figures.length > unit) run.note('activation.pool', { seat, card, figures: activated.length });
  else if (run.isLogged && hasCopies(game, card)) run.note('activation.copy', { card });
  if (activated.length > 1) run.note('activation.squad', { card, figures: activated.length });
  return { mask };
}

/** Has the player other cards of this definition, which are activated for themselves? */
function hasCopies(game: Game, card: Card): boolean {
  return game.facts.cardNames.some((_, other) => areCopies(game, card, other));
}

/** Are two cards copies of one in the same army, each with figures and markers of its own (SS-UNIQ-007, HS-UNIQ-005)? */
export function areCopies(game: Game, card: Card, other: Card): boolean {
  return (
    other >= 0 &&
    other !== card &&
    game.definitionOfCard(other) === game.definitionOfCard(card) &&
    game.ownerOfCard(other) === game.ownerOfCard(card)
  );
}

/** An activation ends; without a figure left on its card, what was left of it has been skipped (HS-TURN-006). */
function noteEnd(run: SkirmishRun, card: Card): void {
  const { game } = run;
  const isLost = game.parameters.skipsTurnOfLostCard && !game.isCardActive(card);
  run.note(isLost ? 'activation.cut-short' : 'activation.ends', { card });
}

function endActivation(run: SkirmishRun, vars: ActivationVars): void {
  expire(run, 'activation', vars.stamp);
  run.write(matchTable.activation, 0, vars.outer);
  run.write(matchTable.activeCard, 0, vars.outerCard);
}

function candidates(game: Game, card: Card, seat: Seat): number {
  let mask = 0;
  game.figuresOf(card).forEach((figure, place) => {
    if (game.isAlive(figure) && game.controller(figure) === seat) mask |= 1 << place;
  });
  return mask;
}
