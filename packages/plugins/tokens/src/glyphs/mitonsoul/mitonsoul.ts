import { defeatTogether, rollNumber, type SkirmishRun } from '@scapewright/skirmish/author';
import { figuresOfPlayer, seatsFrom } from '../player-order.ts';
import { type GlyphUse, temporaryGlyph } from '../temporary-glyph.ts';

/** A curse on every figure: all rolls first, then all that they destroy. */
export const mitonsoul = temporaryGlyph(
  {
    id: 'mitonsoul',
    name: 'Glyph of Mitonsoul',
    text: 'Every player rolls a d20 for each own figure on the battlefield: on a 1 it is destroyed.',
    rules: ['HS-GLYPH-015'],
  },
  curse,
);

function curse(run: SkirmishRun, { seat: first }: GlyphUse): undefined {
  const { game } = run;
  const cursed: number[] = [];
  for (const seat of seatsFrom(game, first))
    for (const figure of figuresOfPlayer(game, seat, (one) => game.isPlaced(one)))
      if (rollNumber(run, { seat, figure, role: 'd20' }).result <= 1) cursed.push(figure);
  defeatTogether(run, cursed);
}
