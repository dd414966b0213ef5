import type { featureNames } from './features.ts';

/** What each feature is worth, and where that comes from. */
export interface JudgeWeights {
  /** Another one for each set of features. */
  readonly version: number;
  /** The line that makes them again, and what they came from. */
  readonly made: string;
  readonly features: Readonly<Record<(typeof featureNames)[number], number>>;
}
