/** A file that may break one habit, and why. */
export interface Exception {
  readonly habit: string;
  readonly path: string;
  readonly reason: string;
}

/** Every exception from the house's habits; one that excuses nothing any more is itself a fault. */
export const exceptions: readonly Exception[] = [];
