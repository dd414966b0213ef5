import { z } from 'zod';

const player = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });
const seated = z.object({
  seat: z.int(),
  name: z.string(),
  /** `person`, `open`, or `bot:` and the name of a bot. */
  kind: z.string(),
  you: z.boolean().optional(),
});
const table = z.object({
  id: z.string(),
  status: z.enum(['waiting', 'playing', 'over', 'closed']),
  ruleset: z.enum(['heroscape', 'superscape']),
  map: z.string(),
  public: z.boolean(),
  round: z.int(),
  changed: z.string(),
  waitingFor: z.array(z.int()),
  players: z.array(seated),
  tournament: z.object({ id: z.string(), name: z.string(), round: z.int() }).optional(),
  clock: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('none') }),
      z.object({ kind: z.literal('live'), minutes: z.number(), increment: z.number() }),
      z.object({ kind: z.literal('days'), days: z.number() }),
    ])
    .optional(),
});
const made = z.object({
  id: z.string(),
  seats: z.array(z.object({ seat: z.int(), kind: z.string(), invite: z.string().optional() })),
});
const maps = z.object({
  maps: z.array(z.object({ name: z.string(), title: z.string(), seats: z.int() })),
});
const rating = z.object({
  ruleset: z.enum(['heroscape', 'superscape']),
  points: z.int(),
  /** How far off the points may be. */
  within: z.int(),
  games: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  left: z.int(),
});
const profile = z.object({ player, ratings: z.array(rating), tables: z.array(table) });
const format = z.enum(['swiss', 'round-robin', 'knock-out']);
const shortTournament = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['open', 'playing', 'over', 'closed']),
  round: z.int(),
  format,
  ruleset: z.enum(['heroscape', 'superscape']),
});
const tournament = shortTournament.extend({
  rounds: z.int(),
  /** Have I announced it? */
  mine: z.boolean(),
  standings: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      points: z.number(),
      left: z.boolean(),
      you: z.boolean().optional(),
    }),
  ),
  pairings: z.array(
    z.object({
      round: z.int(),
      board: z.int(),
      first: z.string(),
      second: z.string().optional(),
      table: z.string().optional(),
      result: z.enum(['first', 'second', 'draw', 'bye']).optional(),
    }),
  ),
});
const ways = z.object({
  ways: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['push', 'mail', 'webhook']),
      address: z.string(),
      confirmed: z.boolean(),
    }),
  ),
  pushKey: z.string(),
  /** Does the server send mail? */
  mail: z.boolean(),
});
const problem = z.object({
  title: z.string(),
  detail: z.string(),
  fix: z.string().optional(),
  problems: z.array(z.object({ message: z.string(), fix: z.string().optional() })).optional(),
});

/** Somebody who is known to the server. */
export type Player = z.infer<typeof player>;
/** A table of the server in short. */
export type OnlineTable = z.infer<typeof table>;
/** A table that was made, with an invitation for each open seat. */
export type MadeTable = z.infer<typeof made>;
export type OnlineMap = z.infer<typeof maps>['maps'][number];

export type Rating = z.infer<typeof rating>;
export type Profile = z.infer<typeof profile>;
export type Tournament = z.infer<typeof tournament>;
export type TournamentFormat = z.infer<typeof format>;
/** How I want to be told that it is my turn. */
export type NoticeWays = z.infer<typeof ways>;

/** A table that is wished for, as the server takes it. */
export interface OnlineWish {
  readonly ruleset: OnlineTable['ruleset'];
  readonly map: string;
  readonly seats: readonly { readonly kind: 'me' | 'open'; readonly army?: OnlineArmy }[];
  readonly clock?: OnlineTable['clock'];
  readonly public: boolean;
}
export interface OnlineArmy {
  readonly cards: readonly string[];
}

/** What the server does not do, with its reasons in words. */
export class Refusal extends Error {
  readonly status: number;
  readonly reasons: readonly string[];

  constructor(status: number, reasons: readonly string[]) {
    super(reasons.join(' '));
    this.status = status;
    this.reasons = reasons;
  }
}

/** There is no server behind these pages, or no connection to it. */
export class NoServer extends Error {}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      credentials: 'same-origin',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new NoServer();
  }
  if (answer.status === 204) return undefined;
  if (!/json/.test(answer.headers.get('content-type') ?? '')) throw new NoServer();
  const told: unknown = await answer.json();
  if (answer.ok) return told;
  const { data } = problem.safeParse(told);
  const all = data?.problems?.length ? data.problems : [{ message: data?.detail ?? '', fix: data?.fix }];
  throw new Refusal(
    answer.status,
    all.map(({ message, fix }) => (fix ? `${message} ${fix}` : message)),
  );
}

