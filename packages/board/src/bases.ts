import type { Battlefield } from './battlefield.ts';
import { ModuleSlot } from './engine-module.ts';

/**
 * The shape of a base: one space, two neighbouring spaces, or any set of axial offsets [q, r] at facing E. The first
 * offset is the anchor (SS-BASE-002, SS-BASE-009).
 */
export type Base = 'single' | 'double' | readonly (readonly [number, number])[];

/** A base set on spaces: `spaces[i]` carries the i-th offset of the base. */
export interface Standing {
  readonly spaces: readonly number[];
  readonly facing: number;
}

/** Where bases lie that are more than one space. */
export const baseShapeSlot = new ModuleSlot<{
  readonly standingsOn: typeof standingsOn;
  readonly standingsOver: typeof standingsOver;
  readonly liesFlat: typeof liesFlat;
}>('base-shapes');

/**
 * How a base can cover exactly these spaces, one standing for each facing that fits; none if the shape is another.
 * A double base fits both ways round. All bases but single ones need the module `base-shapes`.
 */
export function standingsOn(battlefield: Battlefield, base: Base, spaces: readonly number[]): Standing[] {
  if (base !== 'single') return baseShapeSlot.code.standingsOn(battlefield, base, spaces);
  return spaces.length === 1 && (spaces[0] as number) >= 0 ? [{ spaces: [...spaces], facing: 0 }] : [];
}

/**
 * All ways to set a base down flat so that it covers a space: every facing and anchor, one entry per set of spaces.
 * Only geometry is tested: the spaces of a larger base exist, are full hexes and lie on one level (SS-BASE-001,
 * SS-BASE-005); a single base covers the space whatever it is. All others need the module `base-shapes`.
 */
export function standingsOver(battlefield: Battlefield, base: Base, space: number): readonly Standing[] {
  if (base !== 'single') return baseShapeSlot.code.standingsOver(battlefield, base, space);
  return [{ spaces: [space], facing: 0 }];
}

/** Whether two neighbouring spaces have one level and no wall rises between them. Needs the module `base-shapes`. */
export function liesFlat(battlefield: Battlefield, a: number, b: number): boolean {
  return baseShapeSlot.code.liesFlat(battlefield, a, b);
}
