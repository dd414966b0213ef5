import type { LimitMap } from './map.mjs';
export class Flood {
  constructor(map: LimitMap);
  range(
    start: number,
    move: number,
    side: number,
    height: number,
    occ: Uint8Array,
    owner: Uint8Array,
    engaged: Uint8Array,
  ): number;
}
