import * as z from 'zod/mini';

const key = z.string();
const seat = z.int().check(z.minimum(-1));

/** A card on a team, or of an object that nobody drafted. */
export const viewCard = z.object({
  key,
  /** As it is called in this game. */
  name: z.string(),
  /** Whose team it is on; -1 nobody's. */
  seat,
  /** Order markers in the order 1, 2, 3, X; `?` for one that the viewer may not know. */
  orderMarkers: z.array(z.string()),
  /** Those of them that lie face up, where there are any. */
  revealed: z.optional(z.array(z.string())),
  /** All ability markers on it. */
  markers: z.int(),
  /** Ability markers by name, where there are any. */
  markersByName: z.optional(z.record(z.string(), z.int())),
  /** True once nothing of it is in the game. */
  out: z.boolean(),
  figures: z.array(key),
  /** Species, class, personality, size: what its figures look like. */
  traits: z.optional(z.array(z.string())),
});

/** A figure, or a destructible object. */
export const viewFigure = z.object({
  key,
  name: z.string(),
  card: key,
  owner: seat,
  /** Who controls it now; -1 nobody. */
  controller: seat,
  /** Names of the spaces that its base covers; empty off the battlefield. */
  spaces: z.array(z.string()),
  wounds: z.int(),
  /** Life Number now; left out for what has none. */
  life: z.optional(z.int()),
  /** Absolute level on which it stands; left out off the battlefield. */
  level: z.optional(z.int()),
  /** Levels that it is tall. */
  height: z.int(),
  /** Where its base points, for bases longer than one space. */
  facing: z.optional(z.int()),
  symbols: z.array(z.string()),
  items: z.array(key),
  /** The object in which it is. */
  in: z.optional(key),
  engaged: z.array(key),
  /** Is it activated now, in the game, defeated, or in the game on no battlefield? */
  state: z.enum(['active', 'waiting', 'defeated', 'away']),
  /** True for a destructible object. */
  object: z.optional(z.boolean()),
});

/** A glyph, an item or another token that lies on the battlefield or is carried. */
export const viewToken = z.object({
  key,
  /** The name of its space; left out where it is carried or gone. */
  at: z.optional(z.string()),
  face: z.enum(['up', 'down']),
  /** What it is, where the viewer may know. */
  name: z.optional(z.string()),
  /** `glyph`, `item`, `hazard` ..., where the viewer may know what it is. */
  kind: z.optional(z.string()),
  /** Who carries it. */
  bearer: z.optional(key),
});

/** Something of plain scenery that is no figure. */
export const viewObject = z.object({ key, kind: z.string(), spaces: z.array(z.string()) });

/** A space that differs from the map as drawn. */
export const viewSpace = z.object({
  key,
  terrain: z.optional(z.string()),
  level: z.optional(z.int()),
  removed: z.optional(z.boolean()),
  /** Axial column and row of a space that the map does not have. */
  q: z.optional(z.int()),
  r: z.optional(z.int()),
});

/** A player. */
export const viewSeat = z.object({
  key,
  seat,
  name: z.string(),
  team: z.int(),
  /** True when the player takes no more part. */
  out: z.boolean(),
  /** Initiative roll of the round; 0 before it. */
  initiative: z.int(),
});

/**
 * Everything named that a viewer may know of a paused game. What does not apply is left out, never null, so that merged
 * changes come to the same view as a fresh one.
 */
export const view = z.object({
  round: z.int(),
  turn: z.int(),
  activeSeat: seat,
  step: z.string(),
  activeCard: z.optional(key),
  seats: z.array(viewSeat),
  cards: z.array(viewCard),
  figures: z.array(viewFigure),
  tokens: z.array(viewToken),
  objects: z.array(viewObject),
  spaces: z.array(viewSpace),
  'one-shots': z.array(z.object({ seat, count: z.int() })),
});

export type View = z.infer<typeof view>;
export type ViewCard = z.infer<typeof viewCard>;
export type ViewFigure = z.infer<typeof viewFigure>;
export type ViewToken = z.infer<typeof viewToken>;
export type ViewObject = z.infer<typeof viewObject>;
export type ViewSpace = z.infer<typeof viewSpace>;
export type ViewSeat = z.infer<typeof viewSeat>;
