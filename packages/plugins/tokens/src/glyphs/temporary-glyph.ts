import type { Hook, HookSource } from '@scapewright/kernel';
import { removeToken, type SkirmishPlugin, type SkirmishRun, trigger } from '@scapewright/skirmish';
import { glyphOn } from './holding.ts';
import { type GlyphWords, glyphPlugin } from './permanent-glyph.ts';

/** A figure on a glyph that works now: who stands there, its player, the key of what asks, and that itself. */
export interface GlyphUse {
  readonly figure: number;
  readonly seat: number;
  readonly source: string;
  readonly glyph: HookSource;
}

/**
 * A temporary glyph: it works once, when a figure stops on it, and is then out of the game (HS-GLYPH-006). `work` may
 * return false where it has come to nothing and the glyph stays; `later` is what holds once it has worked.
 */
export function temporaryGlyph(
  words: GlyphWords,
  work: (run: SkirmishRun, use: GlyphUse) => boolean | undefined,
  later: readonly Hook[] = [],
): SkirmishPlugin {
  const { id } = words;
  return glyphPlugin({ ...words, rules: [...words.rules, 'HS-GLYPH-006'] }, [
    trigger('after:E.figure-enters-space', {
      commutes: true,
      seat: (game, { figure }) => game.controller(figure),
      when: (game, { figure, space }) => game.isPlaced(figure) && glyphOn(game, id, space) >= 0,
      run: (run, { figure, space }, glyph) => {
        const token = glyphOn(run.game, id, space);
        run.note(`glyph.${id}`, { figure, space });
        const stays =
          work(run, { figure, seat: run.game.controller(figure), source: glyph.key, glyph }) === false;
        if (!stays) removeToken(run, token);
      },
    }),
    ...later,
  ]);
}
