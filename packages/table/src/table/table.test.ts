import { type Question, view as viewSchema, withChanges } from '@scapewright/protocol';
import { dice, randomPick } from '@scapewright/protocol/testing';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { plainWords } from '../../test/plain-words.ts';
import { type BattleRecord, createEngine, type SeatKind } from '../battle/index.ts';
import { Table } from './table.ts';

const engine = createEngine('superscape');
const open = (
  seats: readonly SeatKind[],
  changes: Partial<BattleRecord> = {},
  journal: Table['journal'] = [],
): Table => new Table({ engine, record: skirmish(seats, changes), words: plainWords }, journal);

/** People who answer at random until somebody has won or nothing more may be done. */
function play(table: Table, seed: number, most = 3000): void {
  const roll = dice(seed);
  for (let answers = 0; answers < most && table.status === 'playing'; answers++) {
    while (table.step());
    for (const seat of table.seats) {
      const [question] = table.stream(seat).moment.questions;
      if (!question) continue;
      const outcome = table.answer(seat, { number: question.number, pick: randomPick(question, roll) });
      if (!outcome.ok && question.options.every(({ key }) => ['yes', 'no', 'done', 'none'].includes(key)))
        throw new Error(`${question.asks}: ${outcome.message}`);
    }
  }
}

/** A seat that is asked now, and what. */
function askedIn(table: Table): { readonly seat: number; readonly question: Question } {
  for (const seat of table.seats) {
    const [question] = table.stream(seat).moment.questions;
    if (question) return { seat, question };
  }
  throw new Error('nobody is asked');
}

