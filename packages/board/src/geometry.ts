/** A hex in axial coordinates: `q` steps east, `r` steps south-east; hexes are pointy-top. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Names of the six directions, in the order of their numbers; facings use the same numbers. */
export const directionNames = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
/** The name of a direction. */
export type DirectionName = (typeof directionNames)[number];

/** What a step in each direction adds to `q`. */
export const directionQ: readonly number[] = [1, 1, 0, -1, -1, 0];
/** What a step in each direction adds to `r`. */
export const directionR: readonly number[] = [0, -1, -1, 0, 1, 1];

/** Length of a hex side in millimetres (SS-HEX-002). */
export const hexSideMillimetres = 25;
/** Height of a level in millimetres. */
export const levelMillimetres = 9;
/** Diameter of a single base in millimetres. */
export const singleBaseMillimetres = 32;

/** The hex one step away in a direction. */
export function hexBeside(hex: Hex, direction: number): Hex {
  return { q: hex.q + (directionQ[direction] ?? 0), r: hex.r + (directionR[direction] ?? 0) };
}

/** Steps between two hexes on an endless plane, whatever lies between. */
export function hexDistance(aq: number, ar: number, bq: number, br: number): number {
  const q = aq - bq;
  const r = ar - br;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Direction from a hex to a neighbour, -1 if it is none. */
export function directionOf(stepQ: number, stepR: number): number {
  for (let direction = 0; direction < 6; direction++) {
    if (directionQ[direction] === stepQ && directionR[direction] === stepR) return direction;
  }
  return -1;
}

/** Direction in which a hex lies exactly straight from another, however far; -1 if it does not. */
export function straightDirection(aq: number, ar: number, bq: number, br: number): number {
  const steps = hexDistance(aq, ar, bq, br);
  return steps === 0 ? -1 : directionOf((bq - aq) / steps, (br - ar) / steps);
}

/** The opposite direction. */
export function oppositeDirection(direction: number): number {
  return (direction + 3) % 6;
}

/** An offset turned about the origin by `turns` sixths of a circle, from E towards NE. */
export function rotateHex(hex: Hex, turns: number): Hex {
  let { q, r } = hex;
  for (let turn = ((turns % 6) + 6) % 6; turn > 0; turn--) {
    const eastward = q + r;
    r = -q;
    q = eastward;
  }
  return { q: q + 0, r: r + 0 };
}

/** Centre of a hex in millimetres: x east, y south. */
export function hexCentre(hex: Hex): { readonly x: number; readonly y: number } {
  return {
    x: hexSideMillimetres * Math.sqrt(3) * (hex.q + hex.r / 2),
    y: hexSideMillimetres * 1.5 * hex.r,
  };
}
