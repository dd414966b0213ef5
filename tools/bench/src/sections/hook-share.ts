import { Session } from 'node:inspector/promises';
import { duel, playDuels } from '../duel.ts';

/** The kernel's modules whose time is the time of finding and calling hooks; what the hooks do themselves is not in it. */
const finding = /kernel\/(src|dist)\/(window|compiled-hooks|value)\./;

/** The share of the CPU time of whole duels, in percent, that the kernel spends on finding and calling hooks. */
export async function hookShare(): Promise<number> {
  const made = duel();
  playDuels(40, 2000, made);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  playDuels(120, 2000, made);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  let all = 0;
  let found = 0;
  for (const { hitCount = 0, callFrame } of profile.nodes) {
    if (callFrame.functionName === '(idle)' || callFrame.functionName === '(program)') continue;
    all += hitCount;
    if (finding.test(callFrame.url)) found += hitCount;
  }
  return (100 * found) / Math.max(1, all);
}
