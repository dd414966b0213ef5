/** A tile as it lies under a space, from below upwards: 1 level thick, or 0 for a tile that lies flat. */
export interface LayerPlan {
  readonly terrain: string;
  readonly levels: number;
  /** The physical piece of which it is a part. */
  readonly piece: string;
}

/** The tiles under one space at the start, from the lowest; the lowest stands on the space's underside. */
export interface SpaceLayers {
  /** Name of the space. */
  readonly space: string;
  readonly layers: readonly LayerPlan[];
}
