import type { View } from '@scapewright/protocol';
import type { Ground } from './ground.ts';

/** A glyph, an item or another token that lies on a space. */
export interface SceneToken {
  readonly key: string;
  readonly space: number;
  readonly x: number;
  readonly y: number;
  readonly region: number;
  readonly level: number;
  readonly face: 'up' | 'down';
  readonly kind: string | undefined;
  /** What it is, where that may be known. */
  readonly name: string | undefined;
  /** One or two letters, or `?`. */
  readonly label: string;
}

/** The tokens of a view that lie on the battlefield. */
export function tokensOf({ tokens }: View, { battlefield, spaces }: Ground): SceneToken[] {
  return tokens.flatMap(({ key, at, face, kind, name }) => {
    const space = at === undefined ? undefined : spaces[battlefield.spaceOf(at)];
    if (!space) return [];
    const { index, x, y, region, level } = space;
    const label = name === undefined ? '?' : letters(name);
    return [{ key, space: index, x, y, region, level, face, kind, name, label }];
  });
}

/** Glyphs go by the name that follows `Glyph of`, in German `Glyphe von`. */
function letters(name: string): string {
  const own = name.replace(/^glyphe? (of|von)\s+/i, '');
  const words = own.split(/[\s-]+/);
  return (words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : own).slice(0, 2);
}
