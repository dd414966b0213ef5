import { type Battlefield, reach, SightCache, SightField, sightBetween, type Zone } from '@scapewright/board';
import { spacesAdjacent } from '@scapewright/skirmish/author';
import { Flood } from '../../limits/flood.mjs';
import { Sight } from '../../limits/los.mjs';
import { dist } from '../../limits/map.mjs';
import { Sfc32 } from '../../limits/rng.mjs';
import { denseSight } from '../dense-houses.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { groundOf } from '../ground.ts';
import { compare } from '../timing.ts';

const height = 5;
const model = 'zones';

/** Move range, clear sight and adjacency beside the hand-written limits, and large bases beside single ones. */
export function board(): Figure[] {
  const small = scene(25, 20);
  const large = scene(50, 40);
  return [
    ...ranges(small, large),
    ...sight(small),
    ...dense(),
    ...adjacency(small),
    ...changes(small, large),
  ];
}

/** A battlefield of the limits with twenty figures of two sides, and for each a second space on its level for a large base. */
function scene(width: number, rows: number) {
  const { map, field } = groundOf(width, rows);
  const chance = new Sfc32(9);
  const occupied = new Uint8Array(map.n);
  const places: { readonly space: number; readonly second: number }[] = [];
  while (places.length < 20) {
    const space = chance.int(map.n);
    const second = besideOf(field, space).find(
      (one) => field.level[one] === field.level[space] && occupied[one] === 0 && map.water[one] === 0,
    );
    if (second === undefined || occupied[space] !== 0 || map.water[space] === 1) continue;
    places.push({ space, second });
    occupied[space] = places.length;
  }
  const owner = Uint8Array.from(places, (_, figure) => figure & 1);
  const occupancies = [0, 1].map((side) =>
    Uint8Array.from(occupied, (who) => (who === 0 ? 0 : owner[who - 1] === side ? 1 : 2)),
  );
  return { map, field, occupied, owner, places, occupancies, stop: Uint8Array.from(map.water) };
}

/** Single questions between figures in and around random houses, which nothing has been asked of before. */
function dense(): Figure[] {
  const { mean, slowest } = denseSight(20_000);
  return [
    atMost('clear sight in a dense house, mean', mean, 'ms', 0.5, 0.4),
    atMost('the slowest of 20,000 such questions', slowest, 'ms', 170, 60),
  ];
}

function besideOf(field: Battlefield, space: number): number[] {
  return Array.from({ length: 6 }, (_, direction) => {
    const column = field.columnNeighbours[(field.column[space] as number) * 6 + direction] as number;
    return column < 0 ? -1 : (field.columnSpaces[field.columnStart[column] as number] as number);
  }).filter((one) => one >= 0);
}

type Scene = ReturnType<typeof scene>;

function ranges(small: Scene, large: Scene): Figure[] {
  const flood = new Flood(small.map);
  const engaged = new Uint8Array(20);
  const found =
    ({ field, places, occupancies, stop }: Scene, base: 'single' | 'double') =>
    (): number => {
      let count = 0;
      places.forEach(({ space, second }, figure) => {
        const from = base === 'single' ? space : [space, second];
        const occupancy = occupancies[figure & 1] as Uint8Array;
        count += reach(field, { from, base, budget: 6, height, maxRise: 5, occupancy, stop }).count;
      });
      return count;
    };
  const single = found(small, 'single');
  const double = found(small, 'double');
  const wide = found(large, 'single');
  const [own = 1, twice = 1, far = 1, limit = 1] = compare([
    single,
    double,
    wide,
    () => {
      const { places, occupied, owner } = small;
      places.forEach(({ space }, figure) => {
        flood.range(space, 6, figure & 1, height, occupied, owner, engaged);
      });
    },
  ]);
  return [
    {
      ...atMost('move range, single base, move 6, of the flood', own / limit, 'times', 5, 2.5),
      note: `${single()} ends`,
    },
    atMost('the same on 2,000 spaces, of 500', far / own, 'times', 1.5, 1.2),
    {
      ...atMost('move range, double base, of single', twice / own, 'times', 3, 2),
      note: `${double()} ends`,
    },
  ];
}

