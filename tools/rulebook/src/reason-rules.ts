import type { LedgerFile } from './ledger-file.ts';
import type { Data } from './print-literal.ts';

/** The entries of a file, the path at which they stand, and whose rules they are. */
export interface EntryFile {
  readonly file: LedgerFile;
  readonly game: string;
  readonly path: readonly string[];
  readonly entries: readonly { readonly [key: string]: Data }[];
}

/** The ids behind every reason key of shared code, the one that says it best first. */
export type ReasonRules = Readonly<Record<string, readonly string[]>>;

type Path = readonly (string | number)[];

/** One key that one entry lists, and where that stands. */
interface Backing {
  readonly file: LedgerFile;
  readonly path: Path;
  readonly id: string;
  readonly game: string;
  readonly key: string;
}

const keyShape = /^[a-z]+(-[a-z]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/**
 * The ids behind every reason key, by game: the one entry that `states` it, then those that it `backs`, in the order of the
 * ledger. Throws a located error for a key that two entries of a game state, or that is backed and stated by none.
 */
export function reasonRules(files: readonly EntryFile[]): ReadonlyMap<string, ReasonRules> {
  const games = new Map(
    files.flatMap(({ game }) => (game === 'shared' ? [] : [[game, new Map<string, string[]>()]])),
  );
  const listed = (list: 'states' | 'backs') => files.flatMap((file) => backingsIn(file, list, games));
  for (const { file, path, id, game, key } of listed('states')) {
    const other = games.get(game)?.get(key)?.[0];
    if (other !== undefined) throw file.fault(path, `${other} states this reason too:`);
    games.get(game)?.set(key, [id]);
  }
  for (const { file, path, id, game, key } of listed('backs')) {
    const rules = games.get(game)?.get(key);
    if (!rules) throw file.fault(path, `no entry of ${game} states this reason:`);
    if (rules.includes(id)) throw file.fault(path, 'the entry lists this reason twice:');
    rules.push(id);
  }
  return new Map([...games].map(([game, rules]) => [game, Object.fromEntries([...rules].sort(byKey))]));
}

function backingsIn(
  { file, game, path, entries }: EntryFile,
  list: 'states' | 'backs',
  games: ReadonlyMap<string, unknown>,
): readonly Backing[] {
  return entries.flatMap((entry, index) => {
    const at = [...path, index, list];
    const value = entry[list];
    if (value === undefined) return [];
    const byGame = game === 'shared' ? gamesOf(file, at, value) : [{ game, at, value }];
    return byGame.flatMap((one) => {
      if (!games.has(one.game)) throw file.fault(one.at, `no game ${one.game} has rules of its own`);
      return keysOf(file, one.at, one.value).map((key, place) => ({
        file,
        path: [...one.at, place],
        id: String(entry['id']),
        game: one.game,
        key,
      }));
    });
  });
}

/** What an entry that several games share lists, by the game for which it does. */
function gamesOf(
  file: LedgerFile,
  at: Path,
  value: Data,
): readonly { readonly game: string; readonly at: Path; readonly value: Data }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw file.fault(at, 'an entry that games share lists its reasons by game');
  return Object.entries(value).map(([game, keys]) => ({ game, at: [...at, game], value: keys }));
}

function keysOf(file: LedgerFile, at: Path, value: Data): readonly string[] {
  if (!Array.isArray(value)) throw file.fault(at, 'not a list of reasons');
  return value.map((key: Data, index) => {
    if (typeof key === 'string' && keyShape.test(key)) return key;
    throw file.fault([...at, index], 'not the shape of a reason:');
  });
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
