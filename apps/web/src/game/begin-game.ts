import type { BattleRecord } from '@scapewright/table/battle';
import { createEngine } from '@scapewright/table/battle';
import type { PackJson } from '@scapewright/table/content';
import { Library, newBattle, packOfJson } from '@scapewright/table/content';
import { loadPackMap, loadPacks } from '../content/content.ts';
import { ownMap } from '../maps/own-maps.ts';
import type { Wish } from '../start/wish.ts';

/** A game that can begin, or everything that keeps it from that. */
export type Begun =
  | { readonly ok: true; readonly record: BattleRecord; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Makes the record of the game that somebody wishes. */
export async function beginGame(wish: Wish): Promise<Begun> {
  const { ruleset, variants = [], map: mapId, sides, points } = wish;
  const [packs, found] = await Promise.all([loadPacks(), mapOf(mapId)]);
  if (!found) return { ok: false, problems: [`There is no map “${mapId}” on this device.`] };
  const engine = createEngine(ruleset, { variants });
  const library = new Library(packs.map((pack: PackJson) => packOfJson(pack)));
  const made = newBattle(engine, library, {
    ruleset,
    variants,
    map: { id: mapId, map: found.map },
    sides,
    seed: wish.seed ?? freshSeed(),
    ...(points === undefined ? {} : { points }),
  });
  if (made.ok) return { ok: true, record: made.record, notes: made.notes };
  return {
    ok: false,
    problems: made.problems.map(({ message, fix }) => (fix ? `${message} ${fix}` : message)),
  };
}

async function mapOf(id: string) {
  return (await loadPackMap(id)) ?? (await ownMap(id));
}

/** 128 bits that nobody can guess. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
