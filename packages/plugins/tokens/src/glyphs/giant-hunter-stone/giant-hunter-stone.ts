import { attackDice, defenseDice, type Figure, type Game, modify } from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { treasuresOf } from '../../treasures/treasure-tokens.ts';

const id = 'giant-hunter-stone';

/** Its carrier rolls one die more, in attack and in defense, against large and huge figures. */
export const giantHunterStone = treasure(
  {
    id,
    name: 'Giant Hunter Stone',
    text: 'Its carrier rolls one attack die more in normal attacks on large and huge figures, and one defense die more against them.',
    line: 'the Giant Hunter Stone helps {figure} against the large and the huge',
  },
  (said) => [
    modify(attackDice, {
      how: 'add',
      reason: said,
      when: (game, { defender }) => isGiant(game, defender),
      by: (game, { figure }) => treasuresOf(game, figure, id).length || undefined,
    }),
    modify(defenseDice, {
      how: 'add',
      reason: said,
      when: (game, { attacker }) => isGiant(game, attacker),
      by: (game, { figure }) => treasuresOf(game, figure, id).length || undefined,
    }),
  ],
);

function isGiant(game: Game, figure: Figure): boolean {
  if (figure < 0) return false;
  const { size } = game.definition(figure);
  return size === 'large' || size === 'huge';
}
