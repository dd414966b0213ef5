import { describe, expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { plainWords } from '../../test/plain-words.ts';
import { createEngine } from '../battle/index.ts';
import { Table } from './table.ts';
import { TableClock } from './table-clock.ts';

describe('a clock', () => {
  const live = { kind: 'live', bank: 1000, increment: 100 } as const;

  test('runs for those who are asked, and gives who has answered its increment', () => {
    const clock = TableClock.begin(live, 2, 50);
    clock.ask([0, 1]);
    clock.pass(250);
    clock.ask([1]);
    expect(clock.read(300)).toEqual({ kind: 'live', running: [1], left: { 0: 900, 1: 750 }, due: 1050 });
    clock.pass(350);
    clock.ask([0]);
    expect(clock.read(350)).toEqual({ kind: 'live', running: [0], left: { 0: 900, 1: 800 }, due: 1250 });
    expect([clock.outAt(1249), clock.outAt(1250), clock.outAt(9999)]).toEqual([[], [0], [0]]);
  });

  test('costs nobody anything where times go back, and fills no bank beyond its limit', () => {
    const clock = TableClock.begin({ kind: 'days', bank: 1000, increment: 1000, most: 1000 }, 1, 500);
    clock.ask([0]);
    clock.pass(100);
    expect(clock.read(500).left).toEqual({ 0: 1000 });
    clock.pass(900);
    clock.ask([]);
    expect(clock.read(5000)).toEqual({ kind: 'days', running: [], left: { 0: 1000 } });
  });
});

describe('a table with a clock', () => {
  const engine = createEngine('superscape');
  const record = skirmish(['person', 'person', 'person']);
  const at = (now: { when: number }, journal: Table['journal'] = []) =>
    new Table(
      {
        ...{ engine, record, words: plainWords, now: () => now.when },
        clock: { terms: { kind: 'live', bank: 1000, increment: 0 }, began: 0 },
      },
      journal,
    );

  test('lets a bot play on for who has no time left, and says so', () => {
    const now = { when: 0 };
    const table = at(now);
    const { running = [] } = table.clockAt(0) ?? {};
    const [late = 0] = running;
    now.when = 999;
    expect(table.expire()).toBe(false);
    now.when = 1000;
    expect(table.expire()).toBe(true);
    expect(table.journal.map(({ kind, when }) => [kind, when])).toEqual(running.map(() => ['timeout', 1000]));
    expect(table.kindOf(late)).toBe('quick');
    expect(table.status).toBe('playing');
    expect(table.stream(-1).lines.at(-1)?.parts[0]?.text).toContain('has no time left');
    expect(table.answer(late, { number: 0, pick: 'x' })).toMatchObject({ ok: false, code: 'foreign' });
    expect(table.resign(late)).toMatchObject({ ok: false });
    while (table.step());
    const [next] = table.seats.filter((seat) => table.stream(seat).moment.questions.length > 0);
    expect(next === undefined || next !== late).toBe(true);
    const again = at(now, JSON.parse(JSON.stringify(table.journal)));
    expect(again.match.host.hash()).toBe(table.match.host.hash());
    expect(again.clockAt(2000)).toEqual(table.clockAt(2000));
  });
});
