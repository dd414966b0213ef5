import type { HookSource } from '@scapewright/kernel';
import {
  type Figure,
  inflict,
  type Message,
  rollNumber,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import { figuresOnGlyph } from '../holding.ts';
import { permanentGlyph } from '../permanent-glyph.ts';
import { figuresOfPlayer } from '../player-order.ts';

/** At the end of the round it wounds: whoever stands on it, or a figure of an opponent. */
export const wannok = permanentGlyph(
  {
    id: 'wannok',
    name: 'Glyph of Wannok',
    text: 'At the end of the round its holder rolls a d20: on a 1 the figure on it receives a wound, else the holder may name an opponent, who puts a wound on an own figure.',
    rules: ['HS-GLYPH-019'],
    line: '{figure} stands on the Glyph of Wannok',
  },
  (said) => [
    trigger('R6', {
      when: (game) => holders(game).length > 0,
      run: (run, _args, source) => {
        for (const figure of holders(run.game))
          if (run.game.isPlaced(figure)) curse(run, figure, source, said);
      },
    }),
  ],
);

function holders(game: SkirmishRun['game']): number[] {
  return figuresOnGlyph(game, 'wannok').filter((figure) => game.controller(figure) >= 0);
}

function curse(run: SkirmishRun, figure: Figure, { key }: HookSource, said: Message<'figure'>): void {
  const { game } = run;
  const seat = game.controller(figure);
  run.note(said, { figure });
  if (rollNumber(run, { seat, figure, role: 'd20' }).result <= 1) {
    inflict(run, { figure, amount: 1 });
    return;
  }
  const options = game
    .seatOrder()
    .filter(
      (other) =>
        game.teamOf(other) !== game.teamOf(seat) &&
        figuresOfPlayer(game, other, (one) => game.isPlaced(one)).length > 0,
    );
  if (options.length === 0) return;
  const choice = { seat, asks: 'opponent', domain: 'player', options, extras: ['no'], source: key };
  const opponent = run.pick({ ...choice, defaultReply: -1 });
  if (opponent < 0) return;
  const own = figuresOfPlayer(game, opponent, (one) => game.isPlaced(one));
  const wounded = run.pick({ seat: opponent, asks: 'wannok', domain: 'figure', options: own, source: key });
  inflict(run, { figure: wounded, amount: 1 });
}
