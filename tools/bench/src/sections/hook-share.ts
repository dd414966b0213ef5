import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { duel, playDuels } from '../duel.ts';

/** The kernel's modules that find and call hooks. */
const finding = /kernel\/(src|dist)\/(window|compiled-hooks|value)\./;
/** Where the hooks themselves are. Their conditions count as finding; what they do, and all that this calls, does not. */
const hooks = /\/plugins\//;

/**
 * The share of the CPU time of whole duels, in percent, that goes into finding and calling hooks: the kernel's code for it,
 * and all that this calls (is a source in force, does a condition hold), up to what a hook does.
 */
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
  return shareOf(profile.nodes);
}

function shareOf(nodes: readonly Profiler.ProfileNode[]): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const called = new Set(nodes.flatMap(({ children = [] }) => children));
  let all = 0;
  let found = 0;
  const count = ({ hitCount = 0, callFrame, children = [] }: Profiler.ProfileNode, within: boolean): void => {
    const { url, functionName } = callFrame;
    const isFinding = finding.test(url) || (within && !(hooks.test(url) && functionName !== 'when'));
    if (functionName !== '(idle)' && functionName !== '(program)') {
      all += hitCount;
      if (isFinding) found += hitCount;
    }
    for (const child of children) count(byId.get(child) as Profiler.ProfileNode, isFinding);
  };
  for (const node of nodes) if (!called.has(node.id)) count(node, false);
  return (100 * found) / Math.max(1, all);
}
