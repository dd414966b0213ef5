import type { Space } from '@scapewright/board';
import { type Battlefield, directionQ, directionR, parseSpaceName } from '@scapewright/board';

/**
 * The battlefield after spaces have come or gone: parts of it that are no longer connected become battlefields of their
 * own, and parts that are connected again become one (SS-SEPBF-003, SS-TREM-021). Spaces are connected by chains of
 * neighbouring columns, whatever their levels, and by ways such as the entrance to a map of the inside. The part with the lowest number keeps the number of the battlefield.
 */
export function withPartsApart(field: Battlefield, start: Battlefield, region: number): Battlefield {
  const origin = originOf(field, start, field.region.indexOf(region));
  const parts = partsOf(field, spacesFrom(field, start, origin));
  const taken = new Set<number>(start.region);
  taken.delete(origin);
  const alterSpaces: { space: string; region: number }[] = [];
  parts.forEach((part, at) => {
    const number = at === 0 ? origin : freeNumber(field.region[part[0] as number] as number, origin, taken);
    taken.add(number);
    for (const space of part)
      if (field.region[space] !== number)
        alterSpaces.push({ space: field.names[space] as string, region: number });
  });
  return alterSpaces.length === 0 ? field : field.withChanges({ alterSpaces });
}

/** The battlefield on which a space lies at the start, or was laid: that of the spaces with the same prefix. */
function originOf(field: Battlefield, start: Battlefield, space: Space): number {
  if (space < start.count) return start.region[space] ?? 0;
  const battlefield = (name: string) => parseSpaceName(name)?.battlefield;
  const own = battlefield(field.names[space] ?? '');
  return start.region[start.names.findIndex((name) => battlefield(name) === own)] ?? 0;
}

function spacesFrom(field: Battlefield, start: Battlefield, origin: number): readonly number[] {
  const spaces: number[] = [];
  for (let space = 0; space < field.count; space++)
    if (field.exists[space] === 1 && originOf(field, start, space) === origin) spaces.push(space);
  return spaces;
}

/** Connected spaces together, the part with the lowest number first, from low to high numbers in each. */
function partsOf(field: Battlefield, spaces: readonly Space[]): readonly (readonly number[])[] {
  const byHex = new Map<string, number[]>();
  for (const space of spaces) {
    const key = `${field.q[space]},${field.r[space]}`;
    byHex.set(key, [...(byHex.get(key) ?? []), space]);
  }
  const ways = waysOf(field, spaces);
  const parts: number[][] = [];
  for (const [first, here] of byHex) {
    byHex.delete(first);
    const part = [...here];
    const take = (q: number, r: number): void => {
      part.push(...(byHex.get(`${q},${r}`) ?? []));
      byHex.delete(`${q},${r}`);
    };
    for (const space of part) {
      for (const other of ways.get(space) ?? []) take(field.q[other] as number, field.r[other] as number);
      for (let direction = 0; direction < 6; direction++) {
        const q = (field.q[space] as number) + (directionQ[direction] as number);
        const r = (field.r[space] as number) + (directionR[direction] as number);
        take(q, r);
      }
    }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts.sort((a, b) => (a[0] as number) - (b[0] as number));
}

/** The other ends of the ways from each space, in whichever direction they are open. */
function waysOf(field: Battlefield, spaces: readonly Space[]): ReadonlyMap<number, readonly number[]> {
  const own = new Set(spaces);
  const ways = new Map<number, number[]>();
  const add = (from: number, to: number): void => {
    ways.set(from, [...(ways.get(from) ?? []), to]);
  };
  for (const space of spaces)
    for (let at = field.linkStart[space] as number; at < (field.linkStart[space + 1] as number); at++) {
      const other = field.linkTo[at] as number;
      if (!own.has(other)) continue;
      add(space, other);
      add(other, space);
    }
  return ways;
}

/** A number for a part that has come apart: the one that it has, unless others have it. */
function freeNumber(now: number, origin: number, taken: ReadonlySet<number>): number {
  if (now !== origin && !taken.has(now)) return now;
  let number = Math.max(...taken, origin) + 1;
  while (taken.has(number)) number++;
  return number;
}
