import type { LimitMap } from './map.mjs';
export interface ObjectState {
  readonly round: number;
}
export function objectState(map: LimitMap): ObjectState;
export function cloneByHand(state: ObjectState): ObjectState;
