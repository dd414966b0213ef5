import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { sketch } from '../../test/sketch.ts';
import type { Battlefield } from '../battlefield.ts';
import { BoardError } from '../board-error.ts';
import type { BattlefieldChanges, BattlefieldPlan, SpacePlan } from '../plan.ts';
import { reach } from '../reach/find-reach.ts';
import type { MoveQuery } from '../reach/move-query.ts';
import { SightField } from '../sight/sight-field.ts';
import { compileBattlefield } from './compile-battlefield.ts';

/** Everything a battlefield answers, as comparable data. */
function answers(board: Battlefield) {
  const { narrow, ...passages } = board.passages;
  const spaces = [...board.names.keys()].filter((space) => board.exists[space] === 1);
  return {
    plan: board.plan,
    tables: [
      board.exists,
      board.level,
      board.underside,
      board.clearance,
      board.hex,
      board.rung,
      board.solidTop,
      board.neighbourSpaces,
      board.neighbourStart,
      board.linkTo,
      ...Object.values(passages),
    ].map((table) => [...table]),
    narrow,
    solids: spaces.map((space) => board.solids[board.solidAt[space] as number]?.id),
    terrains: spaces.map((space) => board.terrainOf(space)),
    names: spaces.map((space) => board.spaceOf(board.names[space] ?? '')),
    distances: spaces.map((a) => spaces.map((b) => board.distance(a, b))),
    separations: spaces.map((a) => spaces.map((b) => board.separation(a, b))),
  };
}

const expectSame = (board: Battlefield) =>
  expect(answers(board)).toEqual(answers(compileBattlefield(board.plan)));

/** Moves of all bases come to the same ends as on a battlefield whose memory is its own. */
function expectSameMoves(board: Battlefield): void {
  const afresh = compileBattlefield(board.plan);
  const space = board.exists.indexOf(1);
  const beside = board.neighbourSpaces[board.neighbourStart[space * 6] as number];
  const query = { budget: 4, height: 4, occupancy: new Uint8Array(board.count) };
  const queries: MoveQuery[] = [
    { ...query, from: space },
    { ...query, from: space, flight: 'may' },
    { ...query, from: space, fallFrom: 3, fallRisk: new Int32Array(20).fill(1) },
  ];
  if (beside !== undefined) queries.push({ ...query, from: [space, beside], base: 'double' });
  for (const one of queries) expect(reached(board, one)).toEqual(reached(afresh, one));
}

/** The ends of a move and their costs, or why the base cannot stand where it is to begin. */
function reached(board: Battlefield, query: MoveQuery) {
  try {
    const { ends, costs } = reach(board, query);
    return { ends: [...ends], costs: [...costs] };
  } catch (error) {
    if (error instanceof BoardError) return error.message;
    throw error;
  }
}

describe('a changed battlefield', () => {
  const board = compileBattlefield(sketch('g1 g1 g3\n g1 g1/g9 g2'));

  test('bring back a space that was taken away, by its number, elsewhere', () => {
    const board = compileBattlefield(sketch('g1 g1 g1'));
    const gone = board.withChanges({ removeSpaces: ['c1'] });
    const at = { q: 0, r: 0, level: 5, underside: 5, name: 'a1@5', removed: false };
    const back = gone.withChanges({ alterSpaces: [{ space: 2, ...at }] });
    expect(back.spaceOf('a1@5')).toBe(2);
    expect(back.topOf(0, 0)).toBe(2);
    expect(back.clearance[0]).toBe(board.clearance[0]);
    expectSame(back);
  });

  test('keeps the numbers of its spaces', () => {
    const changed = board.withChanges({ removeSpaces: ['a1'] }).withChanges({
      addSpaces: [{ q: 0, r: 0, level: 4, underside: 0, terrain: 'rk', name: 'a1' }],
    });
    expect(changed.count).toBe(board.count + 1);
    expect(changed.spaceOf('a1')).toBe(board.count);
    expect(changed.exists[board.spaceOf('a1')]).toBe(0);
    for (const name of ['b1', 'c1', 'b2', 'b2@1']) expect(changed.spaceOf(name)).toBe(board.spaceOf(name));
    expect(changed.terrainOf(changed.spaceOf('a1'))).toBe('rk');
    expectSame(changed);
  });

  test('leaves the old one as it was', () => {
    const before = answers(board);
    board.withChanges({ alterSpaces: [{ space: 'c1', level: 9 }], removeSpaces: ['b2'] });
    expect(answers(board)).toEqual(before);
  });

  test('shares what is not touched', () => {
    const wet = board.withChanges({ alterSpaces: [{ space: 'c1', terrain: 'wa' }] });
    expect(wet.neighbourSpaces).toBe(board.neighbourSpaces);
    expect(wet.terrainOf(wet.spaceOf('c1'))).toBe('wa');
    const walled = board.withChanges({ addWalls: [{ id: 'w', between: [['a1', 'b1']], bottom: 1, top: 4 }] });
    expect(walled.level).toBe(board.level);
    expect(walled.separation(0, 1).divided).toBe(true);
    expect(walled.withChanges({ removeWalls: ['w'] }).separation(0, 1).divided).toBe(false);
  });

  test('falls apart where the last way is taken away (SS-TREM-021)', () => {
    const row = compileBattlefield(sketch('g1 g1 g1'));
    expect(row.distance(0, 2)).toBe(2);
    expect(row.withChanges({ removeSpaces: ['b1'] }).distance(0, 2)).toBe(-1);
  });

  test('refuses what it does not have', () => {
    for (const changes of [
      { removeSpaces: ['z9'] },
      { alterSpaces: [{ space: 'z9', level: 1 }] },
      { removeWalls: ['w'] },
      { removeSolids: ['o'] },
    ] satisfies BattlefieldChanges[]) {
      expect(() => board.withChanges(changes)).toThrow(BoardError);
    }
  });

  test('loses links by name', () => {
    const link = { from: 'a1', to: 'c1', cost: 4, kind: 'lift' };
    const linked = board.withChanges({ addLinks: [link] });
    expect(linked.linkTo.length).toBe(2);
    expect(linked.withChanges({ removeLinks: [link] }).linkTo.length).toBe(0);
  });
});

