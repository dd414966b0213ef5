import { fileURLToPath } from 'node:url';
import { ModuleSlot } from '@scapewright/board/core';
import { Match } from '@scapewright/kernel';
import { SkirmishEngine } from '@scapewright/skirmish';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { describeScenarios } from './describe-scenarios.ts';

const asked = vi.spyOn(ModuleSlot.prototype, 'code', 'get');
const planned = vi.spyOn(SkirmishEngine.prototype, 'plan');
const interrupted = vi.spyOn(Match.prototype, 'interrupt');

/**
 * No game finds out in its middle that a module is missing: each says beforehand which it needs. Left out are the tools of
 * who plays it, what the steps of a scenario themselves do to the ground, and that spaces are explained by the tiles under them.
 */
afterEach(() => {
  const needed = new Set(
    planned.mock.contexts.flatMap((engine, at) =>
      (engine as SkirmishEngine).neededModules((planned.mock.calls[at] as [never])[0]),
    ),
  );
  const isDug = interrupted.mock.calls.some(([procedure]) => /^stimulus:.*-terrain$/.test(procedure));
  const spared = ['double-run', 'forks', 'ground-changes', ...(isDug ? ['changed-battlefields'] : [])];
  const missing = asked.mock.contexts
    .map((slot) => (slot as ModuleSlot<object>).name)
    .filter((name) => !needed.has(name) && !spared.includes(name));
  for (const spy of [asked, planned, interrupted]) spy.mockClear();
  expect([...new Set(missing)]).toEqual([]);
});

afterAll(() => {
  for (const spy of [asked, planned, interrupted]) spy.mockRestore();
});

/** Every scenario file of the repository's packages is run here, wherever it lies. */
const packages = fileURLToPath(new URL('../../', import.meta.url));
describeScenarios(import.meta.url, { describe, test }, { folder: packages });
