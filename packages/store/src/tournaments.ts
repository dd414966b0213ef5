import type { Kysely, Selectable } from 'kysely';
import type { EntrantRow, PairingRow, Tables, TournamentRow } from './schema.ts';

/** What has become of a tournament. */
export type TournamentStatus = 'open' | 'playing' | 'over' | 'closed';
/** How two have played each other; `bye`: one had a free round. */
export type PairingResult = 'first' | 'second' | 'draw' | 'bye';

/** A tournament as it is kept. */
export interface KeptTournament {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** What is played, as JSON. */
  readonly terms: string;
  readonly status: TournamentStatus;
  /** The round that is played; 0 before the first. */
  readonly round: number;
  /** When games of this round that go on are called a draw, in milliseconds since 1970. */
  readonly due: number | undefined;
  readonly created: string;
}

/** Somebody who takes part. */
export interface Entrant {
  readonly player: string;
  readonly name: string;
  readonly army: readonly string[] | undefined;
  /** Plays no more rounds. */
  readonly hasLeft: boolean;
}

/** Two who play each other, or one who has a free round. */
export interface Pairing {
  readonly round: number;
  readonly board: number;
  readonly first: string;
  readonly second: string | undefined;
  readonly table: string | undefined;
  readonly result: PairingResult | undefined;
}

/** Tournaments, who takes part, and who plays whom. */
export class Tournaments {
  private readonly db: Kysely<Tables>;
  private readonly now: () => string;

  constructor(db: Kysely<Tables>, now: () => string) {
    this.db = db;
    this.now = now;
  }

  async add({
    id,
    name,
    owner,
    terms,
  }: Pick<KeptTournament, 'id' | 'name' | 'owner' | 'terms'>): Promise<void> {
    await this.db
      .insertInto('tournament')
      .values({ id, name, owner, terms, status: 'open', round: 0, due: null, created: this.now() })
      .execute();
  }

  async find(id: string): Promise<KeptTournament | undefined> {
    const row = await this.db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst();
    return row && tournamentOf(row);
  }

  /** Tournaments, the newest first. */
  async list(most: number): Promise<readonly KeptTournament[]> {
    const rows = await this.db
      .selectFrom('tournament')
      .selectAll()
      .orderBy('created', 'desc')
      .limit(most)
      .execute();
    return rows.map(tournamentOf);
  }

  /** Those in which something may have to be done. */
  async playing(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tournament')
      .select('id')
      .where('status', '=', 'playing')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Lets somebody in, before the first round. False where it has begun, or they are in. */
  async enter(id: string, { player, name, army }: Omit<Entrant, 'hasLeft'>): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const open = await db
        .updateTable('tournament')
        .set({ round: 0 })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst();
      if (Number(open.numUpdatedRows) === 0) return false;
      const done = await db
        .insertInto('entrant')
        .values({
          tournament_id: id,
          player,
          name,
          army: army ? JSON.stringify(army) : null,
          gone: 0,
          joined: this.now(),
        })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirst();
      return Number(done.numInsertedOrUpdatedRows) > 0;
    });
  }

  /** Somebody plays no more rounds; before the first they are not in it at all. */
  async leave(id: string, player: string): Promise<void> {
    const isOpen = (await this.find(id))?.status === 'open';
    if (isOpen)
      await this.db
        .deleteFrom('entrant')
        .where('tournament_id', '=', id)
        .where('player', '=', player)
        .execute();
    else
      await this.db
        .updateTable('entrant')
        .set({ gone: 1 })
        .where('tournament_id', '=', id)
        .where('player', '=', player)
        .execute();
  }

  /** In the order in which they came. */
  async entrants(id: string): Promise<readonly Entrant[]> {
    const rows = await this.db
      .selectFrom('entrant')
      .selectAll()
      .where('tournament_id', '=', id)
      .orderBy('joined')
      .orderBy('player')
      .execute();
    return rows.map(entrantOf);
  }

  async pairings(id: string): Promise<readonly Pairing[]> {
    const rows = await this.db
      .selectFrom('pairing')
      .selectAll()
      .where('tournament_id', '=', id)
      .orderBy('round')
      .orderBy('board')
      .execute();
    return rows.map(pairingOf);
  }

  /** Begins the round after `round` with these who play each other. False where another server has. */
  async beginRound(
    id: string,
    round: number,
    pairs: readonly (readonly [string, string | undefined])[],
    due: number | undefined,
  ): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const done = await db
        .updateTable('tournament')
        .set({ round: round + 1, status: 'playing', due: due ?? null })
        .where('id', '=', id)
        .where('round', '=', round)
        .where('status', 'in', ['open', 'playing'])
        .executeTakeFirst();
      if (Number(done.numUpdatedRows) === 0) return false;
      const rows = pairs.map(([first, second], board) => ({
        ...{ tournament_id: id, round: round + 1, board, first, second: second ?? null, table_id: null },
        result: second === undefined ? 'bye' : null,
      }));
      await db.insertInto('pairing').values(rows).execute();
      return true;
    });
  }

  /** Notes at which table two play. False where there is one already. */
  async lay(id: string, { round, board }: Pairing, table: string): Promise<boolean> {
    const done = await this.db
      .updateTable('pairing')
      .set({ table_id: table })
      .where('tournament_id', '=', id)
      .where('round', '=', round)
      .where('board', '=', board)
      .where('table_id', 'is', null)
      .executeTakeFirst();
    return Number(done.numUpdatedRows) > 0;
  }

  /** Notes how a game ended, once. */
  async settle(id: string, { round, board }: Pairing, result: PairingResult): Promise<void> {
    await this.db
      .updateTable('pairing')
      .set({ result })
      .where('tournament_id', '=', id)
      .where('round', '=', round)
      .where('board', '=', board)
      .where('result', 'is', null)
      .execute();
  }

  /** In which tournament a table is played. */
  async ofTable(table: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('pairing')
      .select('tournament_id')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row?.tournament_id;
  }

  async end(id: string, status: 'over' | 'closed'): Promise<void> {
    await this.db
      .updateTable('tournament')
      .set({ status, due: null })
      .where('id', '=', id)
      .where('status', 'in', ['open', 'playing'])
      .execute();
  }
}

const tournamentOf = ({ due, ...row }: Selectable<TournamentRow>): KeptTournament => ({
  ...row,
  status: row.status as TournamentStatus,
  due: due === null ? undefined : Number(due),
});

const entrantOf = ({ player, name, army, gone }: Selectable<EntrantRow>): Entrant => ({
  ...{ player, name, hasLeft: gone === 1 },
  army: army === null ? undefined : (JSON.parse(army) as string[]),
});

const pairingOf = ({ round, board, first, second, table_id, result }: Selectable<PairingRow>): Pairing => ({
  ...{ round, board, first },
  second: second ?? undefined,
  table: table_id ?? undefined,
  result: (result ?? undefined) as PairingResult | undefined,
});
