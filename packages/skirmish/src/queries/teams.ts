import type { Seat } from '@scapewright/kernel';
import { verdicts } from '../model/codes.ts';
import { durations } from '../model/durations.ts';
import type { Figure } from '../model/numbers.ts';
import { matchTable } from '../model/tables.ts';
import type { Game } from '../state/game.ts';
import { controlEffects, holderOf } from './control.ts';

/** Has somebody won, or is it a draw? */
export function isOver(game: Game): boolean {
  return game.state.read(matchTable.winner, 0) !== verdicts.open;
}

/** An active character that the player controls keeps the player in; an object alone never does (SS-COMP-002, SS-GTEAM-010). */
export function isStillIn(game: Game, seat: Seat): boolean {
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (!game.isAlive(figure) || game.controller(figure) !== seat || game.isObject(figure)) continue;
    if (game.isCardActive(game.cardOf(figure))) return true;
  }
  return false;
}

/** Does another player control a character of this one's for a time, so that it comes back (SS-GTEAM-009)? */
export function underEnemyControl(game: Game, seat: Seat): boolean {
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (!game.isAlive(figure) || game.isObject(figure)) continue;
    const effects = controlEffects(game, figure);
    const lasting = effects.filter((row) => !isForATime(game, row));
    const last = lasting.at(-1);
    if (lasting.length === effects.length) continue;
    if ((last === undefined ? holderOf(game, figure) : game.readEffect('seat', last)) === seat) return true;
  }
  return false;
}

function isForATime(game: Game, row: number): boolean {
  return game.readEffect('part', row) === 1 || durations[game.readEffect('until', row)] !== 'game';
}

/** Has a player objects left on the team, controlled or not? They alone keep nobody in (SS-DO-010). */
export function hasObjects(game: Game, seat: Seat): boolean {
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isAlive(figure) && game.isObject(figure) && game.ownerOfCard(game.cardOf(figure)) === seat)
      return true;
  return false;
}

/** The teams of a game, each by the number of its first player. */
export function teamsOf(game: Game): readonly number[] {
  const teams: number[] = [];
  for (let seat = 0; seat < game.seatCount; seat++)
    if (!teams.includes(game.teamOf(seat))) teams.push(game.teamOf(seat));
  return teams;
}

/**
 * The battlefield on which a figure stands, or the object in which it is: its region; -1 nowhere. An interior map is part
 * of the battlefield of its object (SS-INTMAP-002).
 */
export function regionOf(game: Game, figure: Figure): number {
  if (!game.isAlive(figure)) return -1;
  const object = game.objectAround(figure);
  if (object >= 0) return regionOf(game, object);
  const space = game.space(figure);
  return space < 0 ? -1 : (game.field.region[space] as number);
}

/** Points of the cards of a team that have a figure left, in the game or on a region of its battlefield (HS-WIN-003). */
export function pointsLeft(game: Game, team: number, region?: number): number {
  let points = 0;
  game.facts.cardNames.forEach((_, card) => {
    const owner = game.ownerOfCard(card);
    if (owner < 0 || game.teamOf(owner) !== team) return;
    const counts = (figure: Figure): boolean =>
      game.isAlive(figure) && (region === undefined || regionOf(game, figure) === region);
    const left = game.figuresOf(card).filter(counts).length;
    points += Math.ceil(left / Math.max(1, game.definitionOfCard(card).figures)) * game.costOf(card);
  });
  return points;
}