describe('a table', () => {
  test('is played to its end, and what viewers joined is what a fresh look shows', () => {
    const table = open(['person', 'random', 'person']);
    const joined = new Map([...table.seats, -1].map((seat) => [seat, table.stream(seat).moment.view]));
    const numbers = new Map([...joined.keys()].map((seat) => [seat, 0]));
    for (const seat of joined.keys())
      table.stream(seat).listen((update) => {
        joined.set(seat, withChanges(joined.get(seat) as never, update.changes));
        expect(update.at).toBe((numbers.get(seat) as number) + 1);
        numbers.set(seat, update.at);
        expect(joined.get(seat)).toEqual(table.stream(seat).moment.view);
      });
    play(table, 7);
    expect(table.status).toBe('over');
    expect(table.result?.winners.length).toBeGreaterThan(0);
    for (const seat of joined.keys())
      expect(viewSchema.parse(joined.get(seat))).toEqual(table.stream(seat).moment.view);
  });

  test('is the same again from its journal, for every viewer', () => {
    const table = open(['person', 'greedy']);
    play(table, 3, 60);
    const again = open(['person', 'greedy'], {}, JSON.parse(JSON.stringify(table.journal)));
    expect(again.match.host.hash()).toBe(table.match.host.hash());
    for (const viewer of [0, 1, -1]) {
      expect(again.stream(viewer).at).toBe(table.stream(viewer).at);
      expect(again.stream(viewer).lines).toEqual(table.stream(viewer).lines);
      expect(again.stream(viewer).moment).toEqual(table.stream(viewer).moment);
    }
    play(table, 9, 40);
    play(again, 9, 40);
    expect(again.match.host.hash()).toBe(table.match.host.hash());
  });

  test('shows nobody the order markers of others', () => {
    const table = open(['person', 'person']);
    const roll = dice(5);
    for (let at = 0; at < 200; at++) {
      const planned = table.stream(0).moment.view.cards.filter(({ orderMarkers }) => orderMarkers.length > 0);
      if (new Set(planned.map(({ seat }) => seat)).size === 2) break;
      for (const seat of [0, 1]) {
        const [question] = table.stream(seat).moment.questions;
        if (question) table.answer(seat, { number: question.number, pick: randomPick(question, roll) });
      }
    }
    for (const viewer of [0, 1, -1])
      for (const one of table.stream(viewer).moment.view.cards) {
        const shown = viewer === one.seat ? one.orderMarkers : (one.revealed ?? []);
        const hidden = one.orderMarkers.filter((marker) => !shown.includes(marker));
        expect(hidden.every((marker) => marker === '?')).toBe(true);
      }
    const own = table.stream(0).moment.view.cards.filter(({ seat }) => seat === 0);
    expect(own.flatMap((one) => one.orderMarkers).sort()).toEqual(['1', '2', '3', 'X']);
  });

  test('takes back a placement at once, and asks people about what was shown', () => {
    const table = open(['person', 'person']);
    const { seat, question } = askedIn(table);
    const stream = table.stream(seat);
    const before = stream.moment.view;
    const pick = question.options[0]?.key ?? '';
    expect(table.answer(seat, { number: question.number, pick })).toEqual({ ok: true });
    expect(stream.moment.mayUndo).toBe(true);
    expect(table.undo(seat)).toEqual({ ok: true });
    expect(stream.moment.view).toEqual(before);
    expect(stream.lines.at(-1)?.parts[0]?.text).toBe(`${table.record.armies[seat]?.player} takes back.`);
    expect(stream.moment.questions[0]?.number).toBeGreaterThan(question.number);
    expect(table.answer(seat, { number: question.number, pick })).toMatchObject({ ok: false, code: 'stale' });
    play(table, 11, 40);
    const shown = [0, 1].find((one) => !table.stream(one).moment.mayUndo) as number;
    expect(table.undo(shown)).toEqual({ asks: [1 - shown] });
    const answers = table.match.host.inputLog.length;
    expect(table.consent(1 - shown, '', true)).toEqual({ ok: true });
    expect(table.match.host.inputLog.length).toBeLessThan(answers);
  });

  test('answers by standing orders until it is told to ask again', () => {
    const table = open(['person', 'person']);
    const { seat, question } = askedIn(table);
    const key = question.options[0]?.key ?? '';
    table.order(seat, { [question.asks]: key });
    expect(table.step()).toBe(true);
    expect(table.journal.at(-1)).toMatchObject({ kind: 'answer', seat, by: 'orders' });
    table.order(seat, { [question.asks]: 'ask' });
    play(table, 21, 4);
    expect(table.journal.filter((entry) => entry.kind === 'answer' && entry.by === 'orders')).toHaveLength(1);
  });

  test('ends when all others have given up', () => {
    const table = open(['person', 'person', 'person']);
    expect(table.resign(2)).toEqual({ ok: true });
    expect(table.status).toBe('playing');
    expect(table.resign(0)).toEqual({ ok: true });
    expect(table.result).toMatchObject({ winners: [1] });
    expect(table.answer(1, { number: 1, pick: 'x' })).toMatchObject({ ok: false, code: 'over' });
  });

  test('changes no more once it is over, whatever is asked, and whoever is left to agree', () => {
    const table = open(['person', 'greedy']);
    play(table, 5, 12);
    expect(table.resign(0)).toEqual({ ok: true });
    const { length } = table.journal;
    expect(table.undo(0)).toMatchObject({ ok: false, code: 'over' });
    expect(table.order(0, { swipe: 'always' })).toMatchObject({ ok: false, code: 'over' });
    expect(table.draw(0)).toMatchObject({ ok: false, code: 'over' });
    expect(table.journal).toHaveLength(length);
    expect(table.say(0, 'Well played', 'noon')).toEqual({ ok: true });
  });

  test('refuses what is no answer, and nothing changes', () => {
    const table = open(['person', 'greedy']);
    while (table.step());
    const number = askedIn(table).question.number;
    const hash = table.match.host.hash();
    expect(table.answer(0, { number, pick: 'space:zz99' })).toMatchObject({ ok: false, code: 'illegal' });
    expect(table.answer(0, { number: 99, pick: 'a1' })).toMatchObject({ ok: false, code: 'stale' });
    expect(table.answer(-1, { number, pick: 'a1' })).toMatchObject({ ok: false, code: 'spectator' });
    expect(table.answer(0, { number })).toMatchObject({ ok: false, code: 'malformed' });
    expect(table.match.host.hash()).toBe(hash);
  });

  test('tells what is asked beside the game, to watchers too', () => {
    const table = open(['person', 'greedy']);
    play(table, 2, 30);
    for (const viewer of [0, -1]) {
      expect(table.ask(viewer, { what: 'why', about: 'Giant' })).toMatchObject({ what: 'why' });
      expect(table.ask(viewer, { what: 'card', card: 'Scout' })).toMatchObject({ name: 'scout', seat: 1 });
      expect(table.ask(viewer, { what: 'map' })).toMatchObject({ title: 'Meadow' });
      expect(table.ask(viewer, { what: 'reach', figure: 'figure:Scout' })).toMatchObject({ what: 'reach' });
      expect(table.ask(viewer, { what: 'sight', from: 'a1' })).toMatchObject({ what: 'sight' });
    }
    expect(table.ask(0, { what: 'card', card: 'nobody' })).toEqual({
      untold: 'Nothing here is called “nobody”.',
    });
  });
});
