import type { Battlefield } from '../battlefield.ts';
import type { SightGround } from './sight-ground.ts';

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
  for (let column = 0; column < after.columnCount; column++) {
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
  const [body, otherBody] = [one.bodyStart[column] as number, two.bodyStart[column] as number];
  const bodies = (one.bodyStart[column + 1] as number) - body;
  const [wall, otherWall] = [one.wallStart[column] as number, two.wallStart[column] as number];
  const walls = (one.wallStart[column + 1] as number) - wall;
  if (bodies !== (two.bodyStart[column + 1] as number) - otherBody) return false;
  if (walls !== (two.wallStart[column + 1] as number) - otherWall) return false;
  for (let at = 0; at < bodies; at++)
    for (const table of ['bodyLow', 'bodyHigh', 'bodyObstructs'] as const)
      if (one[table][body + at] !== two[table][otherBody + at]) return false;
  for (let at = 0; at < walls; at++)
    for (const table of ['wallDirection', 'wallLow', 'wallHigh', 'wallObstructs'] as const)
      if (one[table][wall + at] !== two[table][otherWall + at]) return false;
  return true;
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
    const lastBody = ground.bodyStart[column + 1] as number;
    for (let body = ground.bodyStart[column] as number; body < lastBody; body++) {
      contents.push(ground.bodyLow[body] as number, ground.bodyHigh[body] as number);
      contents.push(ground.bodyObstructs[body] as number, ';');
    }
    const lastWall = ground.wallStart[column + 1] as number;
    for (let wall = ground.wallStart[column] as number; wall < lastWall; wall++) {
      contents.push(ground.wallDirection[wall] as number, ground.wallLow[wall] as number);
      contents.push(ground.wallHigh[wall] as number, ground.wallObstructs[wall] as number, ';');
    }
    const region = field.columnRegion[column] as number;
    const key = [region, field.columnQ[column], field.columnR[column]].join(',');
    const centre = spaces[0] ?? 0;
    const hex = { region, x: field.x[centre] as number, y: field.y[centre] as number };
    hexes.set(key, { hex, contents: contents.join(' ') });
  }
  return hexes;
}
