import { defineMessages, forbid, mayBeSwiped, symbol } from '@scapewright/skirmish/author';

const messages = defineMessages('symbol.stealth', {
  itself: { text: '{figure} slips away from {by}: Stealth' },
});

/** Stealth: whoever it leaves may not swipe it. */
export const stealth = symbol({
  id: 'stealth',
  name: 'Stealth',
  text: 'It takes no swipes when it moves.',
  messages,
  rules: { superscape: ['SS-SYM-011', 'SS-ENG-015', 'SS-SYM-001', 'SS-GCARD-017'] },
  hooks: [
    forbid(mayBeSwiped, {
      reason: messages.itself,
      when: (game, { figure }) => game.has(figure, 'stealth'),
    }),
  ],
});
