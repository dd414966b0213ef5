import { describe, expect, test } from 'vitest';
import { drawnBattlefield } from './drawn-battlefield.ts';
import { scriptedDice } from './scripted-dice.ts';

const combat = { seat: 0, sides: 6, die: 'combat', purpose: 'attack by ada' };

describe('scripted dice', () => {
  test('fall as they are written, one roll after another', () => {
    const dice = scriptedDice('SHB', 17, '');
    expect(dice.source({ ...combat, count: 3 })).toEqual([0, 3, 5]);
    expect(dice.left()).toEqual(['17']);
    expect(dice.source({ seat: 0, sides: 20, die: 'd20', count: 1, purpose: 'initiative by red' })).toEqual([
      16,
    ]);
    expect(dice.left()).toEqual([]);
    expect(() => dice.source({ ...combat, count: 1 })).toThrow('attack by ada: 1 combat die');
  });

  test('a letter that is no face is told', () => {
    expect(() => scriptedDice('SX')).toThrow('"X" in SX is no face');
  });
});

describe('a drawn battlefield', () => {
  test('has the spaces of the drawing, slabs above the ground', () => {
    const field = drawnBattlefield('g1 g1/g9\n wa3');
    expect(field.names).toEqual(['a1', 'b1@1', 'b1', 'a2']);
    expect(field.level[field.spaceOf('b1')]).toBe(9);
    expect(field.terrainOf(field.spaceOf('a2'))).toBe('water');
  });

  test('a cell that cannot be read is told with its place', () => {
    expect(() => drawnBattlefield('g1 q7')).toThrow('1:4 "q" in "q7" is no terrain code');
  });
});
