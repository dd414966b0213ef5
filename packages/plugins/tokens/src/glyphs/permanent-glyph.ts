import type { Hook, ModifyHook, ValueDeclaration } from '@scapewright/kernel';
import {
  defineMessages,
  type FigureArgs,
  type MessageOf,
  modify,
  type RuleUnit,
  rules,
  type TokenPlan,
} from '@scapewright/skirmish/author';
import { glyphsHeld } from './holding.ts';

/** What a glyph states: its name, its words and the rules behind it. */
export interface GlyphWords<Line extends string = string> {
  /** Its name in kebab-case, by which a token names it as its content. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Ledger ids. */
  readonly rules: readonly string[];
  /** What the log says when it works, with `{figure}` and other values of the line. */
  readonly line: Line;
  /** The key under which other languages have that, where several glyphs say the same. */
  readonly catalogueKey?: string;
}

/** What a glyph does, by the key `glyph.<id>` of its line. */
export type GlyphHooks<Line extends string> = (said: MessageOf<Line>) => readonly Hook[];

/** A glyph. Its hooks cost nothing in a match without it. */
export function glyph<const Line extends string>(words: GlyphWords<Line>, hooks: GlyphHooks<Line>): RuleUnit {
  const { id, name, text, line, catalogueKey } = words;
  const messages = defineMessages(`glyph.${id}`, {
    itself: {
      text: line,
      ...(catalogueKey === undefined ? {} : { catalogueKey }),
      rules: { heroscape: words.rules },
    },
  });
  const isIt = (token: TokenPlan): boolean => token.kind === 'glyph' && token.content === id;
  return rules({
    id,
    name,
    text,
    messages,
    wanted: (setup) => (setup.tokens ?? []).some(isIt),
    token: isIt,
    hooks: hooks(messages.itself),
  });
}

/** A permanent glyph: it works for the figures of whoever holds it, while a figure stands on it (HS-GLYPH-005). */
export function permanentGlyph<const Line extends string>(
  words: GlyphWords<Line>,
  hooks: GlyphHooks<Line>,
): RuleUnit {
  return glyph({ ...words, rules: [...words.rules, 'HS-GLYPH-005'] }, hooks);
}

/** Adds to a number of every figure of the glyph's holder. */
export function addsToHolders(
  said: string,
  glyph: string,
  value: ValueDeclaration<FigureArgs>,
  amount: number,
): ModifyHook {
  return modify(value, {
    how: 'add',
    reason: said,
    by: (game, { figure }) => amount * glyphsHeld(game, glyph, game.controller(figure)) || undefined,
  });
}
