import { type LabGame, LabPlayer } from '@scapewright/sim/lab';
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
import { engineOf } from '../game/engine-of.ts';
import { problemOf, tellProblems, toldError } from '../game/problem-words.ts';
import type { TitleOf } from '../game/rule-titles.ts';
import { ownMap } from '../maps/own-maps.ts';
import type { Language } from '../settings/settings.ts';
import type { FromLab, ToLab } from './lab-messages.ts';
import { type LabWish, tableOfGame } from './lab-wish.ts';

type Say = (message: FromLab) => void;

/** The records of both battles, or what keeps them from beginning. */
type Records =
  | { readonly ok: true; readonly records: readonly [BattleRecord, BattleRecord] }
  | { readonly ok: false; readonly problems: readonly BattleProblem[] };

/** Results are sent together: that often, in milliseconds, the page is drawn anew. */
const sendEvery = 150;

/** Plays games one after the other. Whoever wants it to stop ends the worker: what was played is with the page already. */
export async function playFor(wanted: ToLab, say: Say): Promise<void> {
  try {
    await play(wanted, say);
  } catch (error) {
    say({ type: 'refused', problems: [toldError(error)] });
  }
}

async function play({ wish, from, language }: ToLab, say: Say): Promise<void> {
  const engine = await engineOf(wish.ruleset);
  const made = await recordsOf(engine, wish, language);
  if (!made.ok) {
    const told = await tellProblems(language, made.problems);
    say({
      type: 'refused',
      problems: told.filter(({ text }, at) => told.findIndex((one) => one.text === text) === at),
    });
    return;
  }
  const { records } = made;
  const player = new LabPlayer(engine, records, wish.seed);
  let kept: LabGame[] = [];
  let sent = performance.now();
  for (let game = from; game < wish.games; game++) {
    kept.push(player.play(game));
    if (performance.now() - sent < sendEvery && game + 1 < wish.games) continue;
    say({ type: 'played', games: kept });
    kept = [];
    sent = performance.now();
  }
  say({ type: 'over' });
}

/** The battle with the first side in the first seat, and with the second; or why the rules refuse it. */
async function recordsOf(engine: SkirmishEngine, wish: LabWish, language: Language): Promise<Records> {
  const [packs, found] = await Promise.all([loadPacks(), mapOf(wish.map)]);
  if (!found) return { ok: false, problems: [problemOf(tell('battle:no-map', { map: wish.map }))] };
  const library = new Library(packs.map(packOfJson));
  const make = (titleOf?: TitleOf) =>
    [0, 1].map((first) => {
      const table = tableOfGame(wish, first, wish.seed);
      const wanted = { ...table, map: { id: wish.map, map: found.map } } as WantedBattle;
      return newBattle(engine, library, wanted, titleOf);
    });
  const made = make();
  if (made.some(({ ok }) => !ok)) {
    const { titlesIn } = await import('../game/rule-titles.ts');
    const told = make(await titlesIn(language));
    return { ok: false, problems: told.flatMap((one) => (one.ok ? [] : one.problems)) };
  }
  const records = made.flatMap((one) => (one.ok ? [one.record] : []));
  return { ok: true, records: records as unknown as readonly [BattleRecord, BattleRecord] };
}

async function mapOf(id: string) {
  return (await loadPackMap(id)) ?? (await ownMap(id));
}
