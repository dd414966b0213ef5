import type { CardDefinition } from '@scapewright/skirmish/author';
import { battleSetup, createEngine } from '@scapewright/table/battle';
import { describe, expect, test } from 'vitest';
import { PlayReport } from './play-report.ts';
import { plainText } from './report-line.ts';
import { stepCode } from './step-code.ts';

const card = (id: string, name: string): CardDefinition => ({
  ...{ id, name, identity: [], publisher: undefined, unit: 'hero', figures: 1, uniqueness: 'unique' },
  ...{ size: 'medium', height: 5, base: 'single', life: 4, move: 5, range: 1, attack: 4, defense: 2 },
  ...{ points: 100, symbols: [], keywords: [], faction: [], species: [], class: '', personality: '' },
  abilities: [],
});

const spaces = ['a1', 'b1', 'c1', 'd1'].map((name, q) => ({
  ...{ q, r: 0, level: 1, underside: 0, terrain: 'grass', name },
}));
const engine = createEngine('superscape');
const armies = [
  { player: 'Dawn', cards: [card('ann', 'Ann')] },
  { player: 'Dusk', cards: [card('bob', 'Bob')] },
];
const ground = { plan: { spaces }, startZones: [['a1'], ['d1']] };
const { game } = engine.prepare(engine.plan(battleSetup(ground, armies))).host;

const event = (reason: string, data: Readonly<Record<string, number>>, step = '3G') => ({
  reason,
  step,
  data,
  source: undefined,
});

function told(detail: 'brief' | 'normal' | 'full', events: ReturnType<typeof event>[]): string[] {
  return new PlayReport(engine, game, detail)
    .take(events)
    .map(({ step, spans }) => `${step} ${plainText(spans)}`);
}

const walk = [
  event('move.begins', { figure: 0, cost: 3, spaces: 2, number: 5, base: 5 }),
  event('move.step', { figure: 0, space: 1, from: 0 }),
  event('move.up', { figure: 0, space: 2, from: 1, levels: 1 }),
];

describe('a play report', () => {
  test('tells a way in one line, and step by step where everything is told', () => {
    expect(told('normal', walk)).toEqual(['3G Ann moves, counting 3 spaces of 5: a1 to b1 ↑1 c1']);
    expect(told('full', walk)).toHaveLength(3);
    expect(told('brief', walk)).toEqual([]);
    const stays = [event('move.begins', { figure: 1, cost: 0, spaces: 0, number: 5, base: 5 })];
    expect(told('normal', stays)).toEqual(['3G Bob stays where it is']);
  });

  test('interrupts a way where something happens on it', () => {
    const swiped = [...walk.slice(0, 2), event('swipe.taken', { figure: 0, by: 1 }, '3F'), ...walk.slice(2)];
    const lines = told('normal', swiped);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/: a1 to b1$/);
    expect(lines[1]).toBe('3F Bob swipes at Ann');
    expect(lines[2]).toBe('3G Ann goes on: b1 to ↑1 c1');
  });

  test('counts the life that is left', () => {
    const hurt = [
      event('wounds.received', { figure: 1, wounds: 1, by: 0 }, 'receive'),
      event('wounds.received', { figure: 1, wounds: 2, by: 0 }, 'receive'),
    ];
    const [first = '', second = ''] = told('brief', hurt).map((line) => /\((\d+) of 4/.exec(line)?.[1] ?? '');
    expect(Number(first) - Number(second)).toBe(2);
  });

  test('puts names, spaces and numbers in their colours', () => {
    const [line] = new PlayReport(engine, game).take(walk);
    const meanings = line?.spans.flatMap(({ text, meaning }) => (meaning ? [`${meaning.kind} ${text}`] : []));
    expect(meanings).toEqual([
      'figure Ann',
      'number 3',
      'number 5',
      'space a1',
      'space b1',
      'faint ↑1 ',
      'space c1',
    ]);
  });
});

test('the step of a line is the one that the rulebook prints', () => {
  expect(
    ['C7', 'G1.2.roll', 'before:3A', 'E.wounds-received', 'combat', 'receive'].map((id) =>
      stepCode(id, 'C10'),
    ),
  ).toEqual(['C7', 'G1.2', '3A', 'C10', 'C1', 'C10']);
});
