import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { ReadyStatement } from './ready-statement.ts';
import type { Tables } from './schema.ts';

/** The seats that are asked, and those that have answered what they were asked before. */
interface AskedSeats {
  readonly waitingFor: readonly number[];
  readonly answered?: readonly number[];
}

/** What a table's row says once entries are kept. */
interface Claim {
  readonly table: string;
  /** How many entries the journal has before them, and with them. */
  readonly after: number;
  readonly entries: number;
  readonly status: string;
  readonly round: number;
  readonly result: string | null;
  readonly due: number | null;
  readonly waitingFor: string;
  readonly changed: string;
}

/** What is written with every answer. */
export class JournalStatements {
  /** Changes no row where the journal is longer or shorter than was thought, or the table takes no more. */
  readonly claim: ReadyStatement<Claim>;
  /** Keeps where a table stood; not where a later place is kept already. */
  readonly checkpoint: ReadyStatement<{
    readonly table: string;
    readonly entries: number;
    readonly body: Uint8Array;
  }>;
  private readonly added: ReadyStatement<{
    readonly table: string;
    readonly numbers: readonly number[];
    readonly bodies: readonly string[];
  }>;
  private readonly gone: ReadyStatement<{ readonly table: string; readonly still: readonly number[] }>;
  private readonly come: ReadyStatement<{
    readonly table: string;
    readonly seats: readonly number[];
    readonly due: number;
  }>;

  constructor(db: Kysely<Tables>) {
    this.claim = new ReadyStatement(({ table, after, waitingFor, ...row }) =>
      db
        .updateTable('game')
        .set({ ...row, waiting_for: waitingFor })
        .where('id', '=', table)
        .where('entries', '=', after)
        .where('status', 'in', ['playing', 'over'])
        .compile(),
    );
    this.checkpoint = new ReadyStatement(({ table, entries, body }) =>
      db
        .insertInto('checkpoint')
        .values({ table_id: table, entries, body })
        .onConflict((clash) =>
          clash.column('table_id').doUpdateSet({ entries, body }).where('checkpoint.entries', '<=', entries),
        )
        .compile(),
    );
    this.added = new ReadyStatement(({ table, numbers, bodies }) =>
      db
        .insertInto('entry')
        .values(numbers.map((number, at) => ({ table_id: table, number, body: bodies[at] as string })))
        .compile(),
    );
    this.gone = new ReadyStatement(({ table, still }) => {
      const gone = db.deleteFrom('outbox').where('table_id', '=', table);
      return (still.length > 0 ? gone.where('seat', 'not in', still) : gone).compile();
    });
    this.come = new ReadyStatement((asked) => comeQuery(db, asked));
  }

  /** Keeps entries as those from a number on. */
  entries(table: string, from: number, bodies: readonly string[]): CompiledQuery {
    return this.added.with({ table, bodies, numbers: bodies.map((_, at) => from + at) });
  }

  /**
   * Notes who is asked at a table, as part of the transaction that keeps why. Whoever is asked no more has nothing to be told;
   * who is asked already, and has not answered, keeps the time from which on to be told.
   */
  asked(table: string, { waitingFor: seats, answered = [] }: AskedSeats, due: number): CompiledQuery[] {
    const gone = this.gone.with({ table, still: seats.filter((seat) => !answered.includes(seat)) });
    return seats.length === 0 ? [gone] : [gone, this.come.with({ table, seats, due })];
  }
}

function comeQuery(
  db: Kysely<Tables>,
  { table, seats, due }: { readonly table: string; readonly seats: readonly number[]; readonly due: number },
): CompiledQuery {
  return db
    .insertInto('outbox')
    .columns(['table_id', 'seat', 'player', 'due', 'tries', 'sent'])
    .expression(
      db
        .selectFrom('seat')
        .innerJoin('way', 'way.player', 'seat.player')
        .select(({ ref }) => [
          'seat.table_id',
          'seat.seat',
          ref('seat.player').$notNull().as('player'),
          sql<number>`cast(${due} as bigint)`.as('due'),
          sql<number>`cast(0 as integer)`.as('tries'),
          sql<number>`cast(0 as integer)`.as('sent'),
        ])
        .distinct()
        .where('seat.table_id', '=', table)
        .where('seat.seat', 'in', seats),
    )
    .onConflict((clash) => clash.doNothing())
    .compile();
}
