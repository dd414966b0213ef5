import { z } from 'zod';

export const health = z.object({ ok: z.boolean(), version: z.string(), protocol: z.int() });
/** `store`: can its database be read? `draining`: does it end? */
export const ready = z.object({ ok: z.boolean(), store: z.boolean(), draining: z.boolean() });
