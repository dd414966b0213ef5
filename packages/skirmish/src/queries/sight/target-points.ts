import type { Space } from '@scapewright/board';
import { type SightOptions, sightBetween, type Viewpoint } from '@scapewright/board';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import type { TargetPoint } from '../../state/objects.ts';
import { adjacent, spacesAdjacent } from '../adjacency.ts';
import { sightQuestion, zoneOf } from './sight-lines.ts';

/** What is seen from a target point, and how that is asked. */
export interface SeenFromPoint {
  readonly point: TargetPoint;
  readonly sight: 0 | 1 | 2;
  readonly options: SightOptions;
}

/**
 * The target point from which a figure sees most of another, if any shows it anything: one of an object beside the figure,
 * toward a figure that is not adjacent (SS-SIGHT-009, SS-OBJ-110). What obstructs is judged from the point.
 */
export function bestTargetPoint(game: Game, viewer: Figure, target: Figure): SeenFromPoint | undefined {
  if (game.parameters.sight !== 'zones') return undefined;
  const usable = game.facts.objects?.plain.targetPoints.filter((point) => isBeside(game, viewer, point));
  if (!usable?.length || adjacent(game, viewer, target)) return undefined;
  const [from, to] = [zoneOf(game, viewer, target), zoneOf(game, target, viewer)];
  const { sight: field, options } = sightQuestion(game, from, to, [viewer, target]);
  let best: SeenFromPoint | undefined;
  for (const point of usable) {
    const ways = { ...options, viewpoint: placeOf(game, point), leaveOut: point.bodies };
    const seen = sightBetween(field, from, to, ways);
    if (seen > (best?.sight ?? 0)) best = { point, sight: seen, options: ways };
  }
  return best;
}

/** Does a figure stand under the point, or next to the object that bears it? */
function isBeside(game: Game, figure: Figure, { at, spaces }: TargetPoint): boolean {
  const { field } = game;
  const height = game.heightOf(figure);
  const heightOfObject = (space: Space): number =>
    (field.solidTop[space] as number) - (field.level[space] as number);
  return game
    .spacesOf(figure)
    .some(
      (own) =>
        at.includes(own) ||
        spaces.some((space) => spacesAdjacent(field, own, height, space, heightOfObject(space))),
    );
}

function placeOf({ field }: Game, { at, level }: TargetPoint): Viewpoint {
  const middle = (of: Float64Array): number =>
    at.reduce((sum, space) => sum + (of[space] as number), 0) / at.length;
  return { x: middle(field.x), y: middle(field.y), level };
}
