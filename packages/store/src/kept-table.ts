import type { Selectable } from 'kysely';
import type { SeatRow, TableRow } from './schema.ts';

/** What has become of a table. */
export type TableStatus = 'waiting' | 'playing' | 'over' | 'closed';

/** A seat of a table. */
export interface KeptSeat {
  readonly seat: number;
  /** `person`, or the name of a bot. */
  readonly kind: string;
  readonly player?: string | undefined;
  /** The only player who may sit down here. */
  readonly reserved?: string | undefined;
  readonly name: string;
  readonly army?: readonly string[] | undefined;
}

/** A table as a list shows it. */
export interface KeptTable {
  readonly id: string;
  readonly status: TableStatus;
  readonly isPublic: boolean;
  readonly owner: string;
  /** What was asked for, as JSON. */
  readonly wish: string;
  readonly seats: readonly KeptSeat[];
  readonly round: number;
  readonly waitingFor: readonly number[];
  /** How it ended, as JSON. */
  readonly result?: string | undefined;
  /** The table at which the same people play again. */
  readonly rematch?: string | undefined;
  /** How many entries its journal has. */
  readonly entries: number;
  readonly created: string;
  readonly changed: string;
}

/** A table that is to be made. */
export interface NewTable {
  readonly id: string;
  readonly isPublic: boolean;
  readonly owner: string;
  readonly wish: string;
  readonly seed: string;
  readonly seats: readonly (KeptSeat & { readonly inviteHash?: string | undefined })[];
}

/** Which tables a list has. */
export interface Wanted {
  /** Those at which this player sits. */
  readonly mine?: string | undefined;
  readonly status?: TableStatus | undefined;
  readonly onlyPublic?: boolean;
  /** The list goes on after this place, as `placeOf` names it. */
  readonly before?: string | undefined;
  readonly most: number;
}

/** What is needed to play a table on: its record as JSON, its seed, and all entries as JSON. */
export interface PlayedTable {
  readonly table: KeptTable;
  readonly record: string;
  readonly seed: string;
  readonly entries: readonly string[];
  /** When its clock began, in milliseconds of service; undefined where it has none. */
  readonly began: number | undefined;
}

/** When a clock begins, and when the first who are asked would have no time left, in milliseconds of service. */
export interface ClockStart {
  readonly began: number;
  readonly due: number;
}

/** A table of its row and those of its seats. */
export function tableOf(row: Selectable<TableRow>, seats: readonly SeatRow[]): KeptTable {
  const { id, owner, wish, round, entries, created, changed, result, waiting_for } = row;
  return {
    ...{ id, owner, wish, round, entries, created, changed },
    status: row.status as TableStatus,
    isPublic: row.is_public === 1,
    waitingFor: waiting_for === '' ? [] : waiting_for.split(',').map(Number),
    result: result ?? undefined,
    rematch: row.rematch ?? undefined,
    seats: seats.map(({ seat, kind, player, name, army, reserved }) => ({
      ...{ seat, kind, name },
      player: player ?? undefined,
      reserved: reserved ?? undefined,
      army: army === null ? undefined : (JSON.parse(army) as string[]),
    })),
  };
}
