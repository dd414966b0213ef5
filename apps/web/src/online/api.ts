import {
  type Army,
  type MadeTable,
  type MapInShort,
  made,
  madeTable,
  maps,
  me,
  type Passkey,
  type Player,
  type Profile,
  passkeyOptions,
  passkeys,
  problem,
  profile,
  rematch,
  type SeatWish,
  type ShortTable,
  type ShortTournament,
  seated,
  shortTable,
  type TableWish,
  type Tournament,
  tableList,
  tournament,
  tournamentList,
  type tournamentTerms,
  type WantedWay,
  type Ways,
  ways,
  welcomed,
} from '@scapewright/protocol/http';
import type { z } from 'zod';
import { useSettings } from '../settings/settings.ts';

export type { MadeTable, Player, Profile, Rating, Tournament, Ways } from '@scapewright/protocol/http';
/** A table of the server in short. */
export type OnlineTable = ShortTable;
/** A tournament that is announced. */
export type Announced = z.input<typeof tournamentTerms> & { readonly name: string };
export type TournamentFormat = Tournament['format'];

/** Why the server does not do something; `lang`: where that is not in the language of the page. */
export interface Reason {
  readonly text: string;
  readonly lang: string | undefined;
}

/** What the server does not do, with its reasons in words. */
export class Refusal extends Error {
  readonly status: number;
  readonly reasons: readonly Reason[];

  constructor(status: number, reasons: readonly Reason[]) {
    super(reasons.map(({ text }) => text).join(' '));
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
      headers: {
        'accept-language': useSettings.getState().language,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new NoServer();
  }
  if (answer.status === 204) return undefined;
  if (!/json/.test(answer.headers.get('content-type') ?? '')) throw new NoServer();
  const told: unknown = await answer.json();
  if (answer.ok) return told;
  const { data } = problem.safeParse(told);
  const all = data?.problems?.length
    ? data.problems
    : [{ message: data?.detail ?? '', fix: data?.fix, lang: data?.lang }];
  throw new Refusal(
    answer.status,
    all.map(({ message, fix, lang }) => ({ text: fix ? `${message} ${fix}` : message, lang })),
  );
}

/** What the pages ask of the server they come from. All reject with {@link Refusal} or {@link NoServer}. */
export const server = {
  /** Who I am here; undefined where I am not known yet. */
  async me(): Promise<Player | undefined> {
    try {
      return me.parse(await call('GET', '/me')).player;
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return undefined;
      throw error;
    }
  },
  async guest(name: string): Promise<Player> {
    const asked = name.trim() === '' ? {} : { name: name.trim() };
    return welcomed.parse(await call('POST', '/guests', asked)).player;
  },
  async account(name: string, password: string): Promise<Player> {
    return welcomed.parse(await call('POST', '/accounts', { name, password })).player;
  },
  async logIn(name: string, password: string): Promise<Player> {
    return welcomed.parse(await call('POST', '/sessions', { name, password })).player;
  },
  async logOut(): Promise<void> {
    await call('DELETE', '/sessions');
  },
  async passkeys(): Promise<readonly Passkey[]> {
    return passkeys.parse(await call('GET', '/passkeys')).passkeys;
  },
  /** What the browser is asked for, to make a passkey or to log in by one, as WebAuthn has it. */
  async passkeyOptions(what: 'new' | 'known'): Promise<object> {
    const path = what === 'new' ? '/passkeys/options' : '/sessions/passkey/options';
    return passkeyOptions.parse(await call('POST', path));
  },
  async addPasskey(made: object): Promise<void> {
    await call('POST', '/passkeys', made);
  },
  async removePasskey(id: string): Promise<void> {
    await call('DELETE', `/passkeys/${encodeURIComponent(id)}`);
  },
  async logInByPasskey(used: object): Promise<Player> {
    return welcomed.parse(await call('POST', '/sessions/passkey', used)).player;
  },
  async make(wish: TableWish): Promise<MadeTable> {
    return madeTable.parse(await call('POST', '/tables', wish));
  },
  async table(id: string): Promise<OnlineTable> {
    return shortTable.parse(await call('GET', `/tables/${encodeURIComponent(id)}`));
  },
  async sit(id: string, seat: SeatWish): Promise<number> {
    const told = await call('POST', `/tables/${encodeURIComponent(id)}/seats`, seat);
    return seated.parse(told).seat;
  },
  /** Sits me down where those of a table that is over play again; the first who wants to makes that table. */
  async rematch(id: string): Promise<string> {
    return rematch.parse(await call('POST', `/tables/${encodeURIComponent(id)}/rematch`)).id;
  },
  async tables(which: 'mine' | 'open' | 'live'): Promise<readonly OnlineTable[]> {
    return tableList.parse(await call('GET', `/tables?${which}=1&most=30`)).tables;
  },
  async profile(id: string): Promise<Profile> {
    return profile.parse(await call('GET', `/players/${encodeURIComponent(id)}`));
  },
  async notices(): Promise<Ways> {
    return ways.parse(await call('GET', '/notices'));
  },
  async addWay(way: WantedWay): Promise<void> {
    await call('POST', '/notices', way);
  },
  async removeWay(id: string): Promise<void> {
    await call('DELETE', `/notices/${encodeURIComponent(id)}`);
  },
  async tournaments(): Promise<readonly ShortTournament[]> {
    return tournamentList.parse(await call('GET', '/tournaments')).tournaments;
  },
  async tournament(id: string): Promise<Tournament> {
    return tournament.parse(await call('GET', `/tournaments/${encodeURIComponent(id)}`));
  },
  async announce(cup: Announced): Promise<string> {
    return made.parse(await call('POST', '/tournaments', cup)).id;
  },
  /** Without an army where they are drafted. */
  async enterCup(id: string, army: Army | undefined): Promise<void> {
    await call('POST', `/tournaments/${encodeURIComponent(id)}/entrants`, army ? { army } : {});
  },
  async leaveCup(id: string): Promise<void> {
    await call('DELETE', `/tournaments/${encodeURIComponent(id)}/entrants`);
  },
  async beginCup(id: string): Promise<void> {
    await call('POST', `/tournaments/${encodeURIComponent(id)}/start`);
  },
  async maps(ruleset: string): Promise<readonly MapInShort[]> {
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
