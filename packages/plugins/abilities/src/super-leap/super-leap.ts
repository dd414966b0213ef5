import {
  ability,
  addEffect,
  answer,
  attackDice,
  bears,
  defineMessages,
  effectsFrom,
  hasEffect,
  hasSymbol,
  instead,
  makeSpecialMove,
  modify,
  type PluginParts,
} from '@scapewright/skirmish/author';

const messages = defineMessages('super-leap', {
  taken: {},
  penalty: { rules: { '*': ['CARD-HULK-004', 'CARD-HULK-008'] } },
  flying: {},
});

/** The kind of lasting effect of a figure that has leapt in this activation. */
export const leapt = 'super-leap';

/** A special move in the air that costs Attack for the rest of the activation. */
export const superLeap = ability({
  id: 'super-leap',
  name: 'Super Leap',
  text: 'Special move: Move {move} with Flying, at most {levels} levels above or below its start. For the rest of the activation it has Flying and {penalty} less Attack.',
  parameters: { move: 10, levels: 50, penalty: 3 },
  messages,
  rules: { '*': ['CARD-HULK-001', 'CARD-HULK-002', 'CARD-HULK-003'] },
  hooks: ({ move, levels, penalty }) => [
    instead('3D', {
      when: (game, { figure }, source) => bears(game, source, figure) && game.isPlaced(figure),
      run: (run, { figure }, source) => {
        run.note(messages.taken, { figure });
        addEffect(run, { kind: leapt, figure, until: 'activation', source });
        makeSpecialMove(run, source, figure, { move, flying: true, heightLevels: levels });
      },
    }),
    answer(hasSymbol, {
      reason: messages.flying,
      when: (game, { symbol }) => symbol === game.facts.catalogue.symbolNumber('flying'),
      answer: (game, { figure }, source) => hasEffect(game, leapt, figure) && bears(game, source, figure),
    }),
    modify(attackDice, {
      how: 'add',
      reason: messages.penalty,
      when: (game, { attacker }, source) =>
        effectsFrom(game, leapt, source).some((row) => game.readEffect('figure', row) === attacker),
      by: -penalty,
    }),
  ],
});

/** With the kinds of lasting effect that it uses. */
export const superLeapParts: PluginParts = { units: [superLeap], effectKinds: [leapt] };
