import type { LimitMap } from './map.mjs';
export class Sight {
  constructor(map: LimitMap);
  quick(a: number, ha: number, b: number, hb: number): number;
}
