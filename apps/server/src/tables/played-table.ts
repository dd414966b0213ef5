import type { PlayedTable, Store } from '@scapewright/store';
import { type Checkpoint, type JournalEntry, Table, type TableParts } from '@scapewright/table';
import type { BattleRecord } from '@scapewright/table/battle';
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

/**
 * A table as it is kept, played as far as its journal goes; `from`: the entries before it are not played again. Throws what
 * keeps it from being played.
 */
export function playedTable(keepers: TableKeepers, played: PlayedTable, from?: Checkpoint): Table {
  const parts = partsOf(keepers, played);
  const journal = played.entries.map((body) => JSON.parse(body) as JournalEntry);
  if (!from) return new Table(parts, journal);
  try {
    return new Table(parts, journal, from);
  } catch {
    // It is of other rules, or of words that are no longer said: the journal alone counts.
    return new Table(partsOf(keepers, played), journal);
  }
}

function partsOf(
  { content, failed, store }: TableKeepers,
  { record, seed, table, began }: PlayedTable,
): TableParts {
  const read = { ...(JSON.parse(record) as Omit<BattleRecord, 'seed'>), seed } as BattleRecord;
  const wish = JSON.parse(table.wish) as TableWish;
  const terms = began === undefined ? undefined : clockTerms(wish);
  const engine = content.engine(read.ruleset, read.variants ?? []);
  return {
    ...{ engine, record: read, words: content.wordsOf(engine), hints: wish.hints },
    ...{ firstAt: 1, failed, watchDelay: wish.delay, ruleText: textOfRule },
    clock: terms && { terms, began: began ?? 0 },
    now: () => store.service.now(),
  };
}
