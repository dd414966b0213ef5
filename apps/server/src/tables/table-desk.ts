import { type BotSeat, botOf } from '@scapewright/bots';
import type { SeatWish } from '@scapewright/protocol/http';
import type { Entrant, KeptTable, Player, Store } from '@scapewright/store';
import { checkBrought } from '../content/brought-pack.ts';
import type { Content } from '../content/content.ts';
import { notFound, notYou, Problem } from '../problems.ts';
import { freshId, freshToken, hashOf } from '../secrets.ts';
import { type BattleWish, recordOf, type Sitting, sittingAt } from './begin-table.ts';
import { clockTerms } from './clock-terms.ts';
import type { TableWish } from './wish.ts';

/** A seat as whoever made the table is told of it. */
interface MadeSeat {
  readonly seat: number;
  readonly kind: string;
  readonly invite?: string;
}

/** What tables need to be made and begun. */
export interface DeskParts {
  readonly store: Store;
  readonly content: Content;
  /** Whoever waits at a table is told that it goes on. */
  readonly changed: (table: string) => void;
  /** A game has begun: whoever is asked is to be noted. */
  readonly begun: (table: string) => void;
}

/** How long an invitation is good where nothing is said, in hours. */
const usualHours = 14 * 24;

/** Makes tables, seats people, and begins games. */
export class TableDesk {
  private readonly parts: DeskParts;

  constructor(parts: DeskParts) {
    this.parts = parts;
  }

  /** Makes a table. Throws a Problem where the rules refuse it: nothing is kept then. */
  async make(
    wish: TableWish,
    owner: Player,
  ): Promise<{ readonly id: string; readonly seats: readonly MadeSeat[] }> {
    const { store, content } = this.parts;
    const seed = wish.seed ?? freshToken(16);
    const kept = wish.seats.map(({ kind, army }, seat) => {
      const invite = kind === 'open' ? freshToken(12) : undefined;
      const bot = kind.startsWith('bot:') ? kind.slice(4) : undefined;
      return {
        ...{ seat, invite, kind: bot ?? 'person' },
        name: bot ? botTitle(bot as BotSeat) : kind === 'me' ? owner.name : 'Somebody',
        player: kind === 'me' ? owner.id : undefined,
        army: army?.cards,
        inviteHash: invite && hashOf(invite),
      };
    });
    if (wish.pack) checkBrought(content, wish.pack);
    recordOf(content, wish, kept.map(sittingOf), seed);
    const id = freshId();
    await store.games.add({
      ...{ id, seed, owner: owner.id, isPublic: wish.public, wish: JSON.stringify(wish) },
      seats: kept,
    });
    if (wish.start && kept.every(({ kind, player }) => kind !== 'person' || player !== undefined))
      await this.begin(id);
    return {
      id,
      seats: kept.map(({ seat, invite }) => ({
        ...{ seat, kind: wish.seats[seat]?.kind ?? 'open' },
        ...(invite === undefined ? {} : { invite }),
      })),
    };
  }

  /** Sits a player down, by invitation, or at a table that is open to all. Answers the number of the seat. */
  async sit(id: string, player: Player, { invite, seat, army }: SeatWish): Promise<number> {
    const { store } = this.parts;
    const table = await this.find(id);
    const own = table.seats.find((one) => one.player === player.id);
    if (own && (seat === undefined || seat === own.seat)) return own.seat;
    if (table.status !== 'waiting') throw new Problem(409, 'problem:too-late', 'seat:begun');
    if (isExpired(table)) {
      await store.games.close(id);
      throw new Problem(410, 'problem:too-late', 'seat:expired', { fix: 'seat:ask-again' });
    }
    const inviteHash = invite === undefined ? undefined : hashOf(invite);
    const invited = inviteHash === undefined ? undefined : await store.games.invited(id, inviteHash);
    if (inviteHash !== undefined && invited === undefined) throw notYou('seat:spent');
    const reserved = table.seats.find((one) => one.player === undefined && one.reserved === player.id)?.seat;
    if (inviteHash === undefined && reserved === undefined && !table.isPublic)
      throw notYou('seat:by-invitation');
    const free = table.seats.find(
      (one) => one.kind === 'person' && one.player === undefined && one.reserved === undefined,
    );
    const wanted = invited ?? reserved ?? seat ?? free?.seat;
    if (wanted === undefined || (seat !== undefined && seat !== wanted))
      throw new Problem(409, 'problem:taken', 'seat:other');
    this.mustFit(table, wanted, army?.cards);
    const isSeated = await store.games.takeSeat(id, {
      ...{ seat: wanted, kind: 'person', player: player.id, name: player.name, inviteHash },
      army: army?.cards,
    });
    if (!isSeated) throw new Problem(409, 'problem:taken', 'seat:faster');
    this.parts.changed(id);
    await this.beginIfFull(id);
    return wanted;
  }

