import type { Space } from '../space.ts';
import type { Zone } from './zone.ts';

/**
 * A body that stands on the battlefield without being part of it: another figure, or an object, or a wall, that came
 * during play. Figures break lines and never obstruct (SS-SIGHT-017); an object that a player controls is written with
 * `obstructs: false` (SS-OBJ-108).
 */
export type Occluder = FigureOccluder | SolidOccluder | WallOccluder;

/** Another figure, on its base from its `bottom` to its Height. */
export interface FigureOccluder {
  readonly kind: 'figure';
  readonly id: string;
  readonly zone: Zone;
}

/** Fills whole hexes from `bottom` to `top`, absolute levels. */
export interface SolidOccluder {
  readonly kind: 'solid';
  readonly id: string;
  readonly spaces: readonly Space[];
  readonly bottom: number;
  readonly top: number;
  /** True when left out. */
  readonly obstructs?: boolean;
}

/** Stands on the border of two neighbouring spaces from `bottom` to `top`, absolute levels. */
export interface WallOccluder {
  readonly kind: 'wall';
  readonly id: string;
  readonly between: readonly [number, number];
  readonly bottom: number;
  readonly top: number;
  /** True when left out. */
  readonly obstructs?: boolean;
}
