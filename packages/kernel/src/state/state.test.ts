import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Layout } from './layout.ts';
import { State } from './state.ts';
import { extend, int, type ReadColumn, ref, table } from './table.ts';
import { viewHash, viewOf } from './view.ts';

const figure = table('figure', {
  wounds: int({ see: 'all' }),
  space: ref('space', { see: 'all' }),
  plan: int(),
});
const overNine = (read: ReadColumn, row: number): boolean => read(seat.card, row) > 9;
const seat = table('seat', {
  card: int({ start: 5, see: (_read, row, viewer) => row === viewer }),
  shown: int({ see: (read, row) => overNine(read, row) }),
});
const effect = table(
  'effect',
  { kind: int({ see: 'all', start: 3 }), amount: int({ see: 'all' }) },
  { grows: true },
);
const change = table('change', { was: int({ see: 'all', start: 4 }) }, { grows: true });
const more = extend('figure', { seen: int({ start: 7 }) });

const declared = [figure, effect, seat, more, change];
const made = () => new State(new Layout(declared, { figure: 3, seat: 2, effect: 1 }));
const held = (state: State) => state.image().segments.map((values) => Array.from(values));

describe('a layout', () => {
  test('does not show in which order tables and columns were declared', () => {
    const one = new Layout(declared, { figure: 3, seat: 2, effect: 1 });
    const two = new Layout([change, more, seat, figure, effect], { effect: 1, seat: 2, figure: 3 });
    expect(two.tables.map(({ name, base }) => [name, base])).toEqual(
      one.tables.map(({ name, base }) => [name, base]),
    );
    expect(one.tables.map(({ name }) => name)).toEqual(['change', 'effect', 'figure', 'seat']);
    expect(two.initial).toEqual(one.initial);
    for (const { name, base, width, rows } of one.tables)
      for (let address = base; address < base + width * rows; address++)
        expect(one.tableAt(address).name).toBe(name);
  });

  test('refuses a column declared twice and more than its segments hold', () => {
    expect(() => new Layout([figure, extend('figure', { wounds: int() })], {})).toThrow('declared twice');
    expect(() => new Layout([figure], { figure: 1e7 })).toThrow('more rows than a match can hold');
  });
});

