import {
  type Figure,
  type Game,
  pickPlace,
  placeFigure,
  placesFor,
  type SkirmishRun,
} from '@scapewright/skirmish/author';
import { type GlyphUse, temporaryGlyph } from '../temporary-glyph.ts';

/** It calls any other figure to the side of the one that stands on it. */
export const erland = temporaryGlyph(
  {
    id: 'erland',
    name: 'Glyph of Erland',
    text: 'The player of the figure on it may place any other figure on a free space adjacent to it; that figure takes no leaving attacks.',
    rules: ['HS-GLYPH-014'],
  },
  summon,
);

function summon(run: SkirmishRun, { figure, seat, source }: GlyphUse): undefined {
  const { game } = run;
  const options = others(game, figure);
  if (options.length === 0) return;
  const chosen = run.pick({
    seat,
    asks: 'erland',
    domain: 'figure',
    options,
    extras: ['no'],
    source,
    defaultReply: -1,
  });
  if (chosen < 0) return;
  const places = placesBeside(game, chosen, figure);
  placeFigure(run, chosen, pickPlace(run, places, { figure: chosen, seat, source }), { by: seat });
}

/** The figures for which there is room beside the one on the glyph. */
function others(game: Game, figure: Figure): number[] {
  const list: number[] = [];
  for (let other = 0; other < game.figureCount; other++)
    if (other !== figure && game.isPlaced(other))
      if (placesBeside(game, other, figure).length > 0) list.push(other);
  return list;
}

/** Where the other figure fits beside this one, but for where it stands already. */
function placesBeside(game: Game, other: Figure, figure: Figure): readonly (readonly number[])[] {
  const here = game.spacesOf(other);
  return placesFor(game, other, { adjacentTo: figure }).filter(
    (spaces) => !spaces.every((space) => here.includes(space)),
  );
}
