import type { Seat } from '@scapewright/kernel';
import {
  type Game,
  removeOrderMarker,
  rollNumber,
  type SkirmishRun,
  unrevealedOn,
} from '@scapewright/skirmish/author';
import { type GlyphUse, temporaryGlyph } from '../temporary-glyph.ts';

const takesOn = 10;

/** It takes a hidden order marker of an opponent away. */
export const oreld = temporaryGlyph(
  {
    id: 'oreld',
    name: 'Glyph of Oreld',
    text: 'The player of the figure on it rolls a d20: on 10 or more one hidden order marker on a chosen card of an opponent is taken away by chance.',
    rules: ['HS-GLYPH-022'],
  },
  intercept,
);

function intercept(run: SkirmishRun, { figure, seat, source }: GlyphUse): undefined {
  const { game } = run;
  if (rollNumber(run, { seat, figure, role: 'd20' }).result < takesOn) return;
  const options = cards(game, seat);
  if (options.length === 0) return;
  const choice = { seat, asks: 'oreld', domain: 'card', options, extras: ['no'], source };
  const card = run.pick({ ...choice, defaultReply: -1 });
  if (card < 0) return;
  const owner = game.ownerOfCard(card);
  const markers = unrevealedOn(game, owner, card);
  removeOrderMarker(run, owner, markers[byChance(run, seat, markers.length)] as number);
}

function byChance(run: SkirmishRun, seat: Seat, count: number): number {
  if (count === 1) return 0;
  const purpose = `order marker taken by ${run.game.facts.playerNames[seat]}`;
  return run.roll({ seat, sides: count, count: 1, die: `d${count}`, purpose, secret: true })[0] ?? 0;
}

/** Cards of opponents with a hidden order marker of their own. */
function cards(game: Game, seat: Seat): number[] {
  return game.facts.cardNames.flatMap((_, card) => {
    const owner = game.ownerOfCard(card);
    const isTheirs = owner >= 0 && game.teamOf(owner) !== game.teamOf(seat);
    return isTheirs && unrevealedOn(game, owner, card).length > 0 ? [card] : [];
  });
}
