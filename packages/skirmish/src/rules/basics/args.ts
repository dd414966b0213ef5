import type { Seat } from '@scapewright/kernel';
import { insteadWays } from '@scapewright/kernel';
import type { Card, Figure } from '../../model/numbers.ts';
import type { AttackArgs, WindowArgs } from '../../model/steps.ts';
import type { Game } from '../../state/game.ts';
import type { ActingArgs, SeatArgs, UnitArgs } from '../../state/procedure-args.ts';

/** A window that is nobody's. */
export const nobody = (): WindowArgs => ({ seat: -1, card: -1, figure: -1 });

/** A window of one player. */
export function ofPlayer(_game: Game, { seat }: SeatArgs): WindowArgs {
  return { seat, card: -1, figure: -1 };
}

/** A window of the player whose turn it is; `card` is the one whose marker is turned up, -1 none. */
export function ofTurn(
  _game: Game,
  { seat, card }: { readonly seat: Seat; readonly card: Card },
): WindowArgs {
  return { seat, card, figure: -1 };
}

/** Has nothing been done instead of a step? */
export function isUsual(_game: Game, { replaced }: { readonly replaced: number }): boolean {
  return replaced === insteadWays.usual;
}

/** A window of a card's activation: of its first figure that takes part. */
export function ofCard(game: Game, { seat, card, mask }: UnitArgs): WindowArgs {
  return { seat, card, figure: firstOf(game, card, mask) };
}

/** A window of one figure. */
export function ofFigure(game: Game, { seat, figure }: ActingArgs): WindowArgs {
  return { seat, card: game.cardOf(figure), figure };
}

/** The row of an attack, and the one who defends; left out: the target. */
interface AttackRow {
  readonly attack: number;
  readonly defender?: Figure;
}

/** A window of an attack, for its attacker. */
export function ofAttacker(game: Game, vars: AttackRow): AttackArgs {
  return ofAttack(game, vars, true);
}

/** A window of an attack, for a defender. */
export function ofDefender(game: Game, vars: AttackRow): AttackArgs {
  return ofAttack(game, vars, false);
}

function ofAttack(game: Game, vars: AttackRow, attackers: boolean): AttackArgs {
  const { attack } = vars;
  const attacker = game.readAttack('attacker', attack);
  const target = game.readAttack('target', attack);
  const isOfTarget = attackers && target !== attacker;
  const defender = isOfTarget ? target : (vars.defender ?? target);
  const figure = attackers ? attacker : defender;
  return {
    seat: figure < 0 ? -1 : game.controller(figure),
    card: figure < 0 ? -1 : game.cardOf(figure),
    figure,
    attack,
    attacker,
    defender,
  };
}

/** The figures of a card that take part: bits of `mask` by their place on the card. */
export function figuresIn(game: Game, card: Card, mask: number): number[] {
  const list: number[] = [];
  game.figuresOf(card).forEach((figure, place) => {
    if ((mask & (1 << place)) !== 0 && game.isAlive(figure)) list.push(figure);
  });
  return list;
}

/** Those of them that are still on the team of the player who acts with them (SS-TURN-010, SS-TEAM-007). */
export function actingIn(game: Game, { card, mask, seat }: UnitArgs): number[] {
  return figuresIn(game, card, mask).filter((figure) => game.controller(figure) === seat);
}

/** Is any of the figures of a card that act able to do something? */
export function anyIn(
  game: Game,
  { card, mask, seat }: UnitArgs,
  isAble: (game: Game, figure: Figure) => boolean,
): boolean {
  const figures = game.figuresOf(card);
  for (let place = 0; place < figures.length; place++) {
    const figure = figures[place] as number;
    const acts = (mask & (1 << place)) !== 0 && game.isAlive(figure);
    if (acts && game.controller(figure) === seat && isAble(game, figure)) return true;
  }
  return false;
}

/** The bit of a figure on its card. */
export function bitOf(game: Game, figure: Figure): number {
  return 1 << game.figuresOf(game.cardOf(figure)).indexOf(figure);
}

/** The next place on the card at or after `from` whose figure takes part, or -1. */
export function nextPlace(game: Game, card: Card, mask: number, from: number): number {
  const figures = game.figuresOf(card);
  for (let place = from; place < figures.length; place++)
    if ((mask & (1 << place)) !== 0 && game.isAlive(figures[place] as number)) return place;
  return -1;
}

function firstOf(game: Game, card: Card, mask: number): number {
  const place = nextPlace(game, card, mask, 0);
  return place < 0 ? (game.figuresOf(card)[0] ?? -1) : (game.figuresOf(card)[place] as number);
}
