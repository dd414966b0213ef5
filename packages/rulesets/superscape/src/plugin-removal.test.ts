import { type Battlefield, compileBattlefield } from '@scapewright/board';
import { SetupProblems } from '@scapewright/kernel/check';
import type { GameSetup } from '@scapewright/skirmish/author';
import { describe, expect, test } from 'vitest';
import { superscapePlugins } from './plugins.ts';
import { createSuperscape } from './superscape.ts';

/** A row of two spaces of a terrain. */
function ground(terrain: string): Battlefield {
  const space = (name: string, q: number) => ({ name, q, r: 0, level: 1, underside: 0, terrain });
  return compileBattlefield({ spaces: [space('a1', 0), space('b1', 1)] });
}

function setupOn(battlefield: Battlefield): GameSetup {
  return { battlefield, definitions: [], players: [{ name: 'red', cards: [] }], start: 'turns' };
}

const grounds = superscapePlugins.filter(({ id }) => id.startsWith('terrain/'));
const buildings = superscapePlugins.filter(({ id }) => id.startsWith('buildings/'));
const symbols = superscapePlugins.filter(({ id }) => id.startsWith('symbols/'));

describe('each terrain type can be taken away alone', () => {
  test.each(grounds.map(({ id }) => [id, id.replace('terrain/', '')]))('%s', (id, terrain) => {
    const engine = createSuperscape({ remove: [id] });
    expect(engine.kit.catalogue.terrain(terrain)).toBeUndefined();
    const other = terrain === 'grass' ? 'rock' : 'grass';
    expect(() => engine.plan(setupOn(ground(other)))).not.toThrow();
    expect(() => engine.plan(setupOn(ground(terrain)))).toThrow(SetupProblems);
    expect(() => engine.plan(setupOn(ground(terrain)))).toThrow(
      new RegExp(`needs the terrain ${terrain} at a1`),
    );
  });

  test('all of them together', () => {
    expect(
      createSuperscape({
        remove: ['terrain/*', 'buildings/*', 'battlefields/*', 'objects/exterior'],
      }).kit.catalogue.terrainIds(),
    ).toEqual([]);
  });
});

describe('each part of a building can be taken away alone', () => {
  test.each(buildings.map(({ id }) => [id]))('%s', (id) => {
    const engine = createSuperscape({ remove: [id] });
    expect(() => engine.plan(setupOn(ground('grass')))).not.toThrow();
    expect(engine.plugins.some((plugin) => plugin.id === id)).toBe(false);
  });
});

describe('each symbol can be taken away alone', () => {
  test.each(symbols.map(({ id }) => [id, id.replace('symbols/', '')]))('%s', (id, symbol) => {
    const { catalogue } = createSuperscape({ remove: [id] }).kit;
    expect(catalogue.symbol(symbol)).toBeUndefined();
    expect(catalogue.symbolIds()).toHaveLength(symbols.length - 1);
  });

  test('there are seven and twelve of them (SS-SYM-014)', () => {
    expect(symbols).toHaveLength(19);
  });
});
