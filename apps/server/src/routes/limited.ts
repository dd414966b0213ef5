/** The options of a route that takes so many requests in a minute from one address; 0: any number. */
export function limited(max: number): { readonly config: object } {
  return { config: { rateLimit: max > 0 ? { max, timeWindow: 60_000 } : false } };
}
