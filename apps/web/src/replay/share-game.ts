import type { Table } from '@scapewright/table';
import type { BattleRecord } from '@scapewright/table/battle';
import { Library, packOfJson } from '@scapewright/table/content';
import { loadPackMap, loadPacks } from '../content/content.ts';
import { beginGame } from '../game/begin-game.ts';
import { wishShape } from '../start/wish.ts';
import type { Shared } from './replay-messages.ts';
import { shortCourse, wishOfRecord } from './replay-text.ts';

/** A game as others can be given it. */
export async function shareGame(table: Table): Promise<Shared> {
  const { record } = table;
  const library = new Library((await loadPacks()).map(packOfJson));
  const ids = record.armies.flatMap(({ cards }) => cards.map(({ id }) => id));
  const file = table.save(library.packsOf(ids));
  const { dice, ...plain } = record;
  const wish = wishOfRecord(record);
  const isEverybodys =
    wishShape.safeParse(wish).success && dice !== 'asked' && (await isMadeAgain(plain, wish.map));
  const course = shortCourse(table.course);
  return {
    replay: isEverybodys ? { wish, ...(dice === 'secure' ? { secure: true } : {}), course } : undefined,
    file,
  };
}

/** Does whoever has the packs get the same game out of the wish? Not on maps of somebody's own. */
async function isMadeAgain(record: BattleRecord, map: string): Promise<boolean> {
  if (!(await loadPackMap(map))) return false;
  const again = await beginGame(wishOfRecord(record));
  return again.ok && JSON.stringify(again.record) === JSON.stringify(record);
}
