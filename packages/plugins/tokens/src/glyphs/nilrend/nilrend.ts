import type { Seat } from '@scapewright/kernel';
import {
  addEffect,
  effectsFrom,
  forbid,
  type Game,
  hasPowers,
  rollNumber,
  type SkirmishRun,
} from '@scapewright/skirmish/author';
import { type GlyphUse, temporaryGlyph } from '../temporary-glyph.ts';

const negatesOn = 5;

/** It takes the powers of an opponent's Unique card away. */
export const nilrend = temporaryGlyph(
  {
    id: 'nilrend',
    name: 'Glyph of Nilrend',
    text: 'The player of the figure on it may name a Unique card of an opponent and rolls a d20: on 5 or more the card has no powers until the game ends.',
    rules: ['HS-GLYPH-021'],
  },
  negate,
  (said) => [
    forbid(hasPowers, {
      reason: said,
      when: (game, { figure }, glyph) =>
        effectsFrom(game, 'negated', glyph).some(
          (row) => game.readEffect('card', row) === game.cardOf(figure),
        ),
    }),
  ],
);

function negate(run: SkirmishRun, { figure, seat, source, glyph, said }: GlyphUse): undefined {
  const { game } = run;
  const options = cards(game, seat);
  if (options.length === 0) return;
  const choice = { seat, asks: 'nilrend', domain: 'card', options, extras: ['no'], source };
  const card = run.pick({ ...choice, defaultReply: -1 });
  if (card < 0 || rollNumber(run, { seat, figure, role: 'd20' }).result < negatesOn) return;
  addEffect(run, { kind: 'negated', card, until: 'game', source: glyph });
  run.note(said, { figure, card });
}

/** Unique cards of opponents with a figure left; Uncommon ones count as Unique (HS-UNIQ-005). */
function cards(game: Game, seat: Seat): number[] {
  return game.facts.cardNames.flatMap((_, card) => {
    const { uniqueness, unit } = game.definitionOfCard(card);
    const owner = game.ownerOfCard(card);
    const isTheirs = owner >= 0 && game.teamOf(owner) !== game.teamOf(seat);
    const isUnique = unit !== 'object' && (uniqueness === 'unique' || uniqueness === 'uncommon');
    return isTheirs && isUnique && game.isCardActive(card) ? [card] : [];
  });
}
