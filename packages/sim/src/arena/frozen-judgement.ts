import type { Space } from '@scapewright/board';
import type { Chance } from '@scapewright/bots';
import type { Decision } from '@scapewright/kernel';
import type { Figure } from '@scapewright/skirmish/author';
import { type Game, isEngaged } from '@scapewright/skirmish/author';

/** How much a figure is worth in a fight: dice and life that it has left. */
export function worthOf(game: Game, figure: Figure): number {
  const { attack, defense, life } = game.definition(figure);
  return (attack ?? 0) * 6 + (defense ?? 0) * 3 + ((life ?? 1) - game.wounds(figure)) * 3;
}

/** Spaces to the nearest enemy beyond what it can reach with its Move and Range. */
export function distanceToFight(game: Game, figure: Figure): number {
  const { move, range } = game.definition(figure);
  const nearest = nearestEnemy(game, figure, game.space(figure));
  return nearest === undefined ? 99 : Math.max(0, nearest.distance - (move ?? 0) - (range ?? 1));
}

/**
 * The best end of a move: in range of an enemy but no nearer than needed, high, by a safe way. A larger base is as near as
 * the nearest of its spaces, and as high as the lowest.
 */
export function bestEnd(decision: Decision, game: Game, figure: Figure, chance: Chance): number {
  const { options, partsOf } = decision.choice;
  const count = options.length;
  const own = game.spacesOf(figure);
  const range = Math.max(1, game.definition(figure).range ?? 1);
  const { level } = game.field;
  const distances = enemySpaces(game, figure).map((space) => game.field.distancesFrom(space));
  const stays = isEngaged(game, figure);
  const isSingle = own.length === 1;
  const single = [0];
  let best = options[0] as number;
  let most = -Infinity;
  for (let index = 0; index < count; index++) {
    const end = options[index] as number;
    single[0] = end;
    const spaces = isSingle || !partsOf ? single : partsOf(end);
    const isOwn = spaces.every((space) => own.includes(space));
    let lowest = level[spaces[0] as number] as number;
    for (let part = 1; part < spaces.length; part++)
      lowest = Math.min(lowest, level[spaces[part] as number] as number);
    let score = chance.below(3) + 2 * lowest + (isOwn && stays ? 12 : 0);
    if (score <= most) continue;
    const nearest = nearestOf(game, distances, spaces);
    score -= 10 * Math.max(0, nearest - range) + (range > 1 && nearest < 2 ? 15 : 0);
    if (score > most) {
      most = score;
      best = end;
    }
  }
  return best;
}

/** Spaces from the nearest enemy to the nearest of some spaces; 50 where no enemy is so near. */
function nearestOf(game: Game, distances: readonly Int16Array[], spaces: readonly Space[]): number {
  const { column } = game.field;
  let nearest = 50;
  for (let part = 0; part < spaces.length; part++) {
    const at = column[spaces[part] as number] as number;
    for (let enemy = 0; enemy < distances.length; enemy++) {
      const distance = (distances[enemy] as Int16Array)[at] as number;
      if (distance >= 0 && distance < nearest) nearest = distance;
    }
  }
  return nearest;
}

function enemySpaces(game: Game, figure: Figure): number[] {
  const spaces: number[] = [];
  for (let other = 0; other < game.figureCount; other++)
    if (game.isPlaced(other) && game.isEnemy(figure, other)) spaces.push(game.space(other));
  return spaces;
}

function nearestEnemy(game: Game, figure: Figure, from: number): { readonly distance: number } | undefined {
  let least = Infinity;
  for (let other = 0; other < game.figureCount; other++) {
    if (!game.isPlaced(other) || !game.isEnemy(figure, other)) continue;
    const distance = game.field.distance(from, game.space(other));
    if (distance >= 0 && distance < least) least = distance;
  }
  return least === Infinity ? undefined : { distance: least };
}
