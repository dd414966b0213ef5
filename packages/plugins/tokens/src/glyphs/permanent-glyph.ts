import type { Hook, ModifyHook, ValueDeclaration } from '@scapewright/kernel';
import { type FigureArgs, modify, rules, type SkirmishPlugin, type TokenPlan } from '@scapewright/skirmish';
import { glyphsHeld } from './holding.ts';

/** What a glyph states: its name, its words and the rules behind it. */
export interface GlyphWords {
  /** Its name in kebab-case, by which a token names it as its content. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Ledger ids. */
  readonly rules: readonly string[];
  /** What the log says when it works, with `{figure}` and other values of the line. */
  readonly line: string;
}

/** A plugin with one glyph; cited as `glyph.<id>`. Its hooks cost nothing in a match without it. */
export function glyphPlugin(words: GlyphWords, hooks: readonly Hook[]): SkirmishPlugin {
  const { id, name, text, line } = words;
  const reason = `glyph.${id}`;
  const isIt = (token: TokenPlan): boolean => token.kind === 'glyph' && token.content === id;
  const unit = rules({
    id,
    name,
    text,
    reasons: [reason],
    reasonRules: { [reason]: { heroscape: words.rules } },
    lines: { [reason]: line },
    wanted: (setup) => (setup.tokens ?? []).some(isIt),
    token: isIt,
    hooks,
  });
  return { id: `glyphs/${id}`, version: '1.0.0', units: [unit] };
}

/** A permanent glyph: it works for the figures of whoever holds it, while a figure stands on it (HS-GLYPH-005). */
export function permanentGlyph(words: GlyphWords, hooks: readonly Hook[]): SkirmishPlugin {
  return glyphPlugin({ ...words, rules: [...words.rules, 'HS-GLYPH-005'] }, hooks);
}

/** Adds to a number of every figure of the glyph's holder. */
export function addsToHolders(
  glyph: string,
  value: ValueDeclaration<FigureArgs>,
  amount: number,
): ModifyHook {
  return modify(value, {
    how: 'add',
    reason: `glyph.${glyph}`,
    by: (game, { figure }) => amount * glyphsHeld(game, glyph, game.controller(figure)) || undefined,
  });
}
