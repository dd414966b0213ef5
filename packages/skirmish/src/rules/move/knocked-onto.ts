import type { Space } from '@scapewright/board';
import type { Figure } from '../../model/numbers.ts';
import { standRefusal } from '../../queries/can-stand.ts';
import type { Game } from '../../state/game.ts';
import { keptRefusal } from './displace.ts';
import { fitsBetween } from './push.ts';

/** Where one space of knockback leads: the spaces and what they cost, or the reason for which it ends before them. */
export interface KnockedOnto {
  readonly spaces: readonly Space[];
  readonly cost: number;
  readonly end: string | undefined;
  /** Further reasons of that end. */
  readonly also?: readonly string[] | undefined;
}

/** What of a place that cannot be stood on is said otherwise of a figure that is pushed there. */
const ends: Readonly<Record<string, string>> = {
  'place.occupied': 'knockback.against',
  'place.object': 'knockback.against',
  'place.no-room': 'knockback.no-room',
  'place.no-full-hex': 'knockback.half-hex',
  'place.uneven': 'knockback.uneven',
};

/** One space further on in a direction with `left` spaces to go: levels up use up spaces too (SS-KNOCK-004). */
export function knockedOnto(game: Game, figure: Figure, direction: number, left: number): KnockedOnto {
  const { field } = game;
  const ended = (end: string, spaces: readonly Space[] = []): KnockedOnto => ({ spaces, cost: 0, end });
  const kept = keptRefusal(game, figure);
  if (kept) return { ...ended(kept.reason), also: kept.also };
  const spaces: number[] = [];
  for (const space of game.spacesOf(figure)) {
    const column = field.columnNeighbours[(field.column[space] as number) * 6 + direction] as number;
    if (column < 0) return ended('knockback.edge');
    const found = spaceIn(game, figure, space, column);
    if (found.end !== undefined) return ended(found.end, [found.space]);
    spaces.push(found.space);
  }
  const refusal = standRefusal(game, figure, spaces);
  if (refusal) return ended(ends[refusal.reason] ?? refusal.reason, spaces);
  const cost = 1 + Math.max(0, (field.level[spaces[0] as number] as number) - game.levelOf(figure));
  return cost > left ? ended('knockback.too-steep', spaces) : { spaces, cost, end: undefined };
}

/** The space of a column that one space of the base comes onto, the nearest in level; or what keeps it out of all of them. */
function spaceIn(
  game: Game,
  figure: Figure,
  from: number,
  column: number,
): { readonly space: Space; readonly end?: string } {
  const { field } = game;
  const levelFrom = field.level[from] as number;
  let best = -1;
  let end = 'knockback.against';
  for (let at = field.columnStart[column] as number; at < (field.columnStart[column + 1] as number); at++) {
    const space = field.columnSpaces[at] as number;
    if (field.rung[space] === 1) continue;
    const level = field.level[space] as number;
    const { divided, top } = field.separation(from, space);
    if (!fitsBetween(game, figure, from, space)) end = 'knockback.no-room';
    else if (divided && top > levelFrom) end = 'knockback.against';
    else if (best < 0 || Math.abs(level - levelFrom) < Math.abs((field.level[best] as number) - levelFrom))
      best = space;
  }
  return best < 0
    ? { space: field.columnSpaces[field.columnStart[column] as number] as number, end }
    : { space: best };
}
