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
  /** Have ratings taken notice of how it ended? */
  readonly rated: Generated<number>;
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

/** Where a table stood after some entries: a copy of what follows from its journal, which may be dropped at any time. */
export interface CheckpointRow {
  readonly table_id: string;
  readonly entries: number;
  readonly body: Uint8Array;
}

/** A key of somebody's device that lets them in. */
export interface PasskeyRow {
  readonly id: string;
  readonly player: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly created: string;
  readonly used: string | null;
}

/** What a device is to sign. */
export interface ChallengeRow {
  readonly challenge: string;
  readonly player: string | null;
  readonly expires: number;
}

/** A way to reach a player. */
export interface WayRow {
  readonly id: string;
  readonly player: string;
  readonly kind: string;
  readonly address: string;
  readonly confirmed: number;
  readonly created: string;
  readonly language: string | null;
}

/** A question that waits for a player who wants to hear of it. */
export interface OutboxRow {
  readonly table_id: string;
  readonly seat: number;
  readonly player: string;
  /** When to say so, in milliseconds since 1970. */
  readonly due: number | string;
  readonly tries: number;
  readonly sent: number;
}

/** What all servers over one database share. */
export interface SettingRow {
  readonly name: string;
  readonly value: string;
}

/** Wrong passwords for a name, by its hash, since the first of them, in milliseconds since 1970. */
export interface GuessRow {
  readonly name: string;
  readonly since: number | string;
  readonly tries: number;
}

/** How strong a player is at a ruleset. */
export interface RatingRow {
  readonly player: string;
  readonly ruleset: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly left_early: number;
}

export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly terms: string;
  readonly status: string;
  readonly round: number;
  readonly due: number | string | null;
  readonly created: string;
}

export interface EntrantRow {
  readonly tournament_id: string;
  readonly player: string;
  readonly name: string;
  readonly army: string | null;
  readonly gone: number;
  readonly joined: string;
}

export interface PairingRow {
  readonly tournament_id: string;
  readonly round: number;
  readonly board: number;
  readonly first: string;
  readonly second: string | null;
  readonly table_id: string | null;
  readonly result: string | null;
}

export interface Tables {
  readonly player: PlayerRow;
  readonly session: SessionRow;
  readonly game: TableRow;
  readonly secret: SecretRow;
  readonly seat: SeatRow;
  readonly entry: EntryRow;
  readonly checkpoint: CheckpointRow;
  readonly service: ServiceRow;
  readonly passkey: PasskeyRow;
  readonly challenge: ChallengeRow;
  readonly guess: GuessRow;
  readonly way: WayRow;
  readonly outbox: OutboxRow;
  readonly setting: SettingRow;
  readonly rating: RatingRow;
  readonly tournament: TournamentRow;
  readonly entrant: EntrantRow;
  readonly pairing: PairingRow;
}
