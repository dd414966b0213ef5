import type { FastifyRequest } from 'fastify';
import type { Limits } from '../settings.ts';

/** The options of a route that takes so many requests in a minute from one address; 0: any number. */
export function limited(max: number): { readonly config: object } {
  return { config: { rateLimit: max > 0 ? { max, timeWindow: 60_000 } : false } };
}

/** Those of the route that makes tables: the ones that bring a pack are counted for themselves. */
export function limitedTables({ tables, packs }: Limits): { readonly config: object } {
  const brings = ({ body }: FastifyRequest): boolean =>
    typeof body === 'object' && body !== null && 'pack' in body && body.pack !== undefined;
  return {
    config: {
      rateLimit: tables > 0 && {
        // The body has been read by then.
        hook: 'preHandler',
        keyGenerator: (request: FastifyRequest) => (brings(request) ? `${request.ip} pack` : request.ip),
        max: (request: FastifyRequest) => (brings(request) ? packs : tables),
        timeWindow: 60_000,
      },
    },
  };
}
