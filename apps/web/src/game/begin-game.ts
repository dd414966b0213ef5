import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { tell } from '@scapewright/table';
import type { BattleRecord } from '@scapewright/table/battle';
import {
  type BattleProblem,
  Library,
  newBattle,
  packOfJson,
  type WantedBattle,
} from '@scapewright/table/content';
import { loadPackMap, loadPacks } from '../content/content.ts';
import { ownMap } from '../maps/own-maps.ts';
import type { Language } from '../settings/settings.ts';
import type { Wish } from '../start/wish.ts';
import { battleOfWish } from './battle-of-wish.ts';
import { engineOf } from './engine-of.ts';
import { problemOf } from './problem-words.ts';

/** A game that can begin, or everything that keeps it from that. */
export type Begun =
  | { readonly ok: true; readonly record: BattleRecord; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly BattleProblem[] };

/** Makes the record of the game that somebody wishes. `language`: in which rules are called that keep it from beginning. */
export async function beginGame(wish: Wish, language: Language = 'en'): Promise<Begun> {
  const { map: id, ruleset, variants } = wish;
  const [packs, found, engine] = await Promise.all([loadPacks(), mapOf(id), engineOf(ruleset, variants)]);
  if (!found) return { ok: false, problems: [problemOf(tell('battle:no-map', { map: id }))] };
  const library = new Library(packs.map(packOfJson));
  const battle = await battleOfWish(wish, found.map, freshSeed());
  if (!battle.ok) return battle;
  const { wanted } = battle;
  const made = newBattle(engine, library, wanted);
  if (made.ok) return { ok: true, record: made.record, notes: made.notes };
  return { ok: false, problems: await problemsOf(engine, library, wanted, language) };
}

/** Why a battle cannot begin, with the titles of the rules that say so, which are fetched for that alone. */
async function problemsOf(
  engine: SkirmishEngine,
  library: Library,
  wanted: WantedBattle,
  language: Language,
): Promise<readonly BattleProblem[]> {
  const { titlesIn } = await import('./rule-titles.ts');
  const made = newBattle(engine, library, wanted, await titlesIn(language));
  return made.ok ? [] : made.problems;
}

async function mapOf(id: string) {
  return (await loadPackMap(id)) ?? (await ownMap(id));
}

/** 128 bits that nobody can guess. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
