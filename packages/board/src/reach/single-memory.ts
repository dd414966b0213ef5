import type { Battlefield } from '../battlefield.ts';
import { Labels } from './labels.ts';

/** Memory of searches for single bases, kept beside the battlefield. */
export interface SingleMemory {
  readonly labels: Labels;
  /** Stand in for tables that a query leaves out. */
  readonly zeros: Uint8Array;
  readonly harmless: Int32Array;
  readonly unthreatened: Uint32Array;
}

/** Makes the memory of searches for single bases; to be given to `Battlefield.scratch`. */
export function singleMemory(battlefield: Battlefield): SingleMemory {
  const { count } = battlefield;
  return {
    labels: new Labels(),
    zeros: new Uint8Array(count),
    harmless: new Int32Array(count),
    unthreatened: new Uint32Array(count),
  };
}
