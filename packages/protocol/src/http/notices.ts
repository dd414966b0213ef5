import { z } from 'zod';

export const way = z.object({
  id: z.string(),
  kind: z.enum(['push', 'mail', 'webhook']),
  address: z.string(),
  /** Mail is sent once somebody has agreed to it. */
  confirmed: z.boolean(),
});
export type Way = z.infer<typeof way>;
export const ways = z.object({
  ways: z.array(way),
  pushKey: z.string(),
  /** Does the server send mail? */
  mail: z.boolean(),
});
/** How somebody wants to be told that it is their turn. */
export type Ways = z.infer<typeof ways>;
export const addedWay = z.object({ way });
export type AddedWay = z.infer<typeof addedWay>;

/** What a browser can be reached by. */
export const pushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

/** A way by which somebody wants to hear that it is their turn: `POST /notices`. */
export const wantedWay = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail'), address: z.email().max(200) }),
  z.object({ kind: z.literal('webhook'), address: z.url({ protocol: /^https?$/ }).max(1000) }),
  z.object({ kind: z.literal('push'), subscription: pushSubscription }),
]);
export type WantedWay = z.infer<typeof wantedWay>;
