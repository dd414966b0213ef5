import { compileBattlefield, flatPlan, MissingModule } from '@scapewright/board/core';
import { wallsAndObjects } from '@scapewright/board/modules';
import { expect, test } from 'vitest';
import { card, smallRuleset } from '../../test/small-game.ts';
import { UncheckedSkirmishEngine } from '../ruleset.ts';
import type { GameSetup } from '../setup.ts';
import { engineModules } from './all.ts';

const { spaces } = flatPlan(4, 1, 'grass');
const [first = '', second = ''] = spaces.map(({ name }) => name);

const setupOn = (plan: Partial<Parameters<typeof compileBattlefield>[0]>): GameSetup => ({
  battlefield: compileBattlefield({ spaces, ...plan }),
  definitions: [card('hulk')],
  players: [
    { name: 'red', cards: [{ name: 'hulk', definition: 'hulk', figures: [{ name: 'hulk', spaces: [3] }] }] },
  ],
  start: 'turns',
  orders: [['hulk', 'hulk', 'hulk', 'hulk']],
});

function engineWithout(): UncheckedSkirmishEngine {
  const engine = new UncheckedSkirmishEngine(smallRuleset());
  engine.bring(...engineModules.filter((module) => module !== wallsAndObjects));
  return engine;
}

test('bare ground needs no module of what stands on it', () => {
  expect(engineWithout().missingModules(setupOn({}))).toEqual([]);
});

test.each([
  ['a wall', { walls: [{ id: 'ruin', between: [[first, second]] as const, bottom: 1, top: 9 }] }],
  ['an object', { solids: [{ id: 'rock', spaces: [first], height: 4 }] }],
  ['a link', { links: [{ from: first, to: second, cost: 1, kind: 'lift' }] }],
])('%s on the battlefield needs it', (_, plan) => {
  const engine = engineWithout();
  expect(() => engine.plan(setupOn(plan))).toThrow(new MissingModule('walls-and-objects'));
  engine.bring(wallsAndObjects);
  expect(engine.start(engine.plan(setupOn(plan)), { seed: 'walls' }).pending()).not.toEqual([]);
});
