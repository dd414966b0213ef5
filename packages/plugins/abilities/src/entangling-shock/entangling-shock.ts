import {
  ability,
  bears,
  defineMessages,
  figuresMatching,
  instead,
  rollDamage,
} from '@scapewright/skirmish/author';

const messages = defineMessages('entangling-shock', { used: {} });

/** Instead of an attack action a damage die against a neighbour, friend or foe (CARD-GOUF-008, CARD-GOUF-009). */
export const entanglingShock = ability({
  id: 'entangling-shock',
  name: 'Entangling Shock',
  text: 'Instead of an attack action you may choose an adjacent figure and roll {dice} damage die against it ({type} damage).',
  parameters: { dice: 1, type: 'electric' },
  messages,
  rules: { '*': ['CARD-GOUF-008', 'CARD-GOUF-009'] },
  hooks: ({ dice, type }) => [
    instead('5C', {
      when: (game, { figure }, source) =>
        bears(game, source, figure) && figuresMatching(game, { adjacent: true }, figure).length > 0,
      run: (run, { figure }, source) => {
        const { game } = run;
        const target = run.pick({
          seat: game.controller(figure),
          asks: source.id,
          domain: 'figure',
          options: figuresMatching(game, { adjacent: true }, figure),
          source: source.key,
        });
        run.note(messages.used, { figure, target });
        rollDamage(run, target, dice, [type], figure);
      },
    }),
  ],
});
