import * as z from 'zod/mini';

/** A piece of a line, with what it names. */
export const linePart = z.object({
  text: z.string(),
  figure: z.optional(z.string()),
  card: z.optional(z.string()),
  space: z.optional(z.string()),
  seat: z.optional(z.int()),
  rule: z.optional(z.string()),
  /** Dice as they lie: `skull`, `shield`, `blank`, or a number. */
  dice: z.optional(z.array(z.union([z.string(), z.int()]))),
  tone: z.optional(z.enum(['good', 'bad', 'faint', 'strong'])),
});

/** Dice that were rolled. */
export const roll = z.object({
  /** As they lie: `skull`, `shield`, `blank`, or a number. */
  faces: z.array(z.union([z.string(), z.int()])),
  /** What gave how many of them, where that is known: `printed`, `height`, `obstruction`, or the name of an ability; less than 0: it takes some away. */
  from: z.array(z.object({ what: z.string(), dice: z.int() })),
  /** Who rolls, and against whom. */
  by: z.optional(z.string()),
  at: z.optional(z.string()),
});

/** A line of the log: what happened, in a sentence, and by which rules. */
export const line = z.object({
  /** Counts the lines that this viewer has been sent. */
  n: z.int(),
  step: z.string(),
  rules: z.array(z.string()),
  parts: z.array(linePart),
  /** The least detailed log in which it stands. */
  level: z.enum(['brief', 'normal', 'full']),
  /** `round` and `turn` are headings. */
  kind: z.optional(z.enum(['round', 'turn', 'event'])),
  /** The dice that it tells of, one roll after the other. */
  rolls: z.optional(z.array(roll)),
});

export type LinePart = z.infer<typeof linePart>;
export type Roll = z.infer<typeof roll>;
export type Line = z.infer<typeof line>;
export type Level = Line['level'];

/** The words of a line. */
export const textOfLine = ({ parts }: Pick<Line, 'parts'>): string => parts.map(({ text }) => text).join('');
