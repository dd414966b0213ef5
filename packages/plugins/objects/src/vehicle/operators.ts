import {
  defineMessages,
  type Figure,
  type Game,
  objectAround,
  placeOf,
  rules,
  trigger,
} from '@scapewright/skirmish/author';

/** Has the operator space in which a figure sits abilities for it? */
function isLentAbilities(game: Game, figure: Figure): boolean {
  const object = objectAround(game, figure);
  if (object < 0) return false;
  return (game.definition(object).operators?.[placeOf(game, figure) ?? ''] ?? []).length > 0;
}

/** What is said of it, and the rules behind it. */
const messages = defineMessages('operators', {
  lent: { text: '{figure} has the abilities of its place inside {other}, as long as it is there' },
});

/** What the card of an object gives to whoever sits in one of its operator spaces, as long as it sits there. */
export const operatorsRule = rules({
  id: 'operators',
  name: 'Operators',
  text: 'A figure in an operator space has the abilities that the card of the object gives to that space, as long as it is there.',
  messages: messages,
  rules: { superscape: ['SS-VDO-016', 'SS-VDO-001'] },
  wanted: ({ definitions }) => definitions.some(({ operators }) => operators !== undefined),
  hooks: [
    trigger('E.figure-placed', {
      commutes: true,
      when: (game, { figure }) => isLentAbilities(game, figure),
      run: (run, { figure }) => run.note(messages.lent, { figure, other: objectAround(run.game, figure) }),
    }),
    trigger('G1.4', {
      commutes: true,
      run: (run) => {
        for (let figure = 0; figure < run.game.figureCount; figure++)
          if (isLentAbilities(run.game, figure))
            run.note(messages.lent, { figure, other: objectAround(run.game, figure) });
      },
    }),
  ],
});
