import type { PlayedTable } from '@scapewright/store';
import type { Table } from '@scapewright/table';
import { libraryOf } from './begin-table.ts';
import { playedTable, type TableKeepers } from './played-table.ts';
import type { TableWish } from './wish.ts';

/** The record of a table, as `scape replay` reads it. */
export function recordText({ content }: Pick<TableKeepers, 'content'>, wish: string, table: Table): string {
  const cards = table.record.armies.flatMap((army) => army.cards.map((card) => card.id));
  const library = libraryOf(content, JSON.parse(wish) as TableWish);
  return table.save(library.packsOf(cards));
}

/** The same of a table that is in no memory: it is played as far as its journal goes. Throws what keeps it from being played. */
export function keptRecordText(keepers: TableKeepers, played: PlayedTable): string {
  return recordText(keepers, played.table.wish, playedTable(keepers, played));
}
