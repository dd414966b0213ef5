/** How a bot weighs what it may win against what it may lose. */
export interface Temper {
  /** Of the points that enemies may take from a figure where it stands, the part that counts. */
  readonly caution: number;
  /** What a fight is worth that is one whole move away, as a part of what it is worth now. */
  readonly patience: number;
  /** Points for each level of height, as a part of what the figure is worth. */
  readonly height: number;
  /** What each space costs that lies between it and the nearest fight, as a part of what the figure is worth. */
  readonly advance: number;
}

/** Tempers by name: the usual one, one that dares, one that spares itself. */
export const tempers = {
  steady: { caution: 0.1, patience: 0.3, height: 0.004, advance: 0.004 },
  bold: { caution: 0, patience: 0.25, height: 0.003, advance: 0.02 },
  careful: { caution: 0.6, patience: 0.5, height: 0.006, advance: 0.004 },
} as const satisfies Record<string, Temper>;

/** One of {@link tempers}. */
export type TemperName = keyof typeof tempers;
