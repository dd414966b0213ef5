import type { HookSource } from '@scapewright/kernel';
import type { Figure } from '../model/numbers.ts';
import { bearersOf } from '../state/content/granted-abilities.ts';
import type { SkirmishSource } from '../state/content/unit.ts';
import type { Game } from '../state/game.ts';
import { regionOf } from './teams.ts';

/** Does the ability stand on no card of its own: do a place in an object or a token lend it? */
export function isGrantedAbility(source: HookSource): boolean {
  return (source as SkirmishSource).grantedTo !== undefined;
}

/** The figures on the battlefield that have the ability of this source. */
export function bearers(game: Game, source: HookSource): Figure[] {
  return bearersOf(game, source).filter((figure) => game.isOnBattlefield(figure));
}

/** The first of those figures, or the first of the card where none is left: the figure that an ability speaks of. */
export function bearerOf(game: Game, source: HookSource): Figure {
  const all = bearersOf(game, source);
  return all.find((figure) => game.isOnBattlefield(figure)) ?? all[0] ?? -1;
}

/** Is a figure an ally of one that has the ability, and not on another battlefield? */
export function isAllyOfBearer(game: Game, source: HookSource, figure: Figure): boolean {
  return bearersOf(game, source).some(
    (bearer) => game.isAlive(bearer) && game.isAlly(bearer, figure) && !isElsewhere(game, bearer, figure),
  );
}

/** Are two figures on the same battlefield, on its spaces or inside objects there? */
export function areTogether(game: Game, figure: Figure, other: Figure): boolean {
  if (!game.isOnBattlefield(figure) || !game.isOnBattlefield(other)) return false;
  return regionOf(game, figure) === regionOf(game, other);
}

/**
 * Is a figure where the one that looks is not: on another battlefield (SS-SEPBF-008), or inside an object and so on none?
 * Who is nowhere sees all of them.
 */
export function isElsewhere(game: Game, self: Figure, figure: Figure): boolean {
  if (self < 0 || self === figure) return false;
  const own = regionOf(game, self);
  const there = own < 0 ? own : regionOf(game, figure);
  if (there < 0) return false;
  return own !== there || !game.isOnBattlefield(self) || !game.isOnBattlefield(figure);
}
