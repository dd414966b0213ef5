import { z } from 'zod';

export const player = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });
/** Somebody who is known to the server. */
export type Player = z.infer<typeof player>;
export const me = z.object({ player });
export const welcomed = z.object({ player, token: z.string() });
export type Welcomed = z.infer<typeof welcomed>;
