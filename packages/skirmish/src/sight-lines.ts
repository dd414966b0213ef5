import type { Game } from './game.ts';

export function geometricSight(_game: Game, _viewer: number, _target: number): 0 | 1 | 2 {
  return 2;
}
