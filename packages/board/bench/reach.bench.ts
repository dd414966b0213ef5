/**
 * Move ranges against a flood written by hand for one fixed rule set, on maps of 500 and 2,000 spaces. Run from the
 * repository root with:
 *
 *     node --conditions=@scapewright/source packages/board/bench/reach.bench.ts
 *
 * Prints nanoseconds per query (medians of many batches, turn about) and the ratios that matter: reach to the hand-written
 * flood, and 2,000 spaces to 500. The checksums must not change.
 */
import { performance } from 'node:perf_hooks';
import {
  type Battlefield,
  type BattlefieldPlan,
  compileBattlefield,
  type MoveQuery,
  reach,
} from '../src/index.ts';
import { flood, floodMemory } from '../src/reach/flood.ts';
import { HandFlood } from './hand-flood.ts';

const figures = 20;
const moves = [5, 6, 8];

interface Scene {
  readonly battlefield: Battlefield;
  readonly hand: HandFlood;
  readonly places: readonly number[];
  readonly occupancy: readonly Uint8Array[];
  readonly stop: Uint8Array;
  readonly threats: readonly Uint32Array[];
}

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function hills(width: number, height: number, die: (below: number) => number): BattlefieldPlan {
  const cells = Array.from({ length: width * height }, (_, index) => {
    const r = Math.floor(index / width);
    return { q: (index % width) - (r >> 1), r, level: 1 };
  });
  for (let hill = 0; hill < cells.length / 35; hill++) {
    const peak = cells[die(cells.length)] ?? { q: 0, r: 0, level: 1 };
    const top = 3 + die(5);
    for (const cell of cells) {
      const q = cell.q - peak.q;
      const r = cell.r - peak.r;
      const away = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
      if (away <= 4) cell.level = Math.max(cell.level, top - away);
    }
  }
  return {
    spaces: cells.map((cell, index) => {
      const water = cell.level === 1 && die(12) === 0;
      return { ...cell, underside: 0, terrain: water ? 'water' : 'grass', name: `s${index}` };
    }),
  };
}

function scene(width: number, height: number): Scene {
  const die = numbers(5);
  const plan = hills(width, height, die);
  const battlefield = compileBattlefield(plan);
  const { count } = battlefield;
  const stop = Uint8Array.from(plan.spaces, (space) => (space.terrain === 'water' ? 2 : 0));
  const places: number[] = [];
  while (places.length < figures) {
    const place = die(count);
    if (stop[place] === 0 && !places.includes(place)) places.push(place);
  }
  const owner = new Uint8Array(count);
  places.forEach((place, figure) => {
    owner[place] = 1 + (figure & 1);
  });
  const occupancy = [1, 2].map((side) =>
    Uint8Array.from(owner, (other) => (other === 0 ? 0 : other === side ? 1 : 2)),
  );
  const threats = [1, 2].map((side) => {
    const bits = new Uint32Array(count);
    places.forEach((place, figure) => {
      if (owner[place] === side) return;
      for (let space = 0; space < count; space++) {
        if (battlefield.directionBetween(place, space) >= 0)
          bits[space] = (bits[space] as number) | (1 << figure);
      }
    });
    return bits;
  });
  return { battlefield, hand: new HandFlood(battlefield, stop), places, occupancy, stop, threats };
}

function query({ places, occupancy, stop }: Scene, figure: number, budget: number): MoveQuery {
  return {
    from: places[figure] as number,
    budget,
    height: 5,
    maxRise: 4,
    occupancy: occupancy[figure & 1] as Uint8Array,
    stop,
  };
}

/** Nanoseconds per figure of each contestant: the median of batches run turn about. */
function measure(
  contestants: Readonly<Record<string, () => number>>,
): Record<string, { ns: number; sum: number }> {
  const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, [] as number[]]));
  const sums: Record<string, number> = {};
  for (let batch = 0; batch < 60; batch++) {
    for (const [name, run] of Object.entries(contestants)) {
      const begin = performance.now();
      for (let round = 0; round < 50; round++) sums[name] = run();
      times[name]?.push(((performance.now() - begin) * 1e6) / 50 / figures);
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, list]) => {
      const later = list.slice(10).sort((a, b) => a - b);
      return [name, { ns: Math.round(later[Math.floor(later.length / 2)] ?? 0), sum: sums[name] ?? 0 }];
    }),
  );
}

function contest(place: Scene, budget: number) {
  const { battlefield, hand, places, occupancy, threats } = place;
  const all = [...places.keys()];
  const queries = all.map((figure) => query(place, figure, budget));
  const threatened = queries.map((one, figure) => ({
    ...one,
    threats: threats[figure & 1] as Uint32Array,
    swipeRisk: 500,
  }));
  const memory = battlefield.scratch(floodMemory);
  const sum = (count: (figure: number) => number) => () =>
    all.reduce((total, figure) => total + count(figure), 0);
  return measure({
    'by hand': sum((figure) =>
      hand.range(places[figure] as number, budget, 5, occupancy[figure & 1] as Uint8Array),
    ),
    flood: sum((figure) =>
      flood(battlefield, queries[figure] as MoveQuery, places[figure] as number, memory),
    ),
    reach: sum((figure) => reach(battlefield, queries[figure] as MoveQuery).count),
    'reach, cheapest with swipes': sum(
      (figure) => reach(battlefield, { ...(threatened[figure] as MoveQuery), routes: 'cheapest' }).count,
    ),
    'reach, all ways with swipes': sum((figure) => reach(battlefield, threatened[figure] as MoveQuery).count),
    'reach, flying': sum(
      (figure) =>
        reach(battlefield, { ...(queries[figure] as MoveQuery), flight: 'may', routes: 'cheapest' }).count,
    ),
  });
}

const scenes = { 500: scene(25, 20), 2000: scene(50, 40) };
for (const budget of moves) {
  const small = contest(scenes[500], budget);
  const large = contest(scenes[2000], budget);
  const hand = small['by hand']?.ns ?? 1;
  for (const [name, { ns, sum }] of Object.entries(small)) {
    const wide = large[name] ?? { ns: 0, sum: 0 };
    const ratios = `${(ns / hand).toFixed(2)} x by hand, 2,000 spaces ${(wide.ns / ns).toFixed(2)} x`;
    console.log(`move ${budget}, ${name}: ${ns} ns, ${ratios} (checksums ${sum}, ${wide.sum})`);
  }
}
