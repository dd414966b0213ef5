import type { FigureFilter } from '@scapewright/skirmish/author';
import type { Json } from './clause-data.ts';

const verbs: readonly string[] = [
  'adjacency',
  'on-terrain',
  'distance',
  'level-of',
  'height-advantage',
  'beside-object',
];
const filterKeys: readonly string[] = [
  'within',
  'clear-sight',
  'adjacent',
  'levels-apart',
  'vertical-reach',
  'not-lower',
  'engaged-with',
  'engaged',
  'next-to',
  'engaged-by',
  'near',
  'not-near',
  'not-on-terrain',
];
const states: readonly string[] = [
  'engaged',
  'unengaged',
  'engaged-with-several',
  'under-overhang',
  'beside-taller',
];
const words: ReadonlySet<string> = new Set([...verbs, ...filterKeys, ...states]);

/** Does a block, a condition or a filter, as it is written, speak of where figures stand? */
export function speaksOfPlace(written: Json | undefined): boolean {
  if (typeof written === 'string') return words.has(written);
  if (written === null || typeof written !== 'object') return false;
  return Object.entries(written).some(([key, value]) => words.has(key) || speaksOfPlace(value));
}

/** A filter without what it says of places: whom it may mean somewhere. */
export function anywhere(filter: FigureFilter): FigureFilter {
  const {
    within,
    clearSight,
    adjacent,
    levelsApart,
    verticalReach,
    notLower,
    engagedWith,
    engaged,
    anyOf,
    ...rest
  } = filter;
  return rest;
}