function sight({ map, field, places }: Scene): Figure[] {
  const rays = new Sight(map);
  const chance = new Sfc32(9);
  const pairs: (readonly [number, number])[] = [];
  while (pairs.length < 400) {
    const a = chance.int(map.n);
    const b = chance.int(map.n);
    const apart = dist(map.q, map.r, a, b);
    if (apart >= 2 && apart <= 10) pairs.push([a, b]);
  }
  const zone = (...spaces: number[]): Zone => ({
    spaces,
    bottom: field.level[spaces[0] as number] as number,
    height,
  });
  const zones = pairs.map(([a, b]) => [zone(a), zone(b)] as const);
  const ofPlaces = (base: (place: Scene['places'][number]) => Zone) =>
    places.flatMap((one) =>
      places.filter((two) => two.space !== one.space).map((two) => [base(one), base(two)] as const),
    );
  const singles = ofPlaces(({ space }) => zone(space));
  const doubles = ofPlaces(({ space, second }) => zone(space, second));
  const own = new SightField(field);
  const cache = new SightCache(field, { model });
  const looked = (list: readonly (readonly [Zone, Zone])[]) => (): number => {
    let sum = 0;
    for (const [a, b] of list) sum += sightBetween(own, a, b, { model });
    return sum;
  };
  const [first = 1, again = 1, limit = 1, single = 1, double = 1] = compare([
    looked(zones),
    () => {
      let sum = 0;
      for (const [a, b] of pairs) sum += cache.past(a, height, b, height);
      return sum;
    },
    () => {
      let sum = 0;
      for (const [a, b] of pairs) sum += rays.quick(a, height, b, height);
      return sum;
    },
    looked(singles),
    looked(doubles),
  ]);
  const map300 = groundOf(20, 15).field;
  const fresh = new SightField(map300);
  const known = new SightCache(map300, { model });
  const near = Array.from({ length: 400 }, () => [chance.int(300), chance.int(300)] as const);
  const zone300 = (at: number): Zone => ({ spaces: [at], bottom: map300.level[at] as number, height });
  const nearZones = near.map(([a, b]) => [zone300(a), zone300(b)] as const);
  const [uncached = 1, cached = 1] = compare([
    () => {
      for (const [a, b] of nearZones) sightBetween(fresh, a, b, { model });
    },
    () => {
      for (const [a, b] of near) known.past(a, height, b, height);
    },
  ]);
  return [
    {
      ...atMost('clear sight, a pair asked first, of the limit', first / limit, 'times', 2, 1.2),
      note: `sum ${looked(zones)()}`,
    },
    atMost('clear sight, a pair asked again', again / pairs.length / 1000, 'µs', 0.2, 0.05),
    atMost('clear sight, double bases, of single', double / single, 'times', 3, 2),
    atLeast('pairs asked first, 300 spaces', (near.length / uncached) * 1e9, 'per s', 50_000, 100_000),
    atLeast('pairs asked again, 300 spaces', (near.length / cached) * 1e9, 'per s', 1e6, 1e7),
  ];
}

function adjacency({ field, places }: Scene): Figure[] {
  const pairs = places.flatMap(({ space, second }) =>
    [space, ...besideOf(field, space)].map((other) => ({ one: [space, second], two: [other, second] })),
  );
  const touching = (parts: 1 | 2) => (): number => {
    let count = 0;
    for (const { one, two } of pairs)
      touch: for (let a = 0; a < parts; a++)
        for (let b = 0; b < parts; b++)
          if (spacesAdjacent(field, one[a] as number, height, two[b] as number, height)) {
            count++;
            break touch;
          }
    return count;
  };
  const [single = 1, double = 1] = compare([touching(1), touching(2)]);
  return [atMost('adjacency, double bases, of single', double / single, 'times', 3, 2)];
}

/** One space becomes one level higher and lower again, and each time a move of one space and a short line of sight are asked for. */
function changes(small: Scene, large: Scene): Figure[] {
  const changed = ({ field, places, occupancies, stop }: Scene) => {
    let cache = new SightCache(field, { model });
    const occupancy = occupancies[0] as Uint8Array;
    const [{ space: from, second: to }] = places as [Scene['places'][number]];
    return (): void => {
      const [space, level] = [field.names[200] as string, (field.level[200] as number) + 1];
      for (const now of [field.withChanges({ alterSpaces: [{ space, level }] }), field]) {
        cache = cache.changedTo(now);
        reach(now, { from, base: 'single', budget: 1, height, maxRise: 5, occupancy, stop });
        cache.past(from, height, to, height);
      }
    };
  };
  const [few = 1, many = 1] = compare([changed(small), changed(large)]);
  return [
    {
      ...atMost('a change of terrain, 2,000 spaces, of 500', many / few, 'times', 2, 1.2),
      note: `${(few / 2000).toFixed(0)} µs on 500`,
    },
  ];
}
