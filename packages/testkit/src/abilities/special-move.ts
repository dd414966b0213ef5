import {
  ability,
  bears,
  flights,
  instead,
  moveKinds,
  procedures,
  type SkirmishSource,
} from '@scapewright/skirmish/author';

/** A special move with its own Move Number. */
export const specialMove = ability({
  id: 'special-move',
  name: 'Special move',
  text: 'Special move. Move {move}.',
  parameters: { move: 1, height: -1, flying: false, unstoppable: false },
  hooks: ({ move, height, flying, unstoppable }) => [
    instead('3D', {
      when: (game, { figure }, source) => bears(game, source, figure) && game.space(figure) >= 0,
      run: (run, { figure }, source) => {
        run.note('move.special', { figure, move });
        run.call(procedures.move, {
          figure,
          seat: run.game.controller(figure),
          kind: moveKinds.special,
          number: move,
          flight: flying ? flights.may : flights.asItCan,
          limit: height,
          source: (source as SkirmishSource).place,
          unstoppable: unstoppable ? 1 : 0,
        });
      },
    }),
  ],
});
