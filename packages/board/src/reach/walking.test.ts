import { describe, expect, test } from 'vitest';
import { Asked } from '../../test/ask.ts';
import { sketch } from '../../test/sketch.ts';
import { SightField, sightBetween, type Zone, zoneOn } from '../sight/index.ts';

describe('counting spaces and levels', () => {
  test('each level up counts, the way down does not (SS-MOVE-033, SS-MOVE-036)', () => {
    const board = new Asked('g1 g4 g2 g9 g0');
    expect(board.ends({ from: 'a1', budget: 20 })).toEqual({ a1: 0, b1: 4, c1: 5, d1: 13, e1: 14 });
  });

  test('a climb is made whole or not at all (SS-MOVE-034)', () => {
    const board = new Asked('g1 g1 g4');
    expect(board.ends({ from: 'a1', budget: 5 })).toEqual({ a1: 0, b1: 1, c1: 5 });
    expect(board.ends({ from: 'a1', budget: 4 })).toEqual({ a1: 0, b1: 1 });
  });

  test('the cheapest of ramp, cliff and way round counts (SS-TERR-005)', () => {
    const board = new Asked('g2 g4 g7 rk40 g1\n g1 g3 g6 rk40 rk40');
    expect(board.costs({ from: 'a1', budget: 9 }, ['b1', 'a2', 'b2', 'c1', 'c2', 'd1', 'e1'])).toEqual({
      b1: 3,
      a2: 1,
      b2: 4,
      c1: 7,
      c2: 8,
      d1: null,
      e1: null,
    });
    expect(board.costs({ from: 'a1', budget: 6 }, ['c1', 'c2'])).toEqual({ c1: null, c2: null });
  });

  test('HeroScape: a rise of Height and more is never climbed (HS-MOVE-013)', () => {
    const board = new Asked('g1 g4\n g5 g4 g7');
    const question = { from: 'a1', budget: 12, height: 4, rest: { maxRise: 3 } };
    expect(board.costs(question, ['b1', 'a2', 'b2', 'c2'])).toEqual({ b1: 4, a2: 6, b2: 5, c2: 9 });
    expect(board.whyNot({ ...question, occupied: { b1: 2 } }, 'a2')).toBe('rise-too-high a2');
  });

  test('a move of 0 spaces ends where it began (SS-MOVE-050)', () => {
    const board = new Asked('g1 g1');
    expect(board.ends({ from: 'a1', budget: 0, occupied: { a1: 2 } })).toEqual({ a1: 0 });
    expect(board.path({ from: 'a1', budget: 0 }, [])).toEqual({
      legal: true,
      cost: 0,
      risk: 0,
      end: [0],
      steps: [],
    });
  });

  test('a longer way may be the cheaper one when its ground is kinder (SS-FROZ-006)', () => {
    const board = new Asked('g1 g1 g1\n g1 g1 g1');
    const question = { from: 'a1', budget: 4, enterCost: { b1: 3, a2: 1 } };
    expect(board.costs(question, ['b1', 'c1', 'a2', 'b2'])).toEqual({ b1: 4, c1: 4, a2: 2, b2: 3 });
  });
});

