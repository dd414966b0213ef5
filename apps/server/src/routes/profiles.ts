import {
  type Profile,
  rulesetName,
  type Rating as ShownRating,
  type Strongest,
} from '@scapewright/protocol/http';
import type { Rating, Store } from '@scapewright/store';
import type { RulesetName } from '@scapewright/table/battle';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checked, notFound } from '../problems.ts';
import { inPoints } from '../tables/rater.ts';
import { playerOf } from '../who.ts';
import { inShort } from './in-short.ts';

export const strongest = z.object({
  ruleset: rulesetName,
  most: z.coerce.number().int().min(1).max(100).default(20),
});

type OfPlayer = { Params: { id: string } };

/** Who somebody is: rating, and games that anybody may see. */
export function profileRoutes(app: FastifyInstance, store: Store): void {
  app.get('/players', async (request): Promise<Strongest> => {
    const { ruleset, most } = checked(strongest, request.query);
    const best = await store.ratings.best(ruleset, most);
    return { players: best.map((one) => ({ id: one.player, name: one.name, ...shown(one) })) };
  });

  app.get<OfPlayer>('/players/:id', async (request): Promise<Profile> => {
    const found = await store.players.find(request.params.id);
    if (!found) throw notFound('missing:player');
    const viewer = await playerOf(store, request);
    const ratings = await store.ratings.of(found.id);
    const tables = await store.games.list({ mine: found.id, onlyPublic: viewer?.id !== found.id, most: 20 });
    return {
      player: { id: found.id, name: found.name, guest: found.isGuest },
      ratings: ratings.map(shown),
      tables: tables.map((table) => inShort(table, viewer)),
    };
  });
}

function shown({ ruleset, games, won, drawn, lost, left, ...strength }: Rating): ShownRating {
  return { ruleset: ruleset as RulesetName, ...inPoints(strength), games, won, drawn, lost, left };
}
