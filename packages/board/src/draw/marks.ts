import type { ObjectLooks } from './object-look.ts';
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

/** An object by the ids of its solids and walls on the battlefield. */
export interface ObjectMark {
  readonly kind: string;
  readonly name: string;
  readonly solids: readonly string[];
  readonly walls: readonly string[];
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
}

/** One to three letters for a name: its own label, initials, or first letters. */
export function shortLabel(mark: { readonly name: string; readonly label?: string }): string {
  if (mark.label !== undefined) return mark.label.slice(0, 3);
  const words = mark.name.split(/[\s-]+/).filter((word) => word !== '');
  const initials = words.map((word) => word.slice(0, 1).toUpperCase()).join('');
  return words.length > 1 ? initials.slice(0, 3) : mark.name.slice(0, 2);
}
