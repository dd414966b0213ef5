import { type BattleRecord, createEngine } from '@scapewright/table/battle';
import { Library, newBattle, packOfJson, type WantedBattle } from '@scapewright/table/content';
import { loadPackMap, loadPacks } from '../content/content.ts';
import { ownMap } from '../maps/own-maps.ts';
import type { Wish } from '../start/wish.ts';

/** A game that can begin, or everything that keeps it from that. */
export type Begun =
  | { readonly ok: true; readonly record: BattleRecord; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Makes the record of the game that somebody wishes. */
export async function beginGame(wish: Wish): Promise<Begun> {
  const { map: id, seed = freshSeed(), ruleset, variants = [], ...rest } = wish;
  const [packs, found] = await Promise.all([loadPacks(), mapOf(id)]);
  if (!found) return { ok: false, problems: [`There is no map “${id}” on this device.`] };
  const library = new Library(packs.map(packOfJson));
  const wanted = { ...rest, ruleset, variants, seed, map: { id, map: found.map } } as WantedBattle;
  const engine = createEngine(ruleset, { variants });
  const made = newBattle(engine, library, wanted);
  if (made.ok) return { ok: true, record: made.record, notes: made.notes };
  return { ok: false, problems: await problemsOf(engine, library, wanted) };
}

/** Why a battle cannot begin, with the titles of the rules that say so, which are fetched for that alone. */
async function problemsOf(
  engine: ReturnType<typeof createEngine>,
  library: Library,
  wanted: WantedBattle,
): Promise<readonly string[]> {
  const { titleOfRule } = await import('./rule-titles.ts');
  const made = newBattle(engine, library, wanted, titleOfRule);
  if (made.ok) return [];
  return made.problems.map(({ message, fix }) => (fix ? `${message} ${fix}` : message));
}

async function mapOf(id: string) {
  return (await loadPackMap(id)) ?? (await ownMap(id));
}

/** 128 bits that nobody can guess. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
