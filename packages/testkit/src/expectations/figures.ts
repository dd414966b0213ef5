import type { Expectation } from '@scapewright/packs';
import {
  carriedBy,
  dropsAtOnce,
  type Figure,
  figureTable,
  objectAround,
  placeInsideOf,
  placeName,
  tokenPlan,
} from '@scapewright/skirmish/author';
import type { Play } from '../play/play.ts';

type FigureAssertion = Extract<Expectation, { assert: 'figure' }>;

const facings = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

/** What the table of figures holds of one that has left the game without a defeat. */
const leftTheGame = 2;

/** Checks what one figure is like; returns every difference. */
export function checkFigure(play: Play, { figure: name, is }: FigureAssertion): readonly string[] {
  const { game, names } = play;
  const figure = names.figure(name);
  const differences: string[] = [];
  const compare = <T>(what: string, wanted: T | undefined, found: T): void => {
    if (wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found)) return;
    differences.push(`${name} ${what}: ${JSON.stringify(found)}, expected ${JSON.stringify(wanted)}`);
  };
  const read = (column: 'owner' | 'facing'): number => game.state.read(figureTable[column], figure);
  const isAlive = game.isAlive(figure);
  const stands = game.spacesOf(figure);
  // Who has left the game without being defeated (SS-ASTRAL-008) answers either.
  if (game.state.read(figureTable.defeated, figure) !== leftTheGame)
    compare('defeated', is.defeated, !isAlive);
  // A figure that one wound defeats has no markers: what it has received is on nobody's card (SS-LIFE-004).
  const hasNoMarkers = !isAlive && dropsAtOnce(game, figure);
  if (!(hasNoMarkers && is.wounds === 0)) compare('wounds', is.wounds, game.wounds(figure));
  if (is.at !== undefined) {
    const wanted = is.at === null ? null : sorted(is.at.map((space) => play.names.space(space)));
    const found = stands.length === 0 ? null : sorted(stands);
    if (JSON.stringify(wanted) !== JSON.stringify(found))
      differences.push(
        `${name} is ${found === null ? 'on no space' : `at ${found.map((space) => names.spaceName(space)).join('+')}`}, expected ${is.at === null ? 'no space' : is.at.join('+')}`,
      );
  }
  compare('items', is.items && [...is.items].sort(), itemsOf(play, figure));
  const inside = objectAround(game, figure);
  const isThere = isAlive && (stands.length > 0 || inside >= 0);
  // What is not on the battlefield is controlled by nobody, and belongs to its player all the same (SS-GTEAM-011).
  if (isThere || is.controller !== null)
    compare('controller', is.controller, names.playerName(game.controller(figure)));
  const teams = [read('owner'), game.controller(figure)].map((seat) => names.playerName(seat));
  if (is.team !== undefined && !teams.includes(is.team)) compare('team', is.team, teams[0] ?? null);
  compare('in', is.in, inside < 0 ? null : names.figureName(inside));
  compare(
    'seat',
    is.seat,
    inside < 0 ? null : (placeName(game, inside, placeInsideOf(game, figure)) ?? null),
  );
  compare('side', is.side, game.sideOf(game.cardOf(figure)) === 1 ? 'back' : 'front');
  compare('facing', is.facing, facings[read('facing')] as typeof is.facing & string);
  return differences;
}

/** The items that a figure carries, by their ids. */
export function itemsOf(play: Play, figure: Figure): readonly string[] {
  const { game } = play;
  const items: string[] = [];
  for (const token of carriedBy(game, figure)) items.push(tokenPlan(game, token).content);
  return items.sort();
}

function sorted(list: readonly number[]): readonly number[] {
  return [...list].sort((a, b) => a - b);
}
