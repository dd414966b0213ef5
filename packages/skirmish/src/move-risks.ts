import { mayBeSwiped } from './declarations.ts';
import type { Game } from './game.ts';

/** Expected wounds of one damage die in thousandths. */
const perDie = 500;

/** Wounds to be expected of one swipe at a figure, in thousandths. */
export function swipeRiskOf(game: Game, figure: number): number {
  return game.ask(mayBeSwiped, true, { figure, other: -1 }) === true ? perDie : 0;
}

/** Expected wounds of a figure of a Height by drop in thousandths; `soft` 1 where it lands softly. */
export function fallRisk(game: Game, height: number, soft: 0 | 1): Int32Array {
  const risk = new Int32Array(101);
  for (let drop = 0; drop <= 100; drop++) {
    if (drop < game.parameters.fall.from(height)) continue;
    const dice = game.parameters.fall.dice(drop, height);
    if (soft === 1 && game.parameters.softLanding === 'harmless') continue;
    risk[drop] = dice === 'd20' ? 5 * perDie : soft === 1 ? softened(dice) : dice * perDie;
  }
  return risk;
}

/** Expected wounds of so many dice when one wound is taken off, in thousandths. */
function softened(dice: number): number {
  return Math.max(0, dice * perDie - 1000 + Math.round(1000 / 2 ** dice));
}
