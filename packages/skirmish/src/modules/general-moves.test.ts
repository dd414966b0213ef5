import { compileBattlefield, type EngineModule, flatPlan, MissingModule } from '@scapewright/board/core';
import { baseShapes, generalMoves, largeBases } from '@scapewright/board/modules';
import { describe, expect, test } from 'vitest';
import { card, smallRuleset } from '../../test/small-game.ts';
import type { CardDefinition } from '../card.ts';
import { UncheckedSkirmishEngine } from '../ruleset.ts';
import type { GameSetup } from '../setup.ts';
import { terrain } from '../terrain-unit.ts';
import { engineModules } from './all.ts';

const ice = terrain({
  id: 'ice',
  name: 'Ice',
  text: 'Whoever enters it goes straight on.',
  land: 'nonland',
  groups: [],
  levels: 0,
  stops: 'never',
  fallReduction: 0,
  driftUnless: [],
  rules: { small: ['ICE'] },
});

const { spaces: flat } = flatPlan(6, 1, 'grass');
const [first, second, ...others] = flat as [(typeof flat)[number], (typeof flat)[number], ...typeof flat];

function setupOf(base: CardDefinition['base'], change: Partial<GameSetup> = {}): GameSetup {
  const cards = [card('hulk', { base }), card('joker')];
  const width = base === 'single' ? 1 : base === 'double' ? 2 : base.length;
  const places = [Array.from({ length: width }, (_, at) => at), [5]];
  return {
    battlefield: compileBattlefield({ spaces: flat }),
    definitions: cards,
    players: cards.map(({ id }, seat) => ({
      name: id,
      cards: [{ name: id, definition: id, figures: [{ name: id, spaces: places[seat] as number[] }] }],
    })),
    start: 'turns',
    orders: cards.map(({ id }) => [id, id, id, id]),
    ...change,
  };
}

/** An engine with all modules but some. */
function engineWithout(...missing: readonly EngineModule[]): UncheckedSkirmishEngine {
  const engine = new UncheckedSkirmishEngine(smallRuleset([ice]));
  engine.bring(...engineModules.filter((module) => !missing.includes(module)));
  return engine;
}

const linked = compileBattlefield({
  spaces: flat,
  links: [{ from: first.name, to: second.name, cost: 1, kind: 'lift' }],
});
const runged = compileBattlefield({
  spaces: [
    ...flat,
    { ...first, name: 'rung', level: first.level + 1, underside: first.level + 1, rung: true },
  ],
});
const icy = compileBattlefield({ spaces: [first, { ...second, terrain: 'ice' }, ...others] });

describe('the module of general moves', () => {
  test('is not needed by single bases on ground without links, rungs and drift', () => {
    const engine = engineWithout(generalMoves);
    expect(engine.missingModules(setupOf('single'))).toEqual([]);
    expect(engine.start(engine.plan(setupOf('single')), { seed: 'plain' }).pending()[0]?.asks).toBe('move');
  });

  test.each([
    ['a double base', setupOf('double')],
    ['a link', setupOf('single', { battlefield: linked })],
    ['a rung', setupOf('single', { battlefield: runged })],
    ['terrain on which figures drift', setupOf('single', { battlefield: icy })],
    ['such terrain that may be laid', setupOf('single', { terrains: ['ice'] })],
  ])('is needed for %s', (_, setup) => {
    const engine = engineWithout(generalMoves);
    expect(() => engine.plan(setup)).toThrow(new MissingModule('general-moves'));
    engine.bring(generalMoves);
    expect(engine.start(engine.plan(setup), { seed: 'general' }).pending()).not.toEqual([]);
  });

  test('is needed where a card may lay any terrain', () => {
    const setup = setupOf('single');
    const effect = { kind: 'add-terrain', terrain: 'ice', spaces: ['a1'] };
    const [hulk, ...others] = setup.definitions as [CardDefinition, ...CardDefinition[]];
    const layer = { ...hulk, abilities: [{ id: 'freeze', with: { effect } }] };
    const engine = engineWithout(generalMoves);
    expect(engine.missingModules({ ...setup, definitions: [layer, ...others] })).toEqual(['general-moves']);
    expect(engine.missingModules(setup)).toEqual([]);
  });

  test('moves a double base once it is there', () => {
    const engine = engineWithout(generalMoves);
    engine.bring(generalMoves);
    const match = engine.start(engine.plan(setupOf('double')), { seed: 'general' });
    expect(match.answer(0, { pick: 'figure:hulk' })).toBeUndefined();
    expect(match.answer(0, { pick: 'space:c1+d1' })).toBeUndefined();
    expect(match.game.spacesOf(0)).toEqual([2, 3]);
  });

  test('is needed besides that of large bases for bases of three hexes', () => {
    const engine = engineWithout(generalMoves, largeBases);
    const base = [
      [0, 0],
      [1, 0],
      [2, 0],
    ] as const;
    expect(engine.missingModules(setupOf(base))).toEqual(['general-moves', 'large-bases']);
    engine.bring(generalMoves);
    expect(() => engine.plan(setupOf(base))).toThrow(new MissingModule('large-bases'));
    engine.bring(largeBases);
    expect(engine.missingModules(setupOf(base))).toEqual([]);
  });
});

test('the shapes of bases are a module that only single bases do not need', () => {
  const engine = engineWithout(baseShapes);
  expect(engine.missingModules(setupOf('single'))).toEqual([]);
  expect(() => engine.plan(setupOf('double'))).toThrow(new MissingModule('base-shapes'));
  engine.bring(baseShapes);
  const match = engine.start(engine.plan(setupOf('double')), { seed: 'shapes' });
  expect(match.answer(0, { pick: 'figure:hulk' })).toBeUndefined();
  expect(match.answer(0, { pick: 'space:b1+c1' })).toBeUndefined();
  expect(match.game.spacesOf(0)).toEqual([1, 2]);
});
