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