describe('what stands in the way', () => {
  test('own figures are passed, not ended on; others turn walkers back (SS-MOVE-029 to SS-MOVE-031)', () => {
    const board = new Asked('g1 g1 g1 g1 g1');
    const question = { from: 'a1', budget: 4, occupied: { b1: 1, d1: 2 } };
    expect(board.ends(question)).toEqual({ a1: 0, c1: 2 });
    expect(board.whyNot(question, 'b1')).toBe('occupied b1');
    expect(board.whyNot(question, 'e1')).toBe('blocked d1');
  });

  test('a space that would end the move on a passed figure is not entered (SS-MOVE-031)', () => {
    const board = new Asked('g1 wa1 g1');
    const question = { from: 'a1', budget: 4, occupied: { b1: 1 } };
    expect(board.ends({ ...question, stop: { b1: 1 } })).toEqual({ a1: 0 });
    expect(board.ends(question)).toEqual({ a1: 0, c1: 2 });
    expect(board.whyNot({ ...question, stop: { b1: 1 } }, 'c1')).toBe('stop-before b1');
  });

  test('a space that ends the move ends it, also from another such space (SS-AQUA-004, SS-AQUA-005)', () => {
    const board = new Asked('wa1 wa1 wa1 g1');
    const question = { from: 'a1', budget: 6, stop: { a1: 2, b1: 2, c1: 2 } };
    expect(board.ends(question)).toEqual({ a1: 0, b1: 1 });
    expect(board.whyNot(question, 'd1')).toBe('stopped b1');
  });

  test('objects fill their spaces unless they can be entered (SS-OBJ-104)', () => {
    const plan = sketch('g1 g1 g1\n g30 g30');
    const blocked = new Asked({ ...plan, solids: [{ id: 'rock', spaces: ['b1'], height: 4 }] });
    expect(blocked.ends({ from: 'a1', budget: 5 })).toEqual({ a1: 0 });
    expect(blocked.whyNot({ from: 'a1', budget: 5 }, 'c1')).toBe('object b1');
    const bush = new Asked({ ...plan, solids: [{ id: 'bush', spaces: ['b1'], height: 4, enterable: true }] });
    expect(bush.ends({ from: 'a1', budget: 5 })).toEqual({ a1: 0, b1: 1, c1: 2 });
  });

  test('walls between spaces turn walkers back, as high as they stand (SS-OBJ-104)', () => {
    const plan = sketch('g1 g1 g6\n g30 g30');
    const walls = [
      { id: 'ruin', between: [['a1', 'b1']], bottom: 1, top: 7 },
      { id: 'cellar', between: [['b1', 'c1']], bottom: 0, top: 6 },
    ] as const;
    const board = new Asked({ ...plan, walls: [...walls] });
    expect(board.whyNot({ from: 'a1', budget: 9 }, 'b1')).toBe('wall b1');
    expect(board.ends({ from: 'b1', budget: 9 })).toEqual({ b1: 0, c1: 6 });
  });

  test('a wall that begins overhead leaves room for small figures only', () => {
    const lintel = { id: 'lintel', between: [['a1', 'b1']], bottom: 5, top: 9 } as const;
    const board = new Asked({ ...sketch('g1 g1'), walls: [lintel] });
    expect(board.ends({ from: 'a1', budget: 3, height: 4 })).toEqual({ a1: 0, b1: 1 });
    expect(board.whyNot({ from: 'a1', budget: 3, height: 5 }, 'b1')).toBe('no-room b1');
  });

  test('a door lets everybody through, hides what is behind it, and no base rests across it (SS-DOOR-004)', () => {
    const door = {
      id: 'door',
      between: [['a1@1', 'b1@1']],
      edges: [
        ['a1@1', 1],
        ['a1@1', 5],
      ],
      bottom: 1,
      top: 9,
      passable: true,
      separates: 'always',
    } as const;
    const board = new Asked({ ...sketch('g1/g9 g1/g9 g1/g9'), walls: [door] });
    const a = board.space('a1@1');
    const b = board.space('b1@1');
    expect(board.ends({ from: 'a1@1', budget: 1 })).toEqual({ 'a1@1': 0, 'b1@1': 1 });
    const flying = { from: 'a1@1', budget: 1, rest: { flight: 'must' } } as const;
    expect(board.ends(flying)).toEqual({ 'a1@1': 0, 'b1@1': 1 });
    expect(board.battlefield.separation(a, b)).toMatchObject({ divided: true, always: true });
    expect(board.ends({ from: ['b1@1', 'c1@1'], budget: 1 })).toEqual({ 'b1@1+c1@1': 0 });
  });

  test('who goes through objects is stopped by none, but rests neither on one nor across a wall (SS-INT-003)', () => {
    const plan = {
      ...sketch('g1 g1 g1 g1'),
      walls: [{ id: 'wall', between: [['a1', 'b1']], bottom: 1, top: 9, blocksFlying: true } as const],
      solids: [{ id: 'rock', spaces: ['c1'], height: 4 }],
    };
    const board = new Asked(plan);
    const rest = { throughObjects: true };
    expect(board.ends({ from: 'a1', budget: 3 })).toEqual({ a1: 0 });
    expect(board.ends({ from: 'a1', budget: 3, rest, occupied: { c1: 1 } })).toEqual({ a1: 0, b1: 1, d1: 3 });
    expect(board.whyNot({ from: 'a1', budget: 3, rest, occupied: { c1: 1 } }, 'c1')).toBe('occupied c1');
    expect(board.path({ from: 'a1', budget: 3, rest, occupied: { c1: 1 } }, ['b1', 'c1', 'd1']).legal).toBe(
      true,
    );
    const wide = new Asked({ ...sketch('g1 g1 g1 g1'), walls: plan.walls });
    expect(wide.ends({ from: ['c1', 'd1'], budget: 3, rest })).toEqual({ 'b1+c1': 1, 'c1+d1': 0 });
  });

  test('a wall on an upper floor divides nobody below it', () => {
    const wall = { id: 'wall', between: [['a1', 'b1']], bottom: 9, top: 17, separates: 'always' } as const;
    const { battlefield } = new Asked({ ...sketch('g1/g9 g1/g9'), walls: [wall] });
    const apart = (a: string, b: string) =>
      battlefield.separation(battlefield.spaceOf(a), battlefield.spaceOf(b)).divided;
    expect(apart('a1', 'b1')).toBe(true);
    expect(apart('a1@1', 'b1@1')).toBe(false);
  });

  test('a wall hides also where it stands on the edge of the battlefield, past which lines would run', () => {
    const wall = { id: 'wall', between: [['a1@1', 'b1@1']], bottom: 1, top: 9 } as const;
    const sees = (edges: readonly (readonly [string, number])[]) => {
      const { battlefield } = new Asked({ ...sketch('g1/g9 g1/g9'), walls: [{ ...wall, edges }] });
      const zones = ['a1@1', 'b1@1'].map((name) => zoneOn(battlefield, [battlefield.spaceOf(name)], 5));
      return sightBetween(new SightField(battlefield), ...(zones as [Zone, Zone]), { model: 'zones' });
    };
    expect(sees([])).toBe(1);
    const sides = [
      ['a1@1', 1],
      ['a1@1', 5],
    ] as const;
    expect(sees(sides)).toBe(0);
  });

  test('a bridge wall is climbed over for its levels on the near side (SS-OBJ-147)', () => {
    const rail = { id: 'rail', between: [['a1', 'b1']], bottom: 1, top: 3, climb: 'levels' } as const;
    const board = new Asked({ ...sketch('g0 g1'), walls: [rail] });
    expect(board.ends({ from: 'a1', budget: 4 })).toEqual({ a1: 0, b1: 4 });
    expect(board.ends({ from: 'a1', budget: 3 })).toEqual({ a1: 0 });
    expect(board.ends({ from: 'b1', budget: 3 })).toEqual({ a1: 3, b1: 0 });
    expect(board.whyNot({ from: 'b1', budget: 3, rest: { maxRise: 1 } }, 'a1')).toBe('rise-too-high a1');
  });

  test('under a slab the way over a bridge wall is as high as what is left above it', () => {
    const rail = { id: 'rail', between: [['a1@1', 'b1@1']], bottom: 1, top: 4, climb: 'levels' } as const;
    const board = new Asked({ ...sketch('g1/g9 g1/g9'), walls: [rail] });
    expect(board.costs({ from: 'a1@1', budget: 9, height: 4 }, ['b1@1'])).toEqual({ 'b1@1': 4 });
    expect(board.costs({ from: 'a1@1', budget: 9, height: 5 }, ['b1@1'])).toEqual({ 'b1@1': null });
  });

  test('half hexes are crossed and never ended on (SS-HEX-006, SS-HEX-007)', () => {
    const board = new Asked(sketch('g1 h1 g1', { half: ['h'] }));
    expect(board.ends({ from: 'a1', budget: 2 })).toEqual({ a1: 0, c1: 2 });
    expect(board.ends({ from: 'a1', budget: 1 })).toEqual({ a1: 0 });
    expect(board.ends({ from: 'a1', budget: 2, stop: { b1: 1 } })).toEqual({ a1: 0 });
    expect(board.whyNot({ from: 'a1', budget: 2 }, 'b1')).toBe('half-hex b1');
  });

  test('partial hexes are closed to walkers (SS-HEX-009)', () => {
    const board = new Asked(sketch('g1 p1 g1', { partial: ['p'] }));
    expect(board.ends({ from: 'a1', budget: 3 })).toEqual({ a1: 0 });
    expect(board.whyNot({ from: 'a1', budget: 3 }, 'c1')).toBe('partial-hex b1');
  });

  test('a figure may be kept from ending somewhere, and from going somewhere', () => {
    const board = new Asked('g1 g1 g1');
    expect(board.ends({ from: 'a1', budget: 2, notEnd: ['b1'] })).toEqual({ a1: 0, c1: 2 });
    expect(board.whyNot({ from: 'a1', budget: 2, notEnd: ['b1'] }, 'b1')).toBe('may-not-end b1');
    expect(board.ends({ from: 'a1', budget: 2, forbid: ['b1'] })).toEqual({ a1: 0 });
    expect(board.whyNot({ from: 'a1', budget: 2, forbid: ['b1'] }, 'c1')).toBe('forbidden b1');
  });
});

