import { reach, SightField, sightBetween } from '@scapewright/board';
import { Flood } from '../../limits/flood.mjs';
import { Sight } from '../../limits/los.mjs';
import { dist } from '../../limits/map.mjs';
import { Sfc32 } from '../../limits/rng.mjs';
import { groundOf } from '../ground.ts';
import { compare, type Figure } from '../timing.ts';
import { times } from './games.ts';

/** Move range and clear sight beside the typed-array flood and the sampled rays of the limits. */
export function board(): Figure[] {
  const small = ranges(25, 20);
  const large = ranges(50, 40);
  return [
    {
      what: 'move range, single base, move 6, 500 spaces, of the flood',
      ...times(small.own / small.limit, 5, 2.5),
    },
    { what: 'the same on 2,000 spaces against 500', ...times(large.own / small.own, 1.5, 1.2) },
    ...sight(),
  ];
}

function ranges(width: number, height: number): { readonly own: number; readonly limit: number } {
  const { map, field } = groundOf(width, height);
  const flood = new Flood(map);
  const chance = new Sfc32(9);
  const occupied = new Uint8Array(map.n);
  const owner = new Uint8Array(20);
  const engaged = new Uint8Array(20);
  const places: number[] = [];
  for (let figure = 0; figure < 20; figure++) {
    let at: number;
    do at = chance.int(map.n);
    while (occupied[at] !== 0 || map.water[at] === 1);
    occupied[at] = figure + 1;
    owner[figure] = figure & 1;
    places.push(at);
  }
  const stop = Uint8Array.from(map.water);
  const occupancy = (side: number): Uint8Array =>
    Uint8Array.from(occupied, (who) => (who === 0 ? 0 : owner[who - 1] === side ? 1 : 2));
  const bySide = [occupancy(0), occupancy(1)];
  let sink = 0;
  const [own = 1, limit = 1] = compare([
    () => {
      for (let turn = 0; turn < 50; turn++)
        places.forEach((from, figure) => {
          sink += reach(field, {
            from,
            budget: 6,
            height: 5,
            maxRise: 5,
            occupancy: bySide[figure & 1] as Uint8Array,
            stop,
          }).count;
        });
    },
    () => {
      for (let turn = 0; turn < 50; turn++)
        places.forEach((from, figure) => {
          sink += flood.range(from, 6, figure & 1, 5, occupied, owner, engaged);
        });
    },
  ]);
  if (sink < 0) throw new Error('impossible');
  return { own: own / 1000, limit: limit / 1000 };
}

function sight(): Figure[] {
  const { map, field } = groundOf(25, 20);
  const rays = new Sight(map);
  const chance = new Sfc32(9);
  const pairs: (readonly [number, number])[] = [];
  while (pairs.length < 400) {
    const a = chance.int(map.n);
    const b = chance.int(map.n);
    const apart = dist(map.q, map.r, a, b);
    if (apart >= 2 && apart <= 10) pairs.push([a, b]);
  }
  const zone = (space: number) => ({ spaces: [space], bottom: field.level[space] as number, height: 5 });
  const zones = pairs.map(([a, b]) => [zone(a), zone(b)] as const);
  const own = new SightField(field);
  let sink = 0;
  const [first = 1, limit = 1] = compare([
    () => {
      for (const [a, b] of zones) sink += sightBetween(own, a, b, { model: 'zones' });
    },
    () => {
      for (const [a, b] of pairs) sink += rays.quick(a, 5, b, 5);
    },
  ]);
  if (sink < 0) throw new Error('impossible');
  return [{ what: 'clear sight, a pair asked first, of the limit', ...times(first / limit, 2, 1.2) }];
}
