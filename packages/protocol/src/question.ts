import * as z from 'zod/mini';

/** The closed set of shapes: one or several of the options, a way of spaces, one option for each place, a number, dice. */
export const shape = z.enum(['pick', 'path', 'allot', 'number', 'chance']);

/** One thing that can be chosen, or that is spoken of and may not be chosen now. */
export const option = z.object({
  /** What an answer names. */
  key: z.string(),
  /** What a person reads: a name, a space, `yes`. */
  label: z.string(),
  /** What it is or does, in few words. */
  note: z.optional(z.string()),
  /** Whose it is, as the asked seat sees it. */
  side: z.optional(z.enum(['own', 'friend', 'enemy'])),
  /** Numbers before one commits: `cost`, `risk`, `points`, `left` ... */
  preview: z.optional(z.record(z.string(), z.number())),
  /** True for what harms one's own side: ask once more. */
  sure: z.optional(z.boolean()),
});

/** What one seat is asked. */
export const question = z.object({
  /** Counts the questions of this seat: an answer to another number is stale. */
  number: z.int(),
  /** The kind of question: `path`, `target`, or an ability's id. For programs; people read `title`. */
  asks: z.string(),
  shape,
  /** Timing step as the rulebook prints it. */
  step: z.string(),
  /** One sentence that says what is wanted. */
  title: z.string(),
  /** What the rule or ability that asks says. */
  text: z.string(),
  /** Ledger ids of what asks, the best first. */
  rules: z.array(z.string()),
  /** The figure or card that it is about. */
  subject: z.optional(z.string()),
  /** How many options are picked, or places filled. */
  least: z.int(),
  most: z.int(),
  /** What the places of an allotment are called. */
  places: z.optional(z.array(z.string())),
  /** True where one option may fill several places. */
  repeat: z.optional(z.boolean()),
  options: z.array(option),
  /** What may not be chosen now; `ask` why. */
  barred: z.optional(z.array(option)),
  /** Key of the option that stands where nobody decides. */
  default: z.optional(z.string()),
  /** When a clock decides, as ISO 8601. */
  deadline: z.optional(z.string()),
});

export type Shape = z.infer<typeof shape>;
export type Option = z.infer<typeof option>;
export type Question = z.infer<typeof question>;
