import { type LabGame, LabPlayer } from '@scapewright/sim/lab';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { BattleRecord } from '@scapewright/table/battle';
import { Library, newBattle, packOfJson, type WantedBattle } from '@scapewright/table/content';
import { loadPackMap, loadPacks } from '../content/content.ts';
import { engineOf } from '../game/engine-of.ts';
import { ownMap } from '../maps/own-maps.ts';
import type { FromLab, ToLab } from './lab-messages.ts';
import { type LabWish, tableOfGame } from './lab-wish.ts';

const say = (message: FromLab): void => postMessage(message);

/** Results are sent together: that often, in milliseconds, the page is drawn anew. */
const sendEvery = 150;

/** Plays games one after the other. Whoever wants it to stop ends the worker: what was played is with the page already. */
addEventListener('message', ({ data }: MessageEvent<ToLab>) => {
  play(data).catch((error: unknown) =>
    say({ type: 'refused', problems: [error instanceof Error ? error.message : String(error)] }),
  );
});

async function play({ wish, from }: ToLab): Promise<void> {
  const engine = await engineOf(wish.ruleset);
  const records = await recordsOf(engine, wish);
  if (records === undefined) return;
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

/** The battle with the first side in the first seat, and with the second; nothing where the rules refuse it. */
async function recordsOf(
  engine: SkirmishEngine,
  wish: LabWish,
): Promise<readonly [BattleRecord, BattleRecord] | undefined> {
  const [packs, found] = await Promise.all([loadPacks(), mapOf(wish.map)]);
  if (!found) {
    say({ type: 'refused', problems: [`There is no map “${wish.map}” on this device.`] });
    return undefined;
  }
  const library = new Library(packs.map(packOfJson));
  const made = [0, 1].map((first) => {
    const table = tableOfGame(wish, first, wish.seed);
    return newBattle(engine, library, { ...table, map: { id: wish.map, map: found.map } } as WantedBattle);
  });
  const problems = made.flatMap((one) =>
    one.ok ? [] : one.problems.map(({ message, fix }) => (fix ? `${message} ${fix}` : message)),
  );
  const records = made.flatMap((one) => (one.ok ? [one.record] : []));
  if (problems.length === 0) return records as unknown as readonly [BattleRecord, BattleRecord];
  say({ type: 'refused', problems: [...new Set(problems)] });
  return undefined;
}

async function mapOf(id: string) {
  return (await loadPackMap(id)) ?? (await ownMap(id));
}
