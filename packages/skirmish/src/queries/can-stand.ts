import type { Space } from '@scapewright/board';
import { type Battlefield, liesFlat, standingsOn } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import { mayStand } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { matchTable } from '../model/tables.ts';
import type { Game } from '../state/game.ts';
import { isUnfit } from './movement/ground.ts';
import { levelsNeeded, topsOver } from './on-top.ts';

/** Can a figure's base lie on exactly these spaces now (SS-PLACE-004)? Its own spaces, and those of `lifted`, count as free. */
export function canStand(
  game: Game,
  figure: Figure,
  spaces: readonly Space[],
  lifted: readonly number[] = [],
): boolean {
  return standRefusal(game, figure, spaces, lifted) === undefined;
}

/** Why a base cannot lie on exactly these spaces now, and on which; undefined if it can. */
export function standRefusal(
  game: Game,
  figure: Figure,
  spaces: readonly Space[],
  lifted: readonly number[] = [],
): Refusal | undefined {
  const { field } = game;
  const refused = (reason: string, space: Space): Refusal => ({ reason, about: field.names[space] });
  const { base } = game.definition(figure);
  const height = levelsNeeded(game, figure);
  const own = topsOver(game, figure);
  const size = base === 'single' ? 1 : base === 'double' ? 2 : base.length;
  if (spaces.length !== size || new Set(spaces).size !== size) return { reason: 'place.wrong-base' };
  for (const space of spaces) {
    if (space < 0 || field.exists[space] !== 1 || field.hex[space] !== 0)
      return refused('place.no-full-hex', space);
    if ((field.clearance[space] as number) < height) {
      const barred = game.refusalOf(mayStand, { figure, space });
      return { ...refused('place.no-room', space), ...(barred && { also: [barred.reason] }) };
    }
    const solid = field.solidAt[space] as number;
    if (solid >= 0 && !field.solids[solid]?.enterable) return refused('place.object', space);
    const terrain = game.terrainOf(space);
    if (isUnfit(game, figure, terrain)) return refused(`terrain.${terrain}.unfit`, space);
    if (own.includes(space) || isTaken(game, figure, space, lifted)) return refused('place.occupied', space);
    if (!game.ask(mayStand, true, { figure, space }))
      return game.refusalOf(mayStand, { figure, space }) ?? refused('place.barred', space);
  }
  if (size === 1) return undefined;
  if (standingsOn(field, base, spaces).length === 0) return { reason: 'place.wrong-base' };
  return isFlat(field, spaces) ? undefined : refused('place.uneven', spaces[0] as number);
}

/** Does anybody else stand on the space? Who passes others in the middle of a move shares their space. */
function isTaken(game: Game, figure: Figure, space: Space, lifted: readonly number[]): boolean {
  const counts = (other: Figure): boolean => other !== figure && !lifted.includes(other);
  const last = game.positions.occupant(space);
  if (last < 0 || counts(last)) return last >= 0;
  if (game.state.read(matchTable.moveDepth, 0) === 0) return false;
  for (let other = 0; other < game.figureCount; other++)
    if (counts(other) && game.spacesOf(other).includes(space)) return true;
  return false;
}

/** Spaces of one level with no wall rising between them (SS-BASE-005, SS-BASE-013). */
function isFlat(field: Battlefield, spaces: readonly Space[]): boolean {
  const [first = -1] = spaces;
  return spaces.every(
    (space) =>
      field.level[space] === field.level[first] &&
      spaces.every((other) => field.directionBetween(space, other) < 0 || liesFlat(field, space, other)),
  );
}
