import { removeToken, type SkirmishPlugin, type SkirmishRun, trigger } from '@scapewright/skirmish';
import { glyphOn } from './holding.ts';
import { type GlyphWords, glyphPlugin } from './permanent-glyph.ts';

/** A figure on a glyph that works now: who stands there, its player, and the key of what asks. */
export interface GlyphUse {
  readonly figure: number;
  readonly seat: number;
  readonly source: string;
}

/**
 * A temporary glyph: it works once, when a figure stops on it, and is then out of the game (HS-GLYPH-006). `work` may
 * return false where it has come to nothing and the glyph stays.
 */
export function temporaryGlyph(
  words: GlyphWords,
  work: (run: SkirmishRun, use: GlyphUse) => boolean | undefined,
): SkirmishPlugin {
  const { id } = words;
  return glyphPlugin({ ...words, rules: [...words.rules, 'HS-GLYPH-006'] }, [
    trigger('after:E.figure-enters-space', {
      commutes: true,
      seat: (game, { figure }) => game.controller(figure),
      when: (game, { figure, space }) => game.isPlaced(figure) && glyphOn(game, id, space) >= 0,
      run: (run, { figure, space }, { key }) => {
        const token = glyphOn(run.game, id, space);
        run.note(`glyph.${id}`, { figure, space });
        const stays = work(run, { figure, seat: run.game.controller(figure), source: key }) === false;
        if (!stays) removeToken(run, token);
      },
    }),
  ]);
}
