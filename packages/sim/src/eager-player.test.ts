import { compileBattlefield, flatPlan } from '@scapewright/board';
import { Chance } from '@scapewright/bots';
import type { Decision } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import { expect, test } from 'vitest';
import { EagerPlayer } from './eager-player.ts';

/** A pick among these keys, valued by their places. */
function pick(domain: string, keys: readonly string[]): Decision {
  const options = keys.map((_, at) => at);
  return {
    asks: 'anything',
    shape: 'pick',
    count: keys.length,
    least: 1,
    most: 1,
    choice: { domain, options },
    valueAt: (at: number) => options[at] as number,
    keyAt: (at: number) => keys[at] as string,
  } as unknown as Decision;
}

const game = {
  field: compileBattlefield(flatPlan(4, 1, 'grass')),
  valueOf: () => undefined,
} as unknown as Game;

/** How often each key is taken in 80 answers. */
function taken(decision: Decision, interest: { units?: string[]; spaces?: string[] } = {}) {
  const player = new EagerPlayer(new Chance('eager'), { units: [], spaces: [], ...interest });
  const counts = new Map<string, number>();
  for (let turn = 0; turn < 80; turn++) {
    const key = decision.keyAt(player.reply(decision, game) as number);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (key: string) => counts.get(key) ?? 0;
}

test('it seldom declines', () => {
  const count = taken(pick('answer', ['yes', 'no']));
  expect(count('yes')).toBeGreaterThan(60);
  expect(count('no')).toBeGreaterThan(0);
});

test('it takes what names a unit of interest', () => {
  const count = taken(pick('hook', ['normal', 'ability:batman/grapple-gun', 'rule:drop#1']), {
    units: ['drop'],
  });
  expect(count('rule:drop#1')).toBeGreaterThan(60);
});

test('it goes where something of interest is', () => {
  const decision = pick('space', ['space:a1', 'space:b1', 'space:c1']);
  expect(taken(decision, { spaces: ['d1'] })('space:c1')).toBeGreaterThan(40);
});
