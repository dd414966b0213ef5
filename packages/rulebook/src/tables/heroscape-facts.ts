import type { RuleId } from '../generated/ids.gen.ts';

/** HeroScape's base rules as a table of facts, and every point where the games differ. */
export interface HeroscapeFacts {
  /** What the short keys in the sources of HeroScape's entries stand for. */
  readonly keys: Readonly<Record<string, string>>;
  readonly facts: readonly { readonly section: string; readonly facts: readonly HeroscapeFact[] }[];
  readonly differences: readonly {
    readonly topic: string;
    readonly heroscape: string;
    readonly superscape: string;
  }[];
  /** The four ways to carry things, side by side. */
  readonly carriedItems: readonly {
    readonly topic: string;
    readonly treasure: string;
    readonly itemGlyph: string;
    readonly equipment: string;
    readonly superscape: string;
  }[];
  /** What to check first with a rulebook in hand. */
  readonly open: readonly string[];
}

/** A fact with the entries that carry it. */
export interface HeroscapeFact {
  readonly fact: string;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly rules: readonly RuleId[];
}