const cell = fc.oneof(
  fc.nat({ max: 5 }).map((level) => `g${level}`),
  fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 4, max: 8 })).map(([a, b]) => `g${a}/g${b}`),
);
const boards = fc
  .array(cell, { minLength: 6, maxLength: 6 })
  .map((cells) => sketch(`${cells.slice(0, 3).join(' ')}\n${cells.slice(3).join(' ')}`));

/** One change after another, each fitting the battlefield it meets. */
function someChange(board: Battlefield, pick: (below: number) => number, turn: number): BattlefieldChanges {
  const alive = board.plan.spaces.filter((space) => !space.removed);
  const space = alive[pick(alive.length)] as SpacePlan;
  const top = board.names[board.topOf(space.q, space.r)] as string;
  const highest = alive.find((other) => other.name === top) as SpacePlan;
  const beside = alive.find(
    (other) => board.directionBetween(board.spaceOf(other.name), board.spaceOf(space.name)) >= 0,
  );
  const { walls = [], solids = [], links = [] } = board.plan;
  const gone = board.plan.spaces.findIndex(({ removed }) => removed);
  const isBare = walls.length + solids.length + links.length === 0;
  const above = { q: highest.q, r: highest.r, level: highest.level + 6, underside: highest.level + 6 };
  const choices: BattlefieldChanges[] = [
    gone >= 0 && isBare ? { alterSpaces: [{ space: gone, ...above, removed: false }] } : {},
    { alterSpaces: [{ space: top, level: highest.level + 1, terrain: 'rk' }] },
    { alterSpaces: [{ space: space.name, hex: pick(2) === 0 ? 'half' : 'partial' }] },
    {
      addSpaces: [{ ...highest, name: `new${turn}`, level: highest.level + 6, underside: highest.level + 5 }],
    },
    alive.length > 2 ? { removeSpaces: [space.name] } : {},
    { addSolids: [{ id: `solid${turn}`, spaces: [space.name], height: 3, enterable: pick(2) === 0 }] },
    { removeSolids: (board.plan.solids ?? []).slice(0, 1).map((solid) => solid.id) },
    beside === undefined
      ? {}
      : {
          addWalls: [
            { id: `wall${turn}`, between: [[beside.name, space.name]], bottom: pick(4), top: 5 + pick(4) },
          ],
        },
    { removeWalls: (board.plan.walls ?? []).slice(0, 1).map((wall) => wall.id) },
    { addLinks: [{ from: space.name, to: top, cost: 2, kind: 'lift' }] },
  ];
  return choices[pick(choices.length)] as BattlefieldChanges;
}

property.prop([boards, fc.array(fc.nat({ max: 999 }), { minLength: 40, maxLength: 40 })])(
  'answers like one compiled afresh, whatever changes came before',
  (plan: BattlefieldPlan, noise) => {
    let next = 0;
    const pick = (below: number) => (noise[next++ % noise.length] as number) % below;
    let board = compileBattlefield(plan);
    let sight = new SightField(board);
    for (let turn = 0; turn < 6; turn++) {
      const before = board;
      board = board.withChanges(someChange(board, pick, turn));
      expectSame(board);
      expectSameMoves(board);
      sight = new SightField(board, sight);
      const afresh = new SightField(compileBattlefield(board.plan)).ground;
      expect(sight.ground).toEqual(afresh);
      expect(new SightField(before, sight).ground).toEqual(new SightField(before).ground);
    }
  },
);