describe('under and onto overhangs', () => {
  test('Height must fit below, equal fits (SS-OVER-002)', () => {
    const board = new Asked('g1 g1/g8 g1\n g30 g30');
    expect(board.ends({ from: 'a1', budget: 2, height: 6 })).toEqual({ a1: 0, 'b1@1': 1, c1: 2 });
    expect(board.ends({ from: 'a1', budget: 2, height: 7 })).toEqual({ a1: 0 });
    expect(board.whyNot({ from: 'a1', budget: 2, height: 7 }, 'b1@1')).toBe('no-room b1@1');
  });

  test('the opening is measured from the higher of the two levels, in and out (SS-OVER-002)', () => {
    const board = new Asked('g3 g1/g9');
    expect(board.costs({ from: 'a1', budget: 9, height: 5 }, ['b1@1', 'b1'])).toEqual({ 'b1@1': 1, b1: 7 });
    expect(board.costs({ from: 'a1', budget: 9, height: 6 }, ['b1@1', 'b1'])).toEqual({
      'b1@1': null,
      b1: 7,
    });
    expect(board.costs({ from: 'b1@1', budget: 9, height: 6 }, ['a1'])).toEqual({ a1: null });
    expect(board.costs({ from: 'b1@1', budget: 9, height: 5 }, ['a1'])).toEqual({ a1: 3 });
  });

  test('the top is climbed from the side, the gap counted as if filled (SS-OVER-003)', () => {
    const board = new Asked('g1 g1/g7');
    expect(board.costs({ from: 'a1', budget: 7 }, ['b1'])).toEqual({ b1: 7 });
    expect(board.costs({ from: 'b1@1', budget: 8 }, ['b1'])).toEqual({ b1: 8 });
  });

  test('nobody goes from under a slab straight up through it', () => {
    const board = new Asked('g1/g9 g9');
    expect(board.ends({ from: 'a1@1', budget: 20, height: 5 })).toEqual({ 'a1@1': 0 });
  });

  test('battlefields apart are not connected', () => {
    const plan = {
      spaces: [...sketch('g1 g1').spaces, ...sketch('g1 g1', { prefix: 'ud:', region: 1 }).spaces],
    };
    const board = new Asked(plan);
    expect(board.ends({ from: 'a1', budget: 9 })).toEqual({ a1: 0, b1: 1 });
    expect(board.whyNot({ from: 'a1', budget: 9 }, 'ud:a1')).toBe('gap ud:a1');
  });
});

