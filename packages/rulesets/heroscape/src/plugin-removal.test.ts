import { compileBattlefield } from '@scapewright/board';
import { describe, expect, test } from 'vitest';
import { createHeroscape } from './heroscape.ts';
import { heroscapePlugins } from './plugins.ts';

const grounds = heroscapePlugins.filter(({ id }) => id.startsWith('terrain/'));

describe('each terrain type can be taken away alone', () => {
  test.each(grounds.map(({ id, units }) => [id, units[0]?.id ?? '']))('%s', (id, terrain) => {
    const engine = createHeroscape({ remove: [id] });
    const space = { name: 'a1', q: 0, r: 0, level: 1, underside: 0, terrain };
    const battlefield = compileBattlefield({ spaces: [space] });
    const setup = {
      battlefield,
      definitions: [],
      players: [{ name: 'red', cards: [] }],
      start: 'turns',
    } as const;
    expect(() => engine.plan(setup)).toThrow(new RegExp(`needs the terrain ${terrain} at a1`));
    expect(() => createHeroscape().plan(setup)).not.toThrow();
  });
});

describe('what the rulebooks do not know', () => {
  test('cosmos, sky and interior floors', () => {
    const known = createHeroscape().kit.catalogue.terrainIds();
    expect(known.filter((id) => ['cosmos', 'sky', 'floor'].includes(id))).toEqual([]);
  });
});
