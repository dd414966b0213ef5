/** A shaft at the start: its spaces floor by floor from the lowest, and the figure that is its car, if it has one. */
export interface ShaftPlan {
  readonly id: string;
  readonly levels: readonly (readonly string[])[];
  readonly car?: string;
}

/** A building at the start, by names of spaces. Its walls, roofs and ways are parts of the battlefield. */
export interface BuildingPlan {
  readonly id: string;
  readonly kind: string;
  readonly access: 'enclosed' | 'interior';
  /** Greatest Height, in levels, of the figures that it lets in or through. */
  readonly limit: number;
  /** Spaces inside, floor by floor from the lowest: of a building with interior access. */
  readonly floors: readonly (readonly string[])[];
  /** Spaces that it fills: of an enclosed building. */
  readonly fills: readonly string[];
  /** Window spaces, which belong to floors too. */
  readonly windows: readonly string[];
  readonly shafts: readonly ShaftPlan[];
}
