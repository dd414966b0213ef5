import { afterEach, describe, expect, test, vi } from 'vitest';
import { howMany } from '../../test/how-many.ts';
import { type Ingredients, randomPosition, seeded } from '../../test/sight-positions.ts';
import { MissingModule } from '../engine-module.ts';
import { mayHaveRoofs, roofSlot } from './roofs.ts';
import { sightBetween } from './sight-between.ts';
import { SightField } from './sight-field.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What all figures of random positions see of one another on a board without the module. */
function look(ingredients: Ingredients): void {
  vi.spyOn(roofSlot, 'code', 'get').mockImplementation(() => {
    throw new MissingModule('roofs');
  });
  for (let seed = 1; seed <= howMany(100); seed++) {
    const position = randomPosition(seeded(seed), ingredients);
    if (position === undefined) continue;
    const { field, viewer, target, figures } = position;
    expect(mayHaveRoofs(field)).toBe(ingredients.slabs === true || ingredients.houses === true);
    const sight = new SightField(field);
    const zones = [viewer, target, ...figures.map(({ zone }) => zone)];
    for (const model of ['zones', 'point'] as const)
      for (const from of zones)
        for (const to of zones) if (from !== to) sightBetween(sight, from, to, { model, occluders: figures });
  }
}

describe('the module for what has air below it', () => {
  test('is never asked where all columns, objects and figures stand on the ground', () => {
    look({ solids: true, figures: true });
    expect(roofSlot.isFilled).toBe(true);
  });

  test.each([{ slabs: true }, { houses: true }])('is asked with %o', (ingredients) => {
    expect(() => {
      look({ ...ingredients, figures: true });
    }).toThrow(MissingModule);
  });
});
