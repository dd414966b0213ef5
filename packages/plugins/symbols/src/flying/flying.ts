import {
  answer,
  defineMessages,
  flight,
  flights,
  moveKinds,
  type PluginParts,
  symbol,
} from '@scapewright/skirmish/author';

const messages = defineMessages('symbol.flying', { itself: {} });

/** Flying: the figure may fly in a normal move or maneuver; a special move must grant it, unless a ruling says otherwise. */
export const flying = symbol({
  id: 'flying',
  name: 'Flying',
  text: 'In a normal move or maneuver it may fly: levels are not counted, figures, objects and terrain are passed over, and only the space where it lands is entered.',
  messages,
  rules: {
    superscape: ['SS-SYM-003', 'SS-SYM-004', 'SS-SYM-007', 'SS-SYM-001', 'SS-GCARD-017', 'SS-ABIL-002'],
    heroscape: ['HS-FLY-001', 'HS-FLY-002', 'HS-FLY-006'],
  },
  hooks: [
    answer(flight, {
      reason: messages.itself,
      when: (game, { kind }) => kind !== moveKinds.special || game.ruling('flyingInSpecialMoves') === true,
      answer: (game, { figure }) => (game.has(figure, 'flying') ? flights.may : undefined),
    }),
  ],
});

/** The plugin that brings Flying. */
export const flyingParts: PluginParts = {
  units: [flying],
  rulings: { flyingInSpecialMoves: false },
};
