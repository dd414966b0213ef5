import { parentPort } from 'node:worker_threads';

import { type BotTask, replyToTask } from '@scapewright/table';
import { createEngine } from '@scapewright/table/battle';
import type { Thought } from './thinkers.ts';

const engines = new Map<string, ReturnType<typeof createEngine>>();

/** The engine of a ruleset with variants: each is made once. */
function engineFor({ record: { ruleset, variants = [] } }: BotTask): ReturnType<typeof createEngine> {
  const name = [ruleset, ...variants].join(' ');
  const engine = engines.get(name) ?? createEngine(ruleset, { variants });
  engines.set(name, engine);
  return engine;
}

parentPort?.on('message', (task: BotTask) => {
  let thought: Thought;
  try {
    thought = { reply: replyToTask(engineFor(task), task) };
  } catch (error) {
    thought = { fault: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(thought);
});
