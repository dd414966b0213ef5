import type { PlayedTable, Store } from '@scapewright/store';
import { type JournalEntry, Table, tableWords } from '@scapewright/table';
import type { BattleRecord } from '@scapewright/table/battle';
import { german } from '@scapewright/table/german';
import { textOfRule } from '@scapewright/table/rules';
import type { Content } from '../content/content.ts';
import { clockTerms } from './clock-terms.ts';
import type { TableWish } from './wish.ts';

/** What is needed to play a kept table on. */
export interface TableKeepers {
  readonly store: Store;
  readonly content: Content;
  /** Is told what an engine throws; the game is then as it was. */
  readonly failed: (error: unknown) => void;
}

/** A table as it is kept, played as far as its journal goes. Throws what keeps it from being played. */
export function playedTable(
  { content, failed, store }: TableKeepers,
  { record, seed, entries, table, began }: PlayedTable,
): Table {
  const read = { ...(JSON.parse(record) as Omit<BattleRecord, 'seed'>), seed } as BattleRecord;
  const wish = JSON.parse(table.wish) as TableWish;
  const terms = began === undefined ? undefined : clockTerms(wish);
  const engine = content.engine(read.ruleset, read.variants ?? []);
  return new Table(
    {
      ...{
        engine,
        record: read,
        words: tableWords(engine, { de: german() }),
        hints: wish.hints,
        firstAt: 1,
        failed,
      },
      watchDelay: wish.delay,
      clock: terms && { terms, began: began ?? 0 },
      now: () => store.service.now(),
      ruleText: textOfRule,
    },
    entries.map((body) => JSON.parse(body) as JournalEntry),
  );
}
