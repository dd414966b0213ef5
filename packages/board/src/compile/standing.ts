import type { Separation, Wall } from '../battlefield.ts';
import { ModuleSlot } from '../engine-module.ts';
import type { BattlefieldPlan } from '../plan.ts';
import type { addSolids, wallsOf } from '../sight/standing-bodies.ts';
import type { separationBetween } from './borders.ts';
import type { Links } from './links.ts';
import type { Solids } from './solids.ts';
import type { buildStanding } from './standing-parts.ts';
import type { measureStanding } from './standing-passages.ts';
import type { Structure } from './structure.ts';
import type { Surfaces } from './surfaces.ts';

/** Walls by the border on which they stand. */
export type Borders = ReadonlyMap<number, readonly Wall[]>;

/** What stands on the ground, or leads over it: walls, objects that fill hexes, links. */
export interface Standing {
  readonly walls: readonly Wall[];
  readonly borders: Borders;
  readonly solids: Solids;
  readonly links: Links;
}

/** Battlefields with walls, objects or links. */
export const standingSlot = new ModuleSlot<{
  readonly buildStanding: typeof buildStanding;
  readonly measureStanding: typeof measureStanding;
  readonly separationBetween: typeof separationBetween;
  readonly addSolids: typeof addSolids;
  readonly wallsOf: typeof wallsOf;
}>('walls-and-objects');

/** Whether a plan has no wall, no object and no link. */
export function isBare({ walls = [], solids = [], links = [] }: BattlefieldPlan): boolean {
  return walls.length + solids.length + links.length === 0;
}

/** What stands on bare ground: nothing. `earlier`: what stood on a battlefield with the same spaces. */
export function nothing({ exists }: Structure, { level }: Surfaces, earlier: Standing | undefined): Standing {
  const count = exists.length;
  const solidAt =
    earlier?.solids.solids.length === 0 ? earlier.solids.solidAt : new Int16Array(count).fill(-1);
  return {
    walls: [],
    borders: new Map(),
    solids: { plans: [], solids: [], solidAt, solidTop: level },
    links: {
      linkStart: new Int32Array(count + 1),
      linkTo: new Int32Array(0),
      linkCost: new Int16Array(0),
      linkKind: new Uint8Array(0),
      linkPlaced: new Uint8Array(0),
      linkKinds: [],
    },
  };
}

/** Two spaces between which no wall stands. */
export const undivided: Separation = { divided: false, top: 0, bottom: 0, spans: [], always: false };
