import { moveKinds } from '../model/codes.ts';
import type { Figure } from '../model/numbers.ts';
import { bears } from '../state/content/granted-abilities.ts';
import type { Game } from '../state/game.ts';

/** What `mayMove` is asked about. */
export interface Mover {
  readonly figure: Figure;
  /** Of `moveKinds`; -1 for anything that moves it otherwise. */
  readonly kind: number;
  /** Place of the hook source whose special move or maneuver it is; -1 or left out: none. */
  readonly source?: number;
}

/** Does it move by its own Move Number or by an ability on its own card (SS-DO-048)? */
export function isOwnMove(game: Game, { figure, kind, source = -1 }: Mover): boolean {
  if (kind === moveKinds.normal) return true;
  const ability = game.facts.sources[source];
  return ability === undefined ? kind === moveKinds.special : bears(game, ability, figure);
}
