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
  const past = describeHexes(before, groundBefore);
  const present = describeHexes(after, groundAfter);
  const changed: ChangedHex[] = [];
  for (const [key, { hex, contents }] of present) if (past.get(key)?.contents !== contents) changed.push(hex);
  for (const [key, { hex }] of past) if (!present.has(key)) changed.push(hex);
  return changed;
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
