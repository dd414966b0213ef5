import {
  ability,
  bears,
  canMoveSpecially,
  defineMessages,
  instead,
  makeSpecialMove,
} from '@scapewright/skirmish/author';

const messages = defineMessages('rip-tide-rush', { taken: {} });

/** A special move through water that nothing stops. Unofficial: of the printed ability only the name is known. */
export const ripTideRush = ability({
  id: 'rip-tide-rush',
  name: 'Rip Tide Rush',
  text: 'Unofficial. Special move: Move {move}. It must enter at least 1 {through} space. Abilities cannot stop it.',
  parameters: { move: 8, through: 'water' },
  messages,
  rules: { '*': ['CARD-AQUA-002'] },
  hooks: ({ move, through }) => {
    const rush = { move, through, unstoppable: true };
    return [
      instead('3D', {
        when: (game, { figure }, source) =>
          bears(game, source, figure) && canMoveSpecially(game, figure, rush),
        run: (run, { figure }, source) => {
          run.note(messages.taken, { figure });
          makeSpecialMove(run, source, figure, rush);
        },
      }),
    ];
  },
});
