import { type BattlefieldPlan, compileBattlefield, flatPlan } from '@scapewright/board/core';
import {
  type CardDefinition,
  type GameSetup,
  plainCard,
  UncheckedSkirmishEngine,
} from '@scapewright/skirmish';
import { engineModules } from '@scapewright/skirmish/modules';
import { createSuperscape } from '@scapewright/superscape';
import { superscapeCore } from '@scapewright/superscape/core';
import { expect, test } from 'vitest';
import { playFirstOptions } from '../test/first-options.ts';

const ground = flatPlan(6, 6, 'grass');
const single = plainCard('one');

const bridge: BattlefieldPlan = {
  ...ground,
  spaces: [...ground.spaces, { q: 1, r: 2, level: 9, underside: 8, terrain: 'grass', name: 'bridge' }],
};
const ruin: BattlefieldPlan = {
  ...ground,
  walls: [
    {
      id: 'ruin',
      between: [[ground.spaces[8]?.name ?? '', ground.spaces[9]?.name ?? '']],
      bottom: 1,
      top: 9,
    },
  ],
};

function setupOf(plan: BattlefieldPlan, definition: CardDefinition): GameSetup {
  return {
    battlefield: compileBattlefield(plan),
    definitions: [definition, plainCard('two')],
    players: ['one', 'two'].map((id, seat) => ({
      name: id,
      cards: [
        {
          name: id,
          definition: id,
          figures: [{ name: id, spaces: seat === 0 && definition.base === 'double' ? [0, 1] : [seat * 35] }],
        },
      ],
    })),
    start: 'game',
    roundLimit: 2,
  };
}

/** An engine with no module. */
function bareEngine(): UncheckedSkirmishEngine {
  return new UncheckedSkirmishEngine({ ...superscapeCore, plugins: createSuperscape().plugins });
}

/** The hash at the end of a game. */
const played = (engine: UncheckedSkirmishEngine, setup: GameSetup): string =>
  playFirstOptions(engine, setup).hash();

test('open ground and single bases need no module of sight', () => {
  const missing = bareEngine().missingModules(setupOf(ground, single));
  expect(missing).not.toContain('roofs');
  expect(missing).not.toContain('wide-bases');
});

const double = { ...single, base: 'double' } as const;
const object = { ...single, unit: 'object' } as const;

test.each([
  { name: 'a space above another', plan: bridge, definition: single, module: 'roofs' },
  { name: 'a wall', plan: ruin, definition: single, module: 'roofs' },
  { name: 'a double base', plan: ground, definition: double, module: 'roofs' },
  { name: 'an object', plan: ground, definition: object, module: 'roofs' },
  { name: 'a double base', plan: ground, definition: double, module: 'wide-bases' },
])('$name needs $module', ({ plan, definition, module }) => {
  const engine = bareEngine();
  const setup = setupOf(plan, definition);
  engine.bring(...engineModules.filter(({ name }) => name !== module));
  expect(engine.missingModules(setup)).toEqual([module]);
  expect(() => engine.plan(setup)).toThrow(expect.objectContaining({ name: 'MissingModule', module }));
  engine.bring(...engineModules);
  expect(played(engine, setup)).toBe(played(createSuperscape(), setup));
});
