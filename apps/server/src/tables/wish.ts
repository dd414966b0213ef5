import { botSeats } from '@scapewright/bots';
import { army, tableWish } from '@scapewright/protocol/http';
import { z } from 'zod';

const kinds = ['me', 'open', ...botSeats.map((name) => `bot:${name}` as const)] as const;

/** A table that is asked for: `POST /tables`, with the bots that there are. */
export const wish = tableWish.extend({
  seats: z
    .array(z.object({ kind: z.enum(kinds), army: army.optional() }))
    .min(2)
    .max(6),
});
/** A table as it was asked for, by somebody or by a tournament. */
export type TableWish = z.infer<typeof wish> & {
  readonly tournament?: { readonly id: string; readonly name: string; readonly round: number };
};
