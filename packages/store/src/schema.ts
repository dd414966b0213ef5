import type { Generated } from 'kysely';

/** Times are ISO 8601 in UTC, truth is 0 or 1, so that both databases hold the same. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  /** The name in small letters, for those who log in by it; null for guests. */
  readonly login: string | null;
  readonly email: string | null;
  /** An encoded argon2id hash; null for guests. */
  readonly password: string | null;
  readonly banned: number;
  readonly created: string;
}

export interface SessionRow {
  /** SHA-256 of the token: the token itself is kept nowhere. */
  readonly token_hash: string;
  readonly player: string;
  readonly created: string;
}

export interface TableRow {
  readonly id: string;
  readonly status: string;
  readonly is_public: number;
  readonly owner: string;
  /** What was asked for, as JSON. */
  readonly wish: string;
  /** How it began, as JSON without the seed; null before that. */
  readonly record: string | null;
  /** How many entries its journal has. */
  readonly entries: Generated<number>;
  /** How it ended, as JSON; null before that. */
  readonly result: string | null;
  readonly round: Generated<number>;
  /** The seats that are asked, as `0,2`. */
  readonly waiting_for: Generated<string>;
  /** When its clock began, and when somebody has no time left, in milliseconds of service; null where none runs. */
  readonly began: number | string | null;
  readonly due: number | string | null;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  readonly created: string;
  readonly changed: string;
}

/** How long servers have run; one row. Large numbers are text in PostgreSQL. */
export interface ServiceRow {
  readonly id: number;
  readonly served: number | string;
  /** When that was noted, in milliseconds since 1970. */
  readonly noted: number | string;
}

/** What nobody may see before a game is over. */
export interface SecretRow {
  readonly table_id: string;
  readonly seed: string;
}

export interface SeatRow {
  readonly table_id: string;
  readonly seat: number;
  /** `person`, or the name of a bot. */
  readonly kind: string;
  readonly player: string | null;
  readonly name: string;
  /** SHA-256 of the invitation; null where there is none, or it is spent. */
  readonly invite_hash: string | null;
  /** Only this player may sit down here; null where anybody may. */
  readonly reserved: string | null;
  /** Ids of cards, as JSON; null where none was named. */
  readonly army: string | null;
}

/** One thing that has happened at a table. */
export interface EntryRow {
  readonly table_id: string;
  readonly number: number;
  readonly body: string;
}

export interface Tables {
  readonly player: PlayerRow;
  readonly session: SessionRow;
  readonly game: TableRow;
  readonly secret: SecretRow;
  readonly seat: SeatRow;
  readonly entry: EntryRow;
  readonly service: ServiceRow;
}
