import type { Seat } from '@scapewright/kernel';
import { callCarrier, serveViewer, TableClient } from '@scapewright/protocol';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type JournalEntry, Table, TableHost, tableWords } from '@scapewright/table';
import type { BattleRecord } from '@scapewright/table/battle';
import { german } from '@scapewright/table/german';
import { textOfRule } from '@scapewright/table/rules';

/** What a table in this process is made of. */
export interface SeatedParts {
  readonly engine: SkirmishEngine;
  readonly record: BattleRecord;
  /** What has happened before. */
  readonly journal: readonly JournalEntry[];
  /** Is told every entry once it counts, before anybody sees what it did. */
  readonly keep: (entry: JournalEntry, table: Table) => void;
  /** In which the table speaks; left out: English. */
  readonly language?: string | undefined;
  /** Is told what the engine throws; the game is then as it was. */
  readonly failed: (error: unknown) => void;
}

/** A table in this process, with everybody who plays at this keyboard connected to it. */
export interface SeatedTable {
  readonly table: Table;
  /** The people at this keyboard, by seat. */
  readonly people: ReadonlyMap<Seat, TableClient>;
  /** The one whose log is told: the only person, or whoever watches. */
  readonly viewer: TableClient;
  /** Resolves once bots have answered what is theirs, and everybody has been sent all that happened. */
  settled(): Promise<void>;
  close(): void;
}

/** One turn of the event loop: what is typed and signals come in, and people watch. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lays a table and seats its people. Throws what keeps the battle, or what has happened, from being played. */
export function seatTable({ engine, record, journal, keep, failed, language }: SeatedParts): SeatedTable {
  const table = new Table(
    { engine, record, words: tableWords(engine, { de: german() }), failed, ruleText: textOfRule },
    journal,
  );
  const host = new TableHost(table, {
    id: 'here',
    keep: (entry) => void keep(entry, table),
    pause: breath,
  });
  const connect = (seat: Seat): TableClient =>
    new TableClient(
      callCarrier((other) => void serveViewer(other, (send) => host.connect(seat, send))),
      { language },
    );
  const people = new Map(
    table.seats.flatMap((seat) => (table.kindOf(seat) === 'person' ? [[seat, connect(seat)] as const] : [])),
  );
  const [only, ...others] = people.values();
  const viewer = only && others.length === 0 ? only : connect(-1);
  const clients = [...new Set([...people.values(), viewer])];
  for (const client of clients) client.open();
  const seats = new Map([...people].map(([seat, client]) => [client, seat]));
  const isUpToDate = (client: TableClient): boolean => {
    const { connection, at } = client.getSnapshot();
    return connection === 'open' && at === table.stream(seats.get(client) ?? -1).at;
  };
  return {
    table,
    people,
    viewer,
    settled: async () => {
      host.pump();
      do await breath();
      while (!host.isSettled || !clients.every(isUpToDate));
    },
    close: () => {
      host.close(0);
      for (const client of clients) client.close();
    },
  };
}
