import type { Hook, HookSource, Seat } from '@scapewright/kernel';
import {
  type Figure,
  type Message,
  type RuleUnit,
  removeToken,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import { glyphOn } from './holding.ts';
import { type GlyphWords, glyph } from './permanent-glyph.ts';

/** A figure on a glyph that works now: who stands there, its player, the key of what asks, that itself, and the key of its line. */
export interface GlyphUse {
  readonly figure: Figure;
  readonly seat: Seat;
  readonly source: string;
  readonly glyph: HookSource;
  readonly said: Message<'figure'>;
}

/**
 * A temporary glyph: it works once, when a figure stops on it, and is then out of the game (HS-GLYPH-006). `work` may
 * return false where it has come to nothing and the glyph stays; `later` is what holds once it has worked.
 */
export function temporaryGlyph(
  words: Omit<GlyphWords, 'line'>,
  work: (run: SkirmishRun, use: GlyphUse) => boolean | undefined,
  later: (said: string) => readonly Hook[] = () => [],
): RuleUnit {
  const { id } = words;
  const line = '{figure} stands on the {unit}';
  return glyph(
    { ...words, line, catalogueKey: 'glyph.temporary', rules: [...words.rules, 'HS-GLYPH-006'] },
    (said) => [
      trigger('after:E.figure-enters-space', {
        commutes: true,
        seat: (game, { figure }) => game.controller(figure),
        when: (game, { figure, space }) => game.isPlaced(figure) && glyphOn(game, id, space) >= 0,
        run: (run, { figure, space }, glyph) => {
          const token = glyphOn(run.game, id, space);
          run.note(said, { figure, space });
          const seat = run.game.controller(figure);
          const stays = work(run, { figure, seat, source: glyph.key, glyph, said }) === false;
          if (!stays) removeToken(run, token);
        },
      }),
      ...later(said),
    ],
  );
}
