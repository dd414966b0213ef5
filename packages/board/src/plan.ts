/**
 * A battlefield as plain JSON data: what a map loader, a scenario or an editor makes, and what `compileBattlefield`
 * turns into arrays. Heights are absolute levels of 9 mm; the table is level 0. Places are axial hexes, pointy-top.
 */
export interface BattlefieldPlan {
  readonly spaces: readonly SpacePlan[];
  readonly walls?: readonly WallPlan[];
  readonly solids?: readonly SolidPlan[];
  readonly links?: readonly LinkPlan[];
}

/**
 * How much of a base fits on a space. A `half` hex is crossed but never stopped on; a `partial` hex is never entered
 * and does not count for distance, but a flyer may pass over it.
 */
export type HexKind = 'full' | 'half' | 'partial';

/** One space: the surface on which a base stands. Several spaces may lie in one column (q, r). */
export interface SpacePlan {
  /** Axial column: `q` steps east, `r` steps south-east. */
  readonly q: number;
  readonly r: number;
  /** Level of the standing surface. A zero-level tile (water, shadow) has the level of what it lies on. */
  readonly level: number;
  /**
   * Lower face of the solid mass that carries the surface: 0 is solid down to the table, a one-level slab with its top
   * at 9 has 8. A mass of no thickness (`underside` equal to `level` above the table) limits nobody below it.
   */
  readonly underside: number;
  /** Terrain id; the board only hands it on. */
  readonly terrain: string;
  /** Unique name: `c4`, `c3@1`, `ud:a1`. */
  readonly name: string;
  /** `full` when left out. */
  readonly hex?: HexKind;
  /**
   * A ladder rung: hangs in its column without a mass, one level is not counted when getting on or off, and nobody
   * falls onto it.
   */
  readonly rung?: boolean;
  /** Separate battlefields: no neighbours and no distance between regions. 0 when left out. */
  readonly region?: number;
  /** Physical terrain piece to which the space belongs. */
  readonly piece?: string;
  /** Taken away during play: it exists no more, but the numbers of the spaces after it stay as they were. */
  readonly removed?: boolean;
}

/** Something that stands on the border between neighbouring spaces and has no thickness: a ruin, a building's wall, a ladder. */
export interface WallPlan {
  readonly id: string;
  /**
   * Pairs of names of spaces in neighbouring columns. The wall stands on the border of the two columns, also for the
   * other spaces of a stacked column; `separates: 'always'` holds for the pairs named here only.
   */
  readonly between: readonly (readonly [string, string])[];
  /** Sides of spaces beyond which no space is, by direction (0 to 5): the outside of a building at the edge. */
  readonly edges?: readonly (readonly [space: string, direction: number])[];
  /** Absolute levels of its lower and upper edge. */
  readonly bottom: number;
  readonly top: number;
  /** `levels`: may be climbed over for the levels from the near side up to `top` plus the landing space. `no` when left out. */
  readonly climb?: 'no' | 'levels';
  /**
   * Levels that climbing counts at least from outside. Inside is the higher of the two spaces, and at one level the
   * first of the pair. None when left out.
   */
  readonly outside?: number;
  /** False when left out: flyers pass over it where the air above it has room for them. */
  readonly blocksFlying?: boolean;
  /** True: walkers and flyers go through it as if it were not there (a door). False when left out. */
  readonly passable?: boolean;
  /** True when left out. */
  readonly blocksSight?: boolean;
  /**
   * Whether it can keep figures on its two sides from being adjacent: true (when left out) if it is high enough,
   * `always` whatever its height (ladders, closed buildings), false never.
   */
  readonly separates?: boolean | 'always';
  /** Whether hiding a part of a figure counts as an obstruction. True when left out. */
  readonly obstructs?: boolean;
}

/** An object that fills whole hexes from the surface of its spaces upward. */
export interface SolidPlan {
  readonly id: string;
  readonly spaces: readonly string[];
  /** Levels above its spaces: one number, or one for each of `spaces`. */
  readonly height: number | readonly number[];
  /** False when left out: flyers pass over it. */
  readonly blocksFlying?: boolean;
  /** True when left out. */
  readonly blocksSight?: boolean;
  /** True when left out. */
  readonly obstructs?: boolean;
  /** True: figures may enter and stop on its spaces (a bush). False when left out: it occupies them. */
  readonly enterable?: boolean;
}

/** A way that is no step between neighbouring columns: rung to rung, a lift, a transit space. */
export interface LinkPlan {
  readonly from: string;
  readonly to: string;
  /** Spaces that it costs, all in all. */
  readonly cost: number;
  /** Kind, which a move query allows or not: `ladder`, `turbo-lift`, `transit` ... */
  readonly kind: string;
  /** True when left out. */
  readonly bothWays?: boolean;
  /**
   * True: the figure is placed at the other end (a transit space): both ends must be free, and `cost` is the whole
   * price. False when left out: the other end is entered like any space, with what entering it costs on top.
   */
  readonly placed?: boolean;
}

/** What changes when terrain, walls, solids or links are added or removed during play. */
export interface BattlefieldChanges {
  readonly addSpaces?: readonly SpacePlan[];
  /**
   * Same space (its number stays), other properties: a water tile laid on it, its top tile taken away. By its number also
   * one that does not exist now and comes with `removed: false`.
   */
  readonly alterSpaces?: readonly ({ readonly space: string | number } & Partial<SpacePlan>)[];
  /** Removed spaces keep their number but exist no more. */
  readonly removeSpaces?: readonly string[];
  readonly addWalls?: readonly WallPlan[];
  readonly removeWalls?: readonly string[];
  readonly addSolids?: readonly SolidPlan[];
  readonly removeSolids?: readonly string[];
  readonly addLinks?: readonly LinkPlan[];
  /** Removed in the direction written, and back if the link goes both ways. */
  readonly removeLinks?: readonly { readonly from: string; readonly to: string; readonly kind: string }[];
}
