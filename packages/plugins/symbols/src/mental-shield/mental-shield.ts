import {
  defineMessages,
  forbid,
  mayControl,
  type SkirmishPlugin,
  symbol,
} from '@scapewright/skirmish/author';

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

/** The plugin that brings Mental Shield. */
export const mentalShieldPlugin: SkirmishPlugin = {
  id: 'symbols/mental-shield',
  version: '1.0.0',
  units: [mentalShield],
};
