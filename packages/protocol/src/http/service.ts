import { z } from 'zod';

export const health = z.object({ ok: z.boolean(), version: z.string(), protocol: z.int() });
export const ready = z.object({ ok: z.boolean() });
