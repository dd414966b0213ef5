import * as z from 'zod/mini';
import { anyJson } from './changes.ts';
import { line } from './line.ts';

/** A part of an explanation: what it says, what it gives, and by which rules. */
export const toldPart = z.object({
  text: z.string(),
  rules: z.array(z.string()),
  amount: z.optional(z.number()),
  /** False for what was looked at and does not apply now. */
  applied: z.boolean(),
});

const explained = { text: z.string(), parts: z.array(toldPart), rules: z.array(z.string()) };

/** What spaces are called that do not go by their names, in the language of who asks: `c5 (rung 3)` for `c5@6`. */
const called = z.optional(z.record(z.string(), z.string()));

/** What may be asked beside the game. Keys are those of views and questions; `about` may also be words of a person. */
export const asks = {
  /** The rule that asks; why a space or figure can or cannot be chosen; a number's parts; a rule's text. */
  why: z.object({ about: z.optional(z.string()), other: z.optional(z.string()) }),
  /** What a normal attack would come to, exactly. */
  odds: z.object({ attacker: z.optional(z.string()), target: z.string() }),
  /** Where a figure could go with a move of its own now, and whom it could attack from there. */
  reach: z.object({ figure: z.string() }),
  /** What a figure could do with a normal move and a normal attack, if it were its turn: where it goes, whom it attacks, at what odds. */
  threat: z.object({ figure: z.string() }),
  /** What is seen from a space or by a figure; with `to` one line. */
  sight: z.object({ from: z.string(), to: z.optional(z.string()) }),
  /** What a bot would do, and why. */
  hint: z.object({}),
  /** A card's face, by its key in this game or its name. */
  card: z.object({ card: z.string() }),
  /** The battlefield as drawn. */
  map: z.object({}),
  /** Earlier lines of the viewer's own log: at most so many, those just before a number; left out: the last ones. */
  log: z.object({
    before: z.optional(z.int().check(z.minimum(0))),
    most: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  }),
} as const;

/** The answers to {@link asks}. */
export const answers = {
  why: z.object(explained),
  odds: z.object({
    attacker: z.string(),
    target: z.string(),
    /** False where no normal attack is possible now: `text` says why. */
    possible: z.boolean(),
    text: z.string(),
    rules: z.array(z.string()),
    attack: z.optional(z.object({ number: z.int(), text: z.string() })),
    defense: z.optional(z.object({ number: z.int(), text: z.string() })),
    /** Chance of each number of wounds, from none. */
    wounds: z.optional(z.array(z.number())),
    expected: z.optional(z.number()),
    defeat: z.optional(z.number()),
  }),
  reach: z.object({
    figure: z.string(),
    ends: z.array(
      z.object({ space: z.string(), cost: z.int(), risk: z.int(), way: z.optional(z.array(z.string())) }),
    ),
    /** Figures that it could attack from where it stands or after such a move. */
    targets: z.array(z.object({ figure: z.string(), from: z.array(z.string()) })),
    called,
    text: z.string(),
  }),
  threat: z.object({
    figure: z.string(),
    /** Why it could not move or attack, where it could not; else empty. */
    text: z.string(),
    /** Spaces where it stands or could go. */
    reach: z.array(z.string()),
    /** Spaces in its range from one of those, sight not looked at. */
    range: z.array(z.string()),
    /** Enemies that it could attack, the place from which that does most, and what a normal attack from there would come to. */
    targets: z.array(
      z.object({
        figure: z.string(),
        from: z.string(),
        attack: z.int(),
        defense: z.int(),
        wounds: z.optional(z.array(z.number())),
        expected: z.optional(z.number()),
        defeat: z.optional(z.number()),
      }),
    ),
    called,
  }),
  sight: z.object({
    from: z.string(),
    spaces: z.array(z.object({ space: z.string(), sight: z.enum(['clear', 'obstructed', 'none']) })),
    /** With `to`: heights along the line, for a side view. */
    profile: z.optional(
      z.array(z.object({ space: z.string(), ground: z.number(), line: z.number(), blocks: z.boolean() })),
    ),
    called,
    ...explained,
  }),
  hint: z.object({
    pick: z.array(z.string()),
    /** A way, where the question wants one. */
    way: z.optional(z.array(z.string())),
    called,
    text: z.string(),
  }),
  card: z.object({
    key: z.string(),
    name: z.string(),
    title: z.optional(z.string()),
    /** Life, Move, Range, Attack, Defense, Height, points ... as printed. */
    numbers: z.array(
      z.object({ name: z.string(), value: z.union([z.string(), z.int()]), now: z.optional(z.int()) }),
    ),
    /** Species, class, personality and so on. */
    traits: z.array(z.string()),
    abilities: z.array(
      z.object({ key: z.string(), name: z.string(), text: z.string(), rules: z.array(z.string()) }),
    ),
    figures: z.array(z.string()),
    seat: z.int(),
    unit: z.string(),
  }),
  map: z.object({
    name: z.string(),
    title: z.string(),
    /** A battlefield plan: spaces, walls, solids, links. */
    plan: anyJson,
    /** Start zones: names of spaces by seat. */
    zones: z.array(z.object({ seat: z.int(), spaces: z.array(z.string()) })),
    /** Plain objects that are drawn, and how terrain and objects look. */
    objects: anyJson,
    looks: anyJson,
    /** Words for terrain ids. */
    terrains: z.record(z.string(), z.string()),
  }),
  log: z.object({ lines: z.array(line) }),
} as const;

export type AskName = keyof typeof asks;
export const askNames = Object.keys(asks) as readonly AskName[];
export type Ask<Name extends AskName> = z.infer<(typeof asks)[Name]>;
export type Told<Name extends AskName> = z.infer<(typeof answers)[Name]>;