/** What the pages ask of the server they come from. All reject with {@link Refusal} or {@link NoServer}. */
export const server = {
  /** Who I am here; undefined where I am not known yet. */
  async me(): Promise<Player | undefined> {
    try {
      return z.object({ player }).parse(await call('GET', '/me')).player;
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return undefined;
      throw error;
    }
  },
  async guest(name: string): Promise<Player> {
    const asked = name.trim() === '' ? {} : { name: name.trim() };
    return z.object({ player }).parse(await call('POST', '/guests', asked)).player;
  },
  async account(name: string, password: string): Promise<Player> {
    return z.object({ player }).parse(await call('POST', '/accounts', { name, password })).player;
  },
  async logIn(name: string, password: string): Promise<Player> {
    return z.object({ player }).parse(await call('POST', '/sessions', { name, password })).player;
  },
  async logOut(): Promise<void> {
    await call('DELETE', '/sessions');
  },
  async make(wish: OnlineWish): Promise<MadeTable> {
    return made.parse(await call('POST', '/tables', wish));
  },
  async table(id: string): Promise<OnlineTable> {
    return table.parse(await call('GET', `/tables/${encodeURIComponent(id)}`));
  },
  async sit(id: string, seat: { readonly invite?: string; readonly army?: OnlineArmy }): Promise<number> {
    const told = await call('POST', `/tables/${encodeURIComponent(id)}/seats`, seat);
    return z.object({ seat: z.int() }).parse(told).seat;
  },
  /** Sits me down where those of a table that is over play again; the first who wants to makes that table. */
  async rematch(id: string): Promise<string> {
    const told = await call('POST', `/tables/${encodeURIComponent(id)}/rematch`);
    return z.object({ id: z.string() }).parse(told).id;
  },
  async tables(which: 'mine' | 'open' | 'live'): Promise<readonly OnlineTable[]> {
    return z.object({ tables: z.array(table) }).parse(await call('GET', `/tables?${which}=1&most=30`)).tables;
  },
  async profile(id: string): Promise<Profile> {
    return profile.parse(await call('GET', `/players/${encodeURIComponent(id)}`));
  },
  async notices(): Promise<NoticeWays> {
    return ways.parse(await call('GET', '/notices'));
  },
  async addWay(
    way:
      | { readonly kind: 'mail' | 'webhook'; readonly address: string }
      | { readonly kind: 'push'; readonly subscription: PushSubscriptionJSON },
  ): Promise<void> {
    await call('POST', '/notices', way);
  },
  async removeWay(id: string): Promise<void> {
    await call('DELETE', `/notices/${encodeURIComponent(id)}`);
  },
  async tournaments(): Promise<readonly z.infer<typeof shortTournament>[]> {
    return z.object({ tournaments: z.array(shortTournament) }).parse(await call('GET', '/tournaments'))
      .tournaments;
  },
  async tournament(id: string): Promise<Tournament> {
    return tournament.parse(await call('GET', `/tournaments/${encodeURIComponent(id)}`));
  },
  async announce(cup: object): Promise<string> {
    return z.object({ id: z.string() }).parse(await call('POST', '/tournaments', cup)).id;
  },
  async enterCup(id: string, army: OnlineArmy): Promise<void> {
    await call('POST', `/tournaments/${encodeURIComponent(id)}/entrants`, { army });
  },
  async leaveCup(id: string): Promise<void> {
    await call('DELETE', `/tournaments/${encodeURIComponent(id)}/entrants`);
  },
  async beginCup(id: string): Promise<void> {
    await call('POST', `/tournaments/${encodeURIComponent(id)}/start`);
  },
  async maps(ruleset: string): Promise<readonly OnlineMap[]> {
    return maps.parse(await call('GET', `/maps?ruleset=${ruleset}`)).maps;
  },
};

/** Where a viewer of a table speaks the protocol. */
export function socketOf(id: string, seat: number): WebSocket {
  const { protocol, host } = location;
  const scheme = protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${host}/api/v1/tables/${encodeURIComponent(id)}/socket?seat=${seat}`);
}

/** Somebody at any rate: who is known already, or a new guest of this name. */
export async function somebody(name: string): Promise<Player> {
  return (await server.me()) ?? server.guest(name);
}