describe('more movement than the number says', () => {
  test('a road used from start to end adds its bonus (SS-URB-003)', () => {
    const board = new Asked('ro1 ro1 ro1 ro1 g1');
    const road = ['a1', 'b1', 'c1', 'd1'];
    expect(board.ends({ from: 'a1', budget: 1, road })).toEqual({ a1: 0, b1: 1, c1: 2, d1: 3 });
    expect(board.ends({ from: 'e1', budget: 1, road })).toEqual({ d1: 1, e1: 0 });
    expect(board.ends({ from: 'a1', budget: 1, road, rest: { flight: 'must' } })).toEqual({ a1: 0, b1: 1 });
  });

  test('a road way that is dearer may be legal where the cheaper way is not (SS-URB-003)', () => {
    const board = new Asked('ro1 ro1 ro1\n g1 ro4 ro1\ng9 g9 ro1');
    const road = ['a1', 'b1', 'c1', 'b2', 'c2', 'c3'];
    const question = { from: 'a1', budget: 3, road };
    expect(board.costs(question, ['c2', 'b2', 'c3'])).toEqual({ c2: 3, b2: 5, c3: 4 });
    expect(board.costs({ ...question, road: ['a1'] }, ['b2', 'c3', 'c2'])).toEqual({
      b2: null,
      c3: null,
      c2: 3,
    });
  });

  test('larger bases need road under every part, from the start on (SS-URB-006)', () => {
    const board = new Asked('ro1 ro1 ro1 ro1\n g1 g1 g1 g1');
    const road = ['a1', 'b1', 'c1', 'd1'];
    expect(board.costs({ from: ['a1', 'b1'], budget: 1, road }, ['c1+d1'])).toEqual({ 'c1+d1': 2 });
    expect(board.costs({ from: ['a1', 'a2'], budget: 1, road }, ['b1+c1'])).toEqual({ 'b1+c1': null });
  });

  test('free levels may be worth a way round: kept for the cliff that follows (CARD-DRONE-005)', () => {
    const board = new Asked('g0 g5 g0 g6\n g0 g0 g30 g30');
    const question = { from: 'a1', budget: 6, rest: { freeLevels: 6 } };
    expect(board.costs(question, ['b1', 'c1', 'd1'])).toEqual({ b1: 1, c1: 2, d1: 4 });
    expect(board.path(question, ['b1', 'c1', 'd1'])).toMatchObject({
      legal: false,
      refusal: { reason: 'too-far' },
    });
  });

  test('free levels are saved over the whole move, wherever they are climbed (CARD-DRONE-005)', () => {
    const board = new Asked('g1 g4 g1 g4 g4');
    const question = { from: 'a1', budget: 6, rest: { freeLevels: 4 } };
    expect(board.ends(question)).toEqual({ a1: 0, b1: 1, c1: 2, d1: 5, e1: 6 });
  });
});

