import {
  army,
  type ShortTournament,
  type Tournament,
  type TournamentList,
  type TournamentTerms,
  tournamentTerms,
} from '@scapewright/protocol/http';
import type { KeptTournament, Store } from '@scapewright/store';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checked } from '../problems.ts';
import type { Limits } from '../settings.ts';
import type { Director } from '../tournaments/director.ts';
import { roundsOf, standingsOf } from '../tournaments/pairing.ts';
import { mustBeSomebody, playerOf } from '../who.ts';
import { limited } from './limited.ts';
import { shownText } from './shown-text.ts';

export const announced = tournamentTerms.extend({ name: shownText(60) });
export const entry = z.object({
  army: army.optional(),
});

export interface TournamentRoutes {
  readonly store: Store;
  readonly director: Director;
  readonly limits: Limits;
}

type OfTournament = { Params: { id: string } };

/** Tournaments: announcing, taking part, beginning, and how it stands. */
export function tournamentRoutes(app: FastifyInstance, { store, director, limits }: TournamentRoutes): void {
  app.get(
    '/tournaments',
    async (): Promise<TournamentList> => ({ tournaments: (await store.tournaments.list(50)).map(inShort) }),
  );

  app.post('/tournaments', limited(limits.logins), async (request, reply) => {
    const player = await mustBeSomebody(store, request);
    const { name, ...what } = checked(announced, request.body);
    const id = await director.announce(name, what, player);
    void reply.status(201);
    return { id };
  });

  app.get<OfTournament>('/tournaments/:id', async (request): Promise<Tournament> => {
    const { kept, terms: what } = await director.find(request.params.id);
    const viewer = await playerOf(store, request);
    const [entrants, pairings] = [
      await store.tournaments.entrants(kept.id),
      await store.tournaments.pairings(kept.id),
    ];
    return {
      ...inShort(kept),
      rounds: roundsOf(what.format, entrants.length, what.rounds),
      ...(kept.due === undefined ? {} : { due: new Date(kept.due).toISOString() }),
      mine: viewer?.id === kept.owner,
      standings: standingsOf(entrants, pairings).map(({ player, hasLeft, ...rest }) => ({
        ...{ id: player, left: hasLeft, ...rest },
        ...(viewer?.id === player ? { you: true } : {}),
      })),
      pairings: pairings.map(({ round, board, first, second, table, result }) => ({
        ...{ round, board, first, second, table, result },
      })),
    };
  });

  app.post<OfTournament>('/tournaments/:id/entrants', limited(limits.tables), async (request, reply) => {
    const player = await mustBeSomebody(store, request);
    await director.enter(request.params.id, player, checked(entry, request.body).army?.cards);
    void reply.status(201);
    return { ok: true };
  });

  app.delete<OfTournament>('/tournaments/:id/entrants', async (request, reply) => {
    const player = await mustBeSomebody(store, request);
    const { kept } = await director.find(request.params.id);
    await store.tournaments.leave(kept.id, player.id);
    void reply.status(204);
  });

  app.post<OfTournament>('/tournaments/:id/start', async (request): Promise<ShortTournament> => {
    await director.begin(request.params.id, await mustBeSomebody(store, request));
    return inShort((await director.find(request.params.id)).kept);
  });
}

function inShort({ id, name, status, round, created, terms: what }: KeptTournament): ShortTournament {
  const { format, ruleset, maps, points, clock, delay, draft, most, pack } = JSON.parse(
    what,
  ) as TournamentTerms;
  const ownCards = pack === undefined ? {} : { ownCards: true };
  return {
    id,
    name,
    status,
    round,
    created,
    format,
    ruleset,
    maps,
    points,
    clock,
    delay,
    draft,
    most,
    ...ownCards,
  };
}
