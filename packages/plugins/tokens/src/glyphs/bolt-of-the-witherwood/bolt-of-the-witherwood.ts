import type { HookSource, Seat } from '@scapewright/kernel';
import {
  addEffect,
  type Card,
  defeat,
  effectsFrom,
  type Figure,
  figuresMatching,
  type Game,
  rollNumber,
  trigger,
} from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { treasuresOf } from '../../treasures/treasure-tokens.ts';

const id = 'bolt-of-the-witherwood';
const destroysOn = 16;

/** After moving and before attacking its carrier may try to destroy an enemy that it sees: each player once in a game. */
export const boltOfTheWitherwood = treasure(
  {
    id,
    name: 'Bolt of the Witherwood',
    text: 'After moving and before attacking with its carrier, once in a game, its player may roll a d20 for an enemy within 5 clear sight spaces: on 16 or more that figure is destroyed.',
    line: '{figure} looses the Bolt of the Witherwood at {victim}: {result}',
    lasts: true,
    artifact: true,
  },
  (said) => [
    trigger('4', {
      optional: true,
      seat: (game, { card }) => game.controller(carrierOf(game, card)),
      when: (game, { card }, source) => {
        const figure = carrierOf(game, card);
        return (
          figure >= 0 && !hasTried(game, game.controller(figure), source) && inSight(game, figure).length > 0
        );
      },
      run: (run, { card }, source) => {
        const { game } = run;
        const figure = carrierOf(game, card);
        const seat = game.controller(figure);
        const victim = run.pick({
          seat,
          asks: id,
          domain: 'figure',
          options: inSight(game, figure),
          source: source.key,
          subject: game.keyOf('figure', figure),
        });
        addEffect(run, { kind: id, seat, until: 'game', source });
        const { result } = rollNumber(run, { seat, figure, role: 'd20' });
        run.note(said, { figure, victim, result });
        if (result >= destroysOn) defeat(run, victim, figure);
      },
    }),
  ],
);

function carrierOf(game: Game, card: Card): Figure {
  return (
    game.figuresOf(card).find((one) => game.isPlaced(one) && treasuresOf(game, one, id).length > 0) ?? -1
  );
}

/** Has a player tried it in this game? */
function hasTried(game: Game, seat: Seat, source: HookSource): boolean {
  return effectsFrom(game, id, source).some((row) => game.readEffect('seat', row) === seat);
}

function inSight(game: Game, figure: Figure): readonly number[] {
  return figuresMatching(game, { side: 'enemy', within: 5, clearSight: true }, figure);
}
