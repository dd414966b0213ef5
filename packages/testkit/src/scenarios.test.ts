import { fileURLToPath } from 'node:url';
import { ModuleSlot } from '@scapewright/board/core';
import { Match } from '@scapewright/kernel';
import { SkirmishEngine } from '@scapewright/skirmish';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { describeScenarios } from './describe-scenarios.ts';

/** What has been taken from the modules of the engine: each module by its name, with the names of its parts. */
const taken = new Map<string, Set<PropertyKey>>();
const codeOf = Object.getOwnPropertyDescriptor(ModuleSlot.prototype, 'code')?.get as () => object;
const slots = vi.spyOn(ModuleSlot.prototype, 'code', 'get').mockImplementation(function (
  this: ModuleSlot<object>,
) {
  const parts = taken.get(this.name) ?? new Set();
  taken.set(this.name, parts);
  return new Proxy(codeOf.call(this), {
    get: (code, part) => {
      parts.add(part);
      return Reflect.get(code, part);
    },
  });
});
const plans = vi.spyOn(SkirmishEngine.prototype, 'plan');
const interrupts = vi.spyOn(Match.prototype, 'interrupt');

/** Tools of who plays, shows or explains a game: it goes on without them. */
const tools = ['double-run', 'forks', 'explanations', 'board-explanations', 'plan-checks', 'quick-moves'];

/** Was a part of a module taken for the game itself: not to explain a way or a space, and not for what a step of the scenario did to the ground? */
function isForGame(name: string, parts: ReadonlySet<PropertyKey>): boolean {
  if (tools.includes(name) || name === 'ground-changes') return false;
  if (name === 'general-moves') return parts.has('reachInGeneral');
  const digs = interrupts.mock.calls.some(([procedure]) => /^stimulus:.*-terrain$/.test(procedure));
  return !digs || !['changed-battlefields', 'several-battlefields'].includes(name);
}

/** No game finds out in its middle that a module is missing: each says beforehand which it needs. */
afterEach(() => {
  const needed = new Set(
    plans.mock.contexts.flatMap((engine, at) =>
      (engine as SkirmishEngine).neededModules((plans.mock.calls[at] as [never])[0]),
    ),
  );
  const missing = [...taken].filter(([name, parts]) => !needed.has(name) && isForGame(name, parts));
  taken.clear();
  plans.mockClear();
  interrupts.mockClear();
  slots.mockClear();
  expect(missing.map(([name]) => name)).toEqual([]);
});

afterAll(() => {
  for (const spy of [slots, plans, interrupts]) spy.mockRestore();
});

/** Every scenario file of the repository's packages is run here, wherever it lies. */
const packages = fileURLToPath(new URL('../../', import.meta.url));
describeScenarios(import.meta.url, { describe, test }, { folder: packages });
