import type { Decision } from '@scapewright/kernel';

/** What a decision is about, as far as thinking pays more for one than for another. */
export type Topic =
  /** Which cards get order markers. */
  | 'markers'
  /** Which of several figures acts next. */
  | 'order'
  /** Where a figure goes. */
  | 'way'
  /** Whom it attacks. */
  | 'target'
  | 'other';

/** What a decision is about; undefined where nothing has to be thought about: it is forced, rolled or counted, or only asks whether a figure acts at all. */
export function topicOf({ shape, asks, count }: Decision): Topic | undefined {
  if (count <= 1 || shape === 'chance' || shape === 'number') return undefined;
  if (asks === 'order-markers') return 'markers';
  // A figure that moves may still stay where it is, and not to attack is hardly ever better.
  if (asks === 'move' || asks === 'attack') return count > 2 ? 'order' : undefined;
  if (shape === 'path') return 'way';
  return asks === 'target' ? 'target' : 'other';
}
