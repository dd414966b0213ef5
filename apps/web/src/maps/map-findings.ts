import type { MapProblem } from '@scapewright/packs';

/** Something that was found in the file of a map: what kind of thing, where, and the whole of it in English. */
export interface MapFinding {
  /** Of the map, or because reading it took too long, or failed. */
  readonly code: MapProblem['code'] | 'too-slow' | 'fault';
  /** A space, where it is about one. */
  readonly at?: string;
  readonly text: string;
}

/** Findings of one kind, with the places where that is so. */
export interface FoundTogether {
  /** Left out: of a map that was kept when findings were only texts. */
  readonly code?: MapFinding['code'];
  readonly places: readonly string[];
  readonly texts: readonly string[];
}

/** Findings by their kind, in the order in which each kind was first found; every place and text once. */
export function foundTogether(findings: readonly (MapFinding | string)[]): readonly FoundTogether[] {
  const kinds = new Map<MapFinding['code'] | undefined, { places: Set<string>; texts: Set<string> }>();
  for (const finding of findings) {
    const { code, at, text }: Partial<MapFinding> = typeof finding === 'string' ? { text: finding } : finding;
    const kind = kinds.get(code) ?? { places: new Set(), texts: new Set() };
    kinds.set(code, kind);
    if (at !== undefined) kind.places.add(at);
    if (text !== undefined) kind.texts.add(text);
  }
  return [...kinds].map(([code, { places, texts }]) => ({
    ...(code === undefined ? {} : { code }),
    places: [...places],
    texts: [...texts],
  }));
}
