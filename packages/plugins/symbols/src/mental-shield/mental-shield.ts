import { defineMessages, forbid, mayControl, symbol } from '@scapewright/skirmish/author';

const messages = defineMessages('symbol.mental-shield', {
  itself: { text: 'nobody takes control of {figure}: Mental Shield' },
});

/** Mental Shield: no opponent ever takes control of it, for a maneuver neither. */
export const mentalShield = symbol({
  id: 'mental-shield',
  name: 'Mental Shield',
  text: 'Opponents cannot take control of it.',
  messages,
  rules: { superscape: ['SS-SYM-010', 'SS-SYM-001', 'SS-GCARD-017'] },
  hooks: [
    forbid(mayControl, {
      reason: messages.itself,
      when: (game, { figure, seat }) => {
        const controller = game.controller(figure);
        const foreign = controller >= 0 && game.teamOf(controller) !== game.teamOf(seat);
        return foreign && game.has(figure, 'mental-shield');
      },
    }),
  ],
});
