import { flatPlan } from '@scapewright/board';
import type { Told } from '@scapewright/protocol';
import { describe, expect, test } from 'vitest';
import { card, skirmish } from '../../test/battles.ts';
import { createEngine } from '../battle/rulesets.ts';
import { Table } from '../table/table.ts';
import { tableWords } from '../words/table-words.ts';

/** A bowman in one corner of a meadow and an ogre in the other, as they are placed. */
function meadow(rows: number): Table {
  const record = skirmish(['random', 'random'], {
    armies: [
      { player: 'Oak', cards: [card('bowman', { range: 4, move: 3, attack: 3 })] },
      { player: 'Elm', cards: [card('ogre', { range: 1, move: 2, defense: 2, life: 3 })] },
    ],
    ground: { plan: flatPlan(3, rows, 'grass'), startZones: [['a1'], [`a${rows}`]] },
  });
  const engine = createEngine('superscape');
  const table = new Table({ engine, record, words: tableWords(engine) });
  while (!isPlaced(table) && table.step());
  return table;
}

const isPlaced = (table: Table): boolean => [0, 1].every((figure) => table.match.host.game.isPlaced(figure));

const threatOf = (table: Table, figure: string): Told<'threat'> =>
  table.ask(0, { what: 'threat', figure }) as Told<'threat'>;

describe('what a figure could do next', () => {
  test('counts from every place to which it can go, not only from where it stands', () => {
    const table = meadow(8);
    const { reach, range, targets } = threatOf(table, 'bowman');
    expect(reach).toContain('a4');
    expect(reach).not.toContain('a5');
    expect(range).toContain('a8');
    expect(targets).toMatchObject([{ figure: 'figure:ogre', attack: 3, defense: 2 }]);
    expect(targets[0]?.from).toBe('a4');
    expect(targets[0]?.wounds?.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    const told = table.ask(0, { what: 'reach', figure: 'bowman' }) as Told<'reach'>;
    expect(told.targets).toEqual([{ figure: 'figure:ogre', from: ['a4', 'b4'] }]);
  });

  test('is nothing where nobody is near', () => {
    const { range, targets } = threatOf(meadow(8), 'ogre');
    expect(range).not.toContain('a1');
    expect(targets).toEqual([]);
  });

  test('has the odds of the attack from there', () => {
    const far = threatOf(meadow(8), 'bowman').targets[0];
    const near = meadow(5);
    const now = near.ask(0, { what: 'odds', attacker: 'bowman', target: 'ogre' }) as Told<'odds'>;
    expect(far?.wounds).toEqual(now.wounds);
    expect(far?.expected).toBeGreaterThan(0);
  });
});