  /** Sits a player down where the people of a table play again; the first who wants to makes that table. */
  async rematch(id: string, player: Player): Promise<{ readonly id: string; readonly seat: number }> {
    const { store, changed } = this.parts;
    const table = await this.find(id);
    if (!table.seats.some((one) => one.player === player.id)) throw notYou('table:not-played');
    if (table.status !== 'over') throw new Problem(409, 'problem:not-yet', 'table:not-over');
    const { seed: _, ...wish } = JSON.parse(table.wish) as TableWish;
    const next = {
      ...{ id: freshId(), seed: freshToken(16), owner: player.id, isPublic: table.isPublic },
      wish: JSON.stringify({ ...wish, start: true }),
      seats: table.seats.map(({ player: who, ...seat }) => ({ ...seat, player: undefined, reserved: who })),
    };
    const again = table.rematch ?? (await store.games.addRematch(id, next));
    changed(id);
    return { id: again, seat: await this.sit(again, player, {}) };
  }

  /** Lays a table for people who are chosen already, and begins. Answers its id. */
  async seat(
    what: Omit<TableWish, 'seats' | 'public' | 'hints' | 'start'>,
    people: readonly Pick<Entrant, 'player' | 'name' | 'army'>[],
    owner: string,
  ): Promise<string> {
    const { store } = this.parts;
    const id = freshId();
    const seats = people.map(() => ({ kind: 'open' as const }));
    const wish: TableWish = { ...what, seats, public: true, hints: false, start: true };
    await store.games.add({
      ...{ id, owner, seed: freshToken(16), isPublic: true, wish: JSON.stringify(wish) },
      seats: people.map(({ player, name, army }, seat) => ({ seat, kind: 'person', player, name, army })),
    });
    await this.begin(id);
    return id;
  }

  /** Throws a Problem where two could not play so, each with this army. */
  mustBePlayable(what: BattleWish, army: readonly string[] | undefined): void {
    const sitting = ['One', 'Two'].map((name): Sitting => ({ name, kind: 'person', army }));
    recordOf(this.parts.content, what, sitting, 'trial');
  }

  /** Begins at the word of whoever made the table. */
  async start(id: string, player: Player): Promise<void> {
    const table = await this.find(id);
    if (table.owner !== player.id) throw notYou('table:not-yours');
    if (table.status !== 'waiting') return;
    if (!isFull(table)) throw new Problem(409, 'problem:not-yet', 'table:seats-open');
    await this.begin(id);
  }

  /** A table in short. Throws a Problem where there is none. */
  async find(id: string): Promise<KeptTable> {
    const table = await this.parts.store.games.find(id);
    if (!table) throw notFound('missing:table');
    return table;
  }

  private mustFit(table: KeptTable, seat: number, army: readonly string[] | undefined): void {
    if (!army) return;
    const sitting = sittingAt(table).map((one, at): Sitting => (at === seat ? { ...one, army } : one));
    recordOf(this.parts.content, JSON.parse(table.wish) as TableWish, sitting, 'trial');
  }

  private async beginIfFull(id: string): Promise<void> {
    const table = await this.find(id);
    const { start } = JSON.parse(table.wish) as TableWish;
    if (start && table.status === 'waiting' && isFull(table)) await this.begin(id);
  }

  private async begin(id: string): Promise<void> {
    const { store, content, changed, begun } = this.parts;
    const table = await this.find(id);
    const seed = await store.games.seedOf(id);
    const wish = JSON.parse(table.wish) as TableWish;
    const { seed: _, ...record } = recordOf(content, wish, sittingAt(table), seed);
    const terms = clockTerms(wish);
    if (terms) await store.service.beat();
    const began = store.service.now();
    const clock = terms && { began, due: began + terms.bank };
    await store.games.begin(id, JSON.stringify(record), clock);
    changed(id);
    begun(id);
  }
}

/** Has nobody come to a table in time? */
export function isExpired({ status, wish, created }: KeptTable): boolean {
  const { openHours = usualHours } = JSON.parse(wish) as TableWish;
  return status === 'waiting' && Date.now() > Date.parse(created) + openHours * 3_600_000;
}

const isFull = ({ seats }: KeptTable): boolean =>
  seats.every(({ kind, player }) => kind !== 'person' || player !== undefined);

const sittingOf = ({
  name,
  kind,
  army,
}: {
  name: string;
  kind: string;
  army: readonly string[] | undefined;
}): Sitting => ({
  name,
  kind: kind as Sitting['kind'],
  army,
});

/** `Greedy bot`, `Bold greedy bot`. */
function botTitle(seat: BotSeat): string {
  const { name, temper } = botOf(seat);
  const title = temper === 'steady' ? `${name} bot` : `${temper} ${name} bot`;
  return `${title[0]?.toUpperCase()}${title.slice(1)}`;
}
