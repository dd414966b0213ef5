import type { Space } from '@scapewright/board';
import type { Decision } from '@scapewright/kernel';
import { type Figure, type Game, isEngaged } from '@scapewright/skirmish/author';
import type { Chance } from '../bot.ts';
import { goalsOf } from '../goals.ts';
import type { TemperName } from '../policy/temper.ts';

/** What the greedy bot likes about a place, beside an enemy in range. A space of way counts ten. */
export interface Manner {
  /** To stay in a fight that it is in. */
  readonly stay: number;
  /** For a figure with range, to stand beside no enemy. */
  readonly apart: number;
  /** Each space that it stands nearer to an enemy than it would have to. */
  readonly near: number;
  /** Each enemy that could not come and hit it there. */
  readonly reach: number;
}

/** What each temper likes. The steady one is the first bot as it was. */
export const manners: Readonly<Record<TemperName, Manner>> = {
  steady: { stay: 12, apart: 15, near: 0, reach: 0 },
  bold: { stay: 0, apart: 0, near: 2, reach: 0 },
  careful: { stay: 0, apart: 20, near: 0, reach: 6 },
};

/** What each space costs that lies between a figure and where its side would win: more than a space to an enemy. */
const goalPull = 15;

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
export function bestEnd(
  decision: Decision,
  game: Game,
  figure: Figure,
  chance: Chance,
  manner: Manner,
): number {
  const { options, partsOf } = decision.choice;
  const count = options.length;
  const own = game.spacesOf(figure);
  const range = Math.max(1, game.definition(figure).range ?? 1);
  const { level } = game.field;
  const distances = enemiesOf(game, figure).map((enemy) => game.field.distancesFrom(game.space(enemy)));
  const goals = goalsOf(game, figure);
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
    let score = chance.below(3) + 2 * lowest + (isOwn && stays ? manner.stay : 0);
    if (score <= most) continue;
    const nearest = nearestOf(game, distances, spaces);
    score -= 10 * Math.max(0, nearest - range) + (range > 1 && nearest < 2 ? manner.apart : 0);
    if (goals.length > 0) score -= goalPull * nearestOf(game, goals, spaces);
    if (manner.near > 0) score -= manner.near * nearest;
    if (manner.reach > 0) score -= manner.reach * reachedBy(game, figure, spaces, distances);
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

/** Enemies that could move and hit somebody who stands there, as far as spaces tell. */
function reachedBy(
  game: Game,
  figure: Figure,
  spaces: readonly Space[],
  distances: readonly Int16Array[],
): number {
  return enemiesOf(game, figure).filter((enemy, at) => {
    const { move, range, attack } = game.definition(enemy);
    return (
      attack !== null && nearestOf(game, [distances[at] as Int16Array], spaces) <= (move ?? 0) + (range ?? 0)
    );
  }).length;
}

function enemiesOf(game: Game, figure: Figure): Figure[] {
  const enemies: Figure[] = [];
  for (let other = 0; other < game.figureCount; other++)
    if (game.isPlaced(other) && game.isEnemy(figure, other)) enemies.push(other);
  return enemies;
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
