import { z } from 'zod';
import { rulesetName } from './battle-terms.ts';

export const rulesets = z.object({
  rulesets: z.array(z.object({ name: rulesetName, variants: z.array(z.string()) })),
});
export type Rulesets = z.infer<typeof rulesets>;

export const mapInShort = z.object({
  name: z.string(),
  title: z.string(),
  spaces: z.int(),
  seats: z.int(),
});
export type MapInShort = z.infer<typeof mapInShort>;
export const maps = z.object({ maps: z.array(mapInShort) });
export type Maps = z.infer<typeof maps>;
/** A map with all that stands in its file. */
export const oneMap = mapInShort.extend({ map: z.looseObject({}) });

export const cards = z.object({
  cards: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      unit: z.string(),
      pack: z.string(),
      points: z.number().optional(),
    }),
  ),
});
export type Cards = z.infer<typeof cards>;

export const armies = z.object({
  armies: z.array(
    z.object({ name: z.string(), ruleset: rulesetName, cards: z.array(z.string()), points: z.number() }),
  ),
});
export type Armies = z.infer<typeof armies>;