describe('state', () => {
  test('starts with the declared values, and refuses rows and columns that are not there', () => {
    const state = made();
    expect([state.read(figure.wounds, 2), state.read(figure.space, 0), state.read(more.seen, 1)]).toEqual([
      0, -1, 7,
    ]);
    expect([state.rows('figure'), state.rows('effect'), state.rows('nothing')]).toEqual([3, 1, 0]);
    for (const row of [-1, 3, 99, Number.NaN]) {
      expect(() => state.read(figure.wounds, row)).toThrow('row-out-of-range');
      expect(() => state.write(figure.wounds, row, 1)).toThrow('row-out-of-range');
    }
    expect(() => state.read(effect.kind, 1)).toThrow('row-out-of-range');
    const stranger = table('stranger', { a: int() });
    expect(() => state.read(stranger.a, 0)).toThrow('unknown-column');
    expect(() => state.write(stranger.a, 0, 1)).toThrow('unknown-column');
  });

  test('grows tables one beside the other, and one that has not grown takes no room', () => {
    const state = made();
    expect(held(state).map(({ length }) => length)).toEqual([16, 0, 2]);
    for (let row = 0; row < 300; row++) state.write(change.was, state.growRow('change'), row);
    expect([state.growRow('effect'), state.rows('effect'), state.rows('change')]).toEqual([1, 2, 300]);
    expect([state.read(effect.kind, 1), state.read(change.was, 0), state.read(change.was, 299)]).toEqual([
      3, 0, 299,
    ]);
    expect(() => state.read(change.was, 300)).toThrow('row-out-of-range');
    expect(() => state.write(change.was, 300, 1)).toThrow('row-out-of-range');
    expect(() => state.growRow('figure')).toThrow('row-out-of-range');
    expect(() => state.restore({ ...state.image(), segments: [[1]] })).toThrow('bad-save');
  });

  test('is as before after a rollback, added rows and all, whatever was done', () => {
    const act = fc.oneof(
      fc.record({ does: fc.constant('write'), row: fc.nat(2), value: fc.integer() }),
      fc.record({ does: fc.constant('effect'), row: fc.nat(), value: fc.integer() }),
      fc.record({ does: fc.constant('change'), row: fc.nat(), value: fc.integer() }),
    );
    const columns = { effect: effect.amount, change: change.was };
    fc.assert(
      fc.property(fc.array(act), fc.array(act), (first, second) => {
        const state = made();
        const perform = (acts: typeof first): void => {
          for (const { does, row, value } of acts) {
            if (does === 'write') state.write(figure.wounds, row % 3, value);
            else state.write(columns[does as 'effect'], state.growRow(does), value);
          }
        };
        perform(first);
        const mark = state.mark();
        const before = held(state);
        const versions = [...state.versions];
        perform(second);
        const after = held(state);
        const { writes, rows: added } = state.changesBetween(mark, state.mark());
        state.rollback(mark);
        expect(held(state)).toEqual(before);
        state.versions.forEach((version, at) => {
          expect(version).toBeGreaterThanOrEqual(versions[at] as number);
        });
        for (const { name, index } of state.layout.growing)
          if (second.some(({ does }) => does === name))
            expect(state.versions[index]).toBeGreaterThan(versions[index] as number);
        for (const table of added) state.growRow(table);
        for (let at = 0; at < writes.length; at += 2)
          state.writeAddress(writes[at] as number, writes[at + 1] as number);
        expect(held(state)).toEqual(after);
      }),
    );
  });

  test('tells what changed between two marks, whatever came after', () => {
    const state = made();
    state.write(figure.wounds, 0, 1);
    const from = state.mark();
    state.write(figure.wounds, 0, 2);
    state.write(figure.wounds, 1, 5);
    state.write(figure.wounds, 1, 0);
    state.write(seat.card, 1, 8);
    const to = state.mark();
    state.write(figure.wounds, 0, 9);
    state.growRow('effect');
    const base = (column: { readonly id: number }) => state.layout.places[column.id * 4] as number;
    expect(state.changesBetween(from, to)).toEqual({
      writes: [base(figure.wounds), 2, base(seat.card) + 2, 8],
      rows: [],
    });
  });

  test('raises the version of a table at every change of it and at every rollback, never lowers one', () => {
    const state = made();
    const at = state.layout.places[figure.wounds.id * 4 + 3] as number;
    const mark = state.mark();
    state.write(figure.wounds, 0, 4);
    const written = state.versions[at] as number;
    state.write(figure.wounds, 0, 4);
    expect(state.versions[at]).toBe(written);
    state.rollback(mark);
    expect(state.versions[at]).toBeGreaterThan(written);
    const { versions } = state;
    const before = [...versions];
    state.restore(state.image());
    expect(versions.every((version, index) => version > (before[index] as number))).toBe(true);
    expect(state.fork().versions).toEqual(versions);
  });

  test('counts the changes of columns apart that are declared so, and of their table with them', () => {
    const piece = table('piece', { x: int({ apart: 'place' }), y: int({ apart: 'place' }), colour: int() });
    const state = new State(new Layout([piece, seat], { piece: 2, seat: 1 }));
    const { counters } = state.layout;
    const counted = () =>
      [counters.indexOf('piece'), counters.indexOf('piece/place')].map((at) => state.versions[at]);
    const mark = state.mark();
    state.write(piece.colour, 1, 3);
    state.write(seat.card, 0, 2);
    expect(counted()).toEqual([1, 0]);
    state.write(piece.y, 1, 7);
    expect(counted()).toEqual([2, 1]);
    state.rollback(mark);
    expect(counted()).toEqual([4, 2]);
    state.writeAddress(state.layout.places[piece.x.id * 4] as number, 5);
    expect(counted()).toEqual([5, 3]);
  });

  test('and its fork go their own ways', () => {
    const state = made();
    const mark = state.mark();
    state.write(figure.wounds, 0, 4);
    const fork = state.fork();
    fork.write(figure.wounds, 1, 5);
    fork.growRow('effect');
    fork.write(effect.amount, 0, 8);
    state.rollback(mark);
    expect([state.read(figure.wounds, 0), state.read(figure.wounds, 1), state.rows('effect')]).toEqual([
      0, 0, 1,
    ]);
    expect(state.read(effect.amount, 0)).toBe(0);
    expect([fork.read(figure.wounds, 0), fork.read(figure.wounds, 1), fork.rows('effect')]).toEqual([
      4, 5, 2,
    ]);
    fork.rollback(mark);
    expect(held(fork)).toEqual(held(state));
  });
});

describe('a view', () => {
  test('holds what each viewer may see and nothing else; hidden is the default', () => {
    const state = made();
    state.write(seat.card, 1, 10);
    expect(viewOf(state, 0)).toEqual({
      figure: [0, 1, 2].map(() => ({ wounds: 0, space: -1 })),
      seat: [{ card: 5 }, { shown: 0 }],
      effect: [{ kind: 3, amount: 0 }],
      change: [],
    });
    expect(viewOf(state, 1)['seat']).toEqual([{}, { card: 10, shown: 0 }]);
    expect(viewOf(state, -1)['seat']).toEqual([{}, { shown: 0 }]);
    expect(viewHash(viewOf(state, 0))).not.toBe(viewHash(viewOf(state, 1)));
  });
});
