import type { Battlefield } from '../battlefield.ts';
import { columnsApart } from './columns-apart.ts';
import type { SightGround, StandingBody } from './sight-ground.ts';

/** A hex in which something that matters for sight is not what it was; centre in millimetres. */
export interface ChangedHex {
  readonly region: number;
  readonly x: number;
  readonly y: number;
}

/** The hexes whose spaces, bodies or walls differ between two battlefields, one of which came from the other. */
export function changedHexes(
  before: Battlefield,
  groundBefore: SightGround,
  after: Battlefield,
  groundAfter: SightGround,
): ChangedHex[] {
  if (before.columnStart === after.columnStart)
    return changedColumns(before, groundBefore, after, groundAfter);
  const past = describeHexes(before, groundBefore);
  const present = describeHexes(after, groundAfter);
  const changed: ChangedHex[] = [];
  for (const [key, { hex, contents }] of present) if (past.get(key)?.contents !== contents) changed.push(hex);
  for (const [key, { hex }] of past) if (!present.has(key)) changed.push(hex);
  return changed;
}

/** The same where no space came or went, so that columns and spaces have kept their numbers. */
function changedColumns(
  before: Battlefield,
  groundBefore: SightGround,
  after: Battlefield,
  groundAfter: SightGround,
): ChangedHex[] {
  const changed: ChangedHex[] = [];
  for (const column of columnsApart(before, after) ?? Array(after.columnCount).keys()) {
    const first = after.columnStart[column] as number;
    const end = after.columnStart[column + 1] as number;
    let same = isSameStack(groundBefore, groundAfter, column);
    for (let at = first; same && at < end; at++) {
      const space = after.columnSpaces[at] as number;
      same = before.level[space] === after.level[space];
    }
    if (same) continue;
    const centre = after.columnSpaces[first] as number;
    const region = after.columnRegion[column] as number;
    changed.push({ region, x: after.x[centre] as number, y: after.y[centre] as number });
  }
  return changed;
}

/** Whether a column holds the same bodies and walls on two grounds. */
function isSameStack(one: SightGround, two: SightGround, column: number): boolean {
  return (
    isSameList(one.bodies[column], two.bodies[column]) && isSameList(one.walls[column], two.walls[column])
  );
}

function isSameList<Standing extends StandingBody>(
  one: readonly Standing[] = [],
  two: readonly Standing[] = [],
): boolean {
  const isSame = (a: Standing & { direction?: number }, b: (Standing & { direction?: number }) | undefined) =>
    a.low === b?.low && a.high === b.high && a.obstructs === b.obstructs && a.direction === b.direction;
  return one === two || (one.length === two.length && one.every((body, at) => isSame(body, two[at])));
}

function describeHexes(
  field: Battlefield,
  ground: SightGround,
): Map<string, { readonly hex: ChangedHex; readonly contents: string }> {
  const hexes = new Map<string, { hex: ChangedHex; contents: string }>();
  for (let column = 0; column < field.columnCount; column++) {
    const spaces = field.columnSpaces.subarray(field.columnStart[column], field.columnStart[column + 1]);
    const contents: (number | string)[] = [];
    for (const space of spaces) contents.push(space, field.level[space] as number, ';');
    for (const { id: _id, ...told } of [...(ground.bodies[column] ?? []), ...(ground.walls[column] ?? [])])
      contents.push(JSON.stringify(told));
    const region = field.columnRegion[column] as number;
    const key = [region, field.columnQ[column], field.columnR[column]].join(',');
    const centre = spaces[0] ?? 0;
    const hex = { region, x: field.x[centre] as number, y: field.y[centre] as number };
    hexes.set(key, { hex, contents: contents.join(' ') });
  }
  return hexes;
}
