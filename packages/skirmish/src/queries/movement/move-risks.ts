import { climbingHeight, mayBeSwiped, riseLevels, sparedWounds } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';

/** Expected wounds of one damage die in thousandths. */
const perDie = 500;

/** The Height of a figure for what it climbs and drops in a move. */
export function heightInMove(game: Game, figure: Figure): number {
  const height = game.heightOf(figure);
  return game.hooks.modifiesOf(climbingHeight).length === 0
    ? height
    : game.value(climbingHeight, height, { figure });
}

/** How many levels a figure can rise in one step of a move. */
export function riseInMove(game: Game, figure: Figure): number {
  const usual = game.parameters.maxRise(heightInMove(game, figure));
  return game.hooks.modifiesOf(riseLevels).length === 0 ? usual : game.value(riseLevels, usual, { figure });
}

/** Wounds to be expected of one swipe at a figure, in thousandths. */
export function swipeRiskOf(game: Game, figure: Figure): number {
  return game.ask(mayBeSwiped, true, { figure, other: -1 }) ? perDie : 0;
}

/** Expected wounds by drop in thousandths, of a figure of a Height that ignores so many of each fall. */
export function fallRisk(game: Game, height: number, spared: number): Int32Array {
  const risk = new Int32Array(101);
  for (let drop = 0; drop <= 100; drop++) {
    if (drop < game.parameters.fall.from(height)) continue;
    const dice = game.parameters.fall.dice(drop, height);
    risk[drop] = dice === 'd20' ? 5 * perDie : expectedWounds(dice, spared);
  }
  return risk;
}

/** The same for falls onto what takes a wound off them, or all. */
export function softFallRisk(game: Game, height: number, spared: number): Int32Array {
  return game.parameters.softLanding === 'harmless'
    ? new Int32Array(101)
    : fallRisk(game, height, spared + 1);
}

/** Wounds to be expected of damage dice, in thousandths, when so many of each roll are taken off. */
export function expectedWounds(dice: number, spared: number): number {
  let [ways, sum] = [1, 0];
  for (let skulls = 0; skulls <= dice; skulls++) {
    sum += ways * Math.max(0, skulls - spared);
    ways = (ways * (dice - skulls)) / (skulls + 1);
  }
  return Math.round((1000 * sum) / 2 ** dice);
}

/** Wounds of these kinds that a figure ignores of one roll. */
export function sparedOf(game: Game, figure: Figure, kinds: readonly string[]): number {
  if (game.hooks.modifiesOf(sparedWounds).length === 0) return 0;
  return game.value(sparedWounds, 0, { figure, kinds: game.kindBits(kinds) });
}
