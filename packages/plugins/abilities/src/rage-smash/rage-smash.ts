import { ability, adjacent, attackDice, bears, defineMessages, modify } from '@scapewright/skirmish/author';

const messages = defineMessages('rage-smash', { bonus: {} });

/** More attack dice for every wound on the figure, up to a limit. */
export const rageSmash = ability({
  id: 'rage-smash',
  name: 'Rage Smash',
  text: 'When it attacks an adjacent figure normally, it rolls 1 more attack die for each wound on it, at most {max} more.',
  parameters: { max: 5 },
  messages,
  rules: { '*': ['CARD-HULK-005', 'CARD-HULK-006', 'CARD-HULK-007', 'CARD-HULK-008'] },
  hooks: ({ max }) => [
    modify(attackDice, {
      how: 'add',
      reason: messages.bonus,
      when: (game, { attacker, defender }, source) =>
        bears(game, source, attacker) && adjacent(game, attacker, defender) && game.wounds(attacker) > 0,
      by: (game, { attacker }) => Math.min(max, game.wounds(attacker)),
    }),
  ],
});
