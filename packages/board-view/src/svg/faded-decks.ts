import { columnOf } from '../scene/ground.ts';
import type { Scene } from '../scene/scene.ts';

/** Decks that hide something that matters: a piece, a token, a choice, a way. They are drawn so that one sees through them. */
export function decksToFade(scene: Scene): ReadonlySet<number> {
  const faded = new Set<number>();
  const { ground } = scene;
  const below = [
    ...scene.pieces.flatMap(({ spaces }) => spaces),
    ...scene.tokens.map(({ space }) => space),
    ...[...scene.marked.values()].filter(({ choice, chosen }) => choice || chosen).map(({ space }) => space),
    ...scene.way,
  ];
  for (const index of below) {
    const space = ground.spaces[index];
    if (!space?.covered) continue;
    for (const other of columnOf(ground, ground.battlefield.column[index] ?? -1)) {
      if (other.level > space.level && other.deck >= 0) faded.add(other.deck);
    }
  }
  return faded;
}
