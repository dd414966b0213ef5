import { z } from 'zod';

/** What is wrong, and what to do: `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  fix: z.string().optional(),
  /** The language of `detail` and `fix` where it is not that of the answer. */
  lang: z.string().optional(),
  /** Each thing that is wrong, with its place in what was sent: `seats.0.army.cards`. */
  problems: z
    .array(
      z.object({
        place: z.string(),
        message: z.string(),
        fix: z.string().optional(),
        lang: z.string().optional(),
      }),
    )
    .optional(),
});

export const done = z.object({ ok: z.boolean() });
/** Where something new is. */
export const made = z.object({ id: z.string() });
