import type { LegendWords } from './legend-words.ts';
import type { ObjectLooks, ObjectMark } from './object-mark.ts';
import type { Overlay } from './overlay.ts';
import type { SpaceRef } from './space-ref.ts';
import type { TerrainLooks } from './terrain-look.ts';

/** A start zone. */
export interface ZoneMark {
  /** Side, counted from 0: decides the colour. */
  readonly side: number;
  readonly name: string;
  readonly spaces: readonly SpaceRef[];
}

/** A figure with all spaces of its base. */
export interface FigureMark {
  readonly side: number;
  /** Full name for the legend. */
  readonly name: string;
  /** One to three letters that stand on the battlefield; the first letters of the name when left out. */
  readonly label?: string;
  readonly spaces: readonly SpaceRef[];
}

/** A token, item or glyph. */
export interface TokenMark {
  readonly name: string;
  readonly label?: string;
  readonly space: SpaceRef;
}

/** A space to point out, with a short text where one is wanted. */
export interface HighlightMark {
  readonly space: SpaceRef;
  readonly label?: string;
}

/** What is drawn on a battlefield, beside its spaces, walls and objects. */
export interface Marks {
  readonly title?: string;
  /** Which of the separate battlefields is drawn; 0 when left out. */
  readonly region?: number;
  /** How terrains are shown; those left out get a code from their id and a grey. */
  readonly terrains?: TerrainLooks;
  readonly zones?: readonly ZoneMark[];
  readonly figures?: readonly FigureMark[];
  readonly objects?: readonly ObjectMark[];
  /** How objects are shown; those of kinds that are left out are blocks with the first letters of their name. */
  readonly objectLooks?: ObjectLooks;
  readonly tokens?: readonly TokenMark[];
  readonly highlights?: readonly HighlightMark[];
  readonly overlay?: Overlay;
  /** Shown when left out. */
  readonly legend?: boolean;
  /** In which the legend of a drawing in a terminal is written; left out: English. */
  readonly words?: LegendWords;
}

/** One to three letters for a name: its own label, initials, or first letters. */
export function shortLabel(mark: { readonly name: string; readonly label?: string }): string {
  if (mark.label !== undefined) return mark.label.slice(0, 3);
  const words = wordsOf(mark.name);
  const initials = words.map((word) => word.slice(0, 1).toUpperCase()).join('');
  return words.length > 1 ? initials.slice(0, 3) : (words[0] ?? mark.name).slice(0, 2);
}

const articles = new Set(['the', 'a', 'an', 'der', 'die', 'das', 'of', 'von']);

/** The words of a name that say who it is: `The` says nothing of anybody. */
function wordsOf(name: string): readonly string[] {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  const telling = words.filter((word) => !articles.has(word.toLowerCase()));
  return telling.length > 0 ? telling : words;
}

/**
 * Labels that tell names apart, each of one to three letters and digits: initials, the first letters, or another letter where
 * these are taken; a number at the end of a name stays (`Marro Warrior 2` is `M2`).
 */
export function distinctLabels(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const label = (name: string): string => {
    const found = triesFor(name).find((one) => !taken.has(one)) ?? shortLabel({ name });
    taken.add(found);
    return found;
  };
  const single = new Map(names.map((name) => [name, /\d$/.test(name) ? undefined : label(name)] as const));
  return names.map((name) => single.get(name) ?? label(name));
}

function triesFor(name: string): readonly string[] {
  const [, words = name, number = ''] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
  const parts = wordsOf(words)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  const letters = parts.join('');
  const first = letters.slice(0, 1).toUpperCase();
  const initials = parts.map((part) => part.slice(0, 1).toUpperCase()).join('');
  const others = Array.from(letters.slice(1), (letter) => first + letter);
  const pairs = [...(parts.length > 1 ? [initials.slice(0, 2)] : []), ...others];
  const tries = number === '' ? pairs : [first + number, ...pairs.map((pair) => pair + number)];
  return tries.filter((one) => one.length <= 3);
}

/** Sides that have a letter; what nobody controls has none. */
const lettered = 6;

/** The letter that tells a side, counted from 0, whoever sees its colour or not: `a`, `b` ... */
export function sideLetter(side: number): string {
  return side >= 0 && side < lettered ? String.fromCharCode(97 + side) : '';
}
