import type { Space } from '@scapewright/board';
import { fates } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';
import { baseColumns, figureTable, tokenTable } from '../../model/tables.ts';
import { occupantsOf } from '../../queries/inside.ts';
import { ridersOf } from '../../queries/on-top.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { isSpared } from '../basics/spared.ts';
import { takeFromCard } from '../effects/from-card.ts';
import { settleControl } from '../effects/settle-control.ts';
import { record } from '../terrain/terrain-changes.ts';
import { removeToken } from '../tokens/token-changes.ts';
import { liftRiders } from '../wounds/lift-riders.ts';
import { deactivate } from '../wounds/wounds.ts';
import { placeFigure, placementRefusal } from './displace.ts';
import { choosePlace, nearestPlaces } from './nearest-place.ts';

/** Takes a battlefield out of the game with the tokens on it. Nobody stands there. */
export function clearBattlefield(run: SkirmishRun, region: number): void {
  for (const token of tokensIn(run.game, region)) removeToken(run, token);
  record(run, { kind: 'clear', space: region });
}

/** The tokens that lie on a battlefield. */
export function tokensIn({ facts, state, field }: Game, region: number): readonly number[] {
  return facts.tokens.flatMap((_, token) => {
    const space = state.read(tokenTable.space, token);
    const isThere = space >= 0 && state.read(tokenTable.removed, token) === 0;
    return isThere && field.region[space] === region ? [token] : [];
  });
}

/**
 * Takes a figure out of the game: no defeat, and nothing that would come with one happens. Who stood on it or was in it is
 * placed on the nearest spaces, and where none takes them they leave with it.
 */
export function removeFigure(run: SkirmishRun, figure: Figure): void {
  if (isSpared(run, figure)) return;
  const { game } = run;
  const spaces = game.spacesOf(figure);
  const left = [...ridersOf(game, figure), ...occupantsOf(game, figure)];
  const around = game.objectAround(figure);
  liftRiders(run, figure);
  takeFromCard(run, figure);
  run.write(figureTable.defeated, figure, fates.out);
  for (const column of baseColumns) run.write(column, figure, -1);
  run.write(figureTable.inside, figure, -1);
  run.write(figureTable.place, figure, -1);
  const card = game.cardOf(figure);
  if (game.figuresOf(card).every((one) => !game.isAlive(one))) deactivate(run, card);
  for (const other of left) leaveBehind(run, other, spaces);
  if (around >= 0 && game.isAlive(around)) settleControl(run, around);
}

function leaveBehind(run: SkirmishRun, figure: Figure, spaces: readonly Space[]): void {
  const { game } = run;
  const places = nearestPlaces(game, figure, () => true, spaces).filter(
    (place) => placementRefusal(game, figure, place) === undefined,
  );
  if (places.length > 0) placeFigure(run, figure, choosePlace(run, figure, places, 'place.placed'));
  else removeFigure(run, figure);
}
