import { call } from '@scapewright/kernel';
import { movements } from '../../model/codes.ts';
import { actingFigures } from '../../model/declarations.ts';
import type { Card, Figure } from '../../model/numbers.ts';
import { figureTable, matchTable } from '../../model/tables.ts';
import { areCopies } from '../../queries/copies.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import {
  type ActivationArgs,
  type SeatArgs,
  type UnitArgs,
  withoutPhase,
} from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { figuresIn, isUsual, ofCard } from '../basics/args.ts';
import { expire } from '../effects/expiry.ts';

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
          {
            if: (_game, vars) => (vars.without ?? 0) !== withoutPhase.move,
            steps: [call(procedures.movePhase, unitOf)],
          },
          call(procedures.transition, unitOf),
          {
            if: (_game, vars) => (vars.without ?? 0) !== withoutPhase.attack,
            steps: [call(procedures.attackPhase, unitOf)],
          },
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

function seatOf(_game: Game, { seat }: SeatArgs): number {
  return seat;
}

function beginActivation(run: SkirmishRun, vars: ActivationVars): Partial<ActivationVars> {
  const stamp = run.read(matchTable.activations, 0) + 1;
  const outer = { outer: run.read(matchTable.activation, 0), outerCard: run.read(matchTable.activeCard, 0) };
  run.write(matchTable.activations, 0, stamp);
  run.write(matchTable.activation, 0, stamp);
  run.write(matchTable.activeCard, 0, vars.card);
  if (outer.outer === 0) forgetMoves(run);
  return { ...outer, stamp, mask: candidates(run.game, vars) };
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
  let mask = candidates(game, vars);
  const figures = game.figuresOf(card);
  const able = figuresIn(game, card, mask);
  const unit = sizeOfUnit(game, card, able);
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

/** How many figures of a card act: as many as make it up, or as abilities have it, but never none. */
function sizeOfUnit(game: Game, card: Card, able: readonly Figure[]): number {
  const printed = game.definitionOfCard(card).figures;
  const [figure] = able;
  return figure === undefined ? printed : Math.max(1, game.value(actingFigures, printed, { figure }));
}

/** Has the player other cards of this definition, which are activated for themselves? */
function hasCopies(game: Game, card: Card): boolean {
  return game.facts.cardNames.some((_, other) => areCopies(game, card, other));
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

/**
 * Who may take part: the figures of the card that its player controls, or of them those that an ability names. Of a pooled
 * card nobody takes the turn whom an ability has given one ahead of it, as long as somebody else is left.
 */
function candidates(game: Game, vars: ActivationVars): number {
  const { card, seat, among = 0, since } = vars;
  const all = maskOf(
    game,
    card,
    (figure, place) =>
      game.isAlive(figure) &&
      game.controller(figure) === seat &&
      (among === 0 || (among & (1 << place)) !== 0),
  );
  if (since === undefined) return all;
  const rested = maskOf(
    game,
    card,
    (figure, place) => (all & (1 << place)) !== 0 && game.state.read(figureTable.activated, figure) <= since,
  );
  return rested === 0 ? all : rested;
}

function maskOf(game: Game, card: Card, test: (figure: Figure, place: number) => boolean): number {
  let mask = 0;
  game.figuresOf(card).forEach((figure, place) => {
    if (test(figure, place)) mask |= 1 << place;
  });
  return mask;
}
