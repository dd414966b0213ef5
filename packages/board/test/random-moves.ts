import { fc } from '@fast-check/vitest';
import type { BattlefieldPlan, SolidPlan, WallPlan } from '../src/plan.ts';
import type { MoveQuery } from '../src/reach/move-query.ts';
import { sketch } from './sketch.ts';

const cell = fc.oneof(
  { weight: 10, arbitrary: fc.nat({ max: 4 }).map((level) => `g${level}`) },
  { weight: 1, arbitrary: fc.constant('h1') },
  { weight: 1, arbitrary: fc.constant('p1') },
  { weight: 1, arbitrary: fc.constant('--') },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 3, max: 9 })).map(([a, b]) => `g${a}/g${b}`),
  },
);

/** Boards of nine hexes. */
export const boards = fc
  .tuple(fc.array(cell, { minLength: 9, maxLength: 9 }), fc.infiniteStream(fc.nat({ max: 999 })))
  .map(([cells, noise]) => {
    const rows = [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6, 9)].map((row) => row.join(' '));
    const plan = sketch(rows.join('\n'), { half: ['h'], partial: ['p'] });
    return { plan, next: () => noise.next().value as number };
  })
  .filter(({ plan }) => plan.spaces.some((space) => space.hex === 'full'));

/** Strips of up to 61 spaces. */
export const wideBoards = fc
  .tuple(
    fc.constantFrom([8, 7], [5, 9], [12, 5], [20, 3], [7, 8]),
    fc.array(cell, { minLength: 61, maxLength: 61 }),
    fc.infiniteStream(fc.nat({ max: 999 })),
  )
  .map(([[width = 1, height = 1], cells, noise]) => {
    const rows = Array.from({ length: height }, (_, row) =>
      cells.slice(row * width, (row + 1) * width).join(' '),
    );
    const drawn = sketch(rows.join('\n'), { half: ['h'], partial: ['p'] });
    const plan = { ...drawn, spaces: drawn.spaces.slice(0, 61) };
    return { plan, next: () => noise.next().value as number };
  })
  .filter(({ plan }) => plan.spaces.some((space) => space.hex === 'full'));

/** A plan, and noise to strew things over it. */
export type Board = { readonly plan: BattlefieldPlan; readonly next: () => number };

/** Walls and objects strewn over a board. */
export function furnish({ plan, next }: Board): BattlefieldPlan {
  const { spaces } = plan;
  const walls: WallPlan[] = [];
  for (const a of spaces) {
    for (const b of spaces) {
      const beside = (b.q - a.q === 1 && b.r === a.r) || (b.q === a.q && b.r - a.r === 1);
      if (!beside || next() % 7 !== 0) continue;
      const bottom = next() % 8;
      walls.push({
        id: `wall${walls.length}`,
        between: [[a.name, b.name]],
        bottom,
        top: bottom + 1 + (next() % 6),
        climb: next() % 3 === 0 ? 'levels' : 'no',
        blocksFlying: next() % 4 === 0,
      });
    }
  }
  const solids: SolidPlan[] = spaces
    .filter(() => next() % 9 === 0)
    .map((space, index) => ({
      id: `object${index}`,
      spaces: [space.name],
      height: 1 + (next() % 4),
      enterable: next() % 3 === 0,
      blocksFlying: next() % 3 === 0,
    }));
  return { spaces, walls, solids };
}

const bytes = (board: Board, share: number, most: number) =>
  Uint8Array.from(board.plan.spaces, () => (board.next() % share === 0 ? 1 + (board.next() % most) : 0));

/** A query with some of everything that the flags switch on. */
export function ask(board: Board, budget: number, flags: ReadonlySet<string>): Omit<MoveQuery, 'from'> {
  const { next } = board;
  const count = board.plan.spaces.length;
  const drift = bytes(board, 2, 1).map((value) => 1 - value);
  const roads = bytes(board, 2, 1).map((value, space) =>
    flags.has('drift') && drift[space] === 1 ? 0 : 1 - value,
  );
  const risks = (share: number) => Int32Array.from({ length: count }, () => (next() % share === 0 ? 500 : 0));
  return {
    budget,
    height: 1 + (next() % 6),
    maxRise: next() % 2 === 0 ? 32767 : 1 + (next() % 3),
    occupancy: bytes(board, 4, 3),
    ...(flags.has('cost') ? { enterCost: bytes(board, 3, 2) } : {}),
    ...(flags.has('stop') ? { stop: bytes(board, 3, 3) } : {}),
    ...(flags.has('burn') ? { enterRisk: risks(4) } : {}),
    ...(flags.has('fall')
      ? {
          fallFrom: 2,
          fallRisk: Int32Array.of(0, 0, 400, 900),
          softFallRisk: Int32Array.of(0, 0, 0, 300),
          softLanding: bytes(board, 3, 1),
        }
      : {}),
    ...(flags.has('threats')
      ? { threats: Uint32Array.from({ length: count }, () => next() % 8), swipeRisk: 500 }
      : {}),
    ...(flags.has('held') ? { heldBy: Uint32Array.of(1 << (next() % 4)) } : {}),
    ...(flags.has('free') ? { freeLevels: 1 + (next() % 3) } : {}),
    ...(flags.has('bonus') ? { bonus: { spaces: roads, amount: 1 + (next() % 2) } } : {}),
    ...(flags.has('drift') ? { drift } : {}),
    ...(flags.has('fly') ? { flight: (['must', 'start', 'may', 'may'] as const)[next() % 4] ?? 'may' } : {}),
    ...(flags.has('limit') ? { flightLimit: next() % 5, tops: Int16Array.from(bytes(board, 4, 9)) } : {}),
    ...(flags.has('forbid') ? { forbidOver: bytes(board, 6, 1) } : {}),
    ...(flags.has('may-end') ? { mayEnd: bytes(board, 3, 1).map((value) => 1 - value) } : {}),
  };
}

/** The rules that a query may have. */
export const switches = [
  'cost',
  'stop',
  'burn',
  'fall',
  'threats',
  'held',
  'free',
  'bonus',
  'fly',
  'limit',
  'forbid',
  'may-end',
];
/** Those that cost no wounds. */
export const riskless = ['cost', 'stop', 'free', 'bonus', 'fly', 'limit', 'forbid', 'may-end'];
/** Any of them. */
export const someSwitches = fc.subarray(switches).map((list) => new Set(list));

/** A space on which a single base may stand. */
export const startOf = (board: Board) => {
  const full = [...board.plan.spaces.keys()].filter((index) => board.plan.spaces[index]?.hex === 'full');
  return full[board.next() % full.length] as number;
};