describe('a whole field, every space of it', () => {
  const board = new Asked(`
    g2 g4 g4 g3 wa1 g1
     g2 g3 g7 g2 g1 g6
    g1 hs2 g3 g1/g8 g1 g1
     g1 g5 g2 g1 wa1 g2
    g3 g1 g1 g2 g4 g4`);
  const question = {
    from: 'c3',
    budget: 6,
    height: 4,
    occupied: { c4: 1, b2: 1, e3: 2, d1: 2 },
    enterCost: { b3: 1 },
    stop: { e1: 2, e4: 2 },
  };
  const low = {
    a1: 3,
    b1: 3,
    c1: 3,
    e1: 4,
    f1: 5,
    a2: 2,
    d2: 3,
    e2: 4,
    a3: 3,
    b3: 2,
    c3: 0,
    'd3@1': 1,
    f3: 5,
  };
  const near = { a4: 3, b4: 3, d4: 2, e4: 3, a5: 6, b5: 3, c5: 2, d5: 2, e5: 5, f5: 6 };

  test('SuperScape climbs as far as the movement goes', () => {
    expect(board.ends(question)).toEqual({ ...low, ...near, c2: 5, d3: 6 });
  });

  test('HeroScape climbs less than its Height at once', () => {
    expect(board.ends({ ...question, rest: { maxRise: 3 } })).toEqual({ ...low, ...near });
  });
});
