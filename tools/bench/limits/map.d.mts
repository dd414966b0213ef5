export interface LimitMap {
  readonly w: number;
  readonly h: number;
  readonly n: number;
  readonly q: Int16Array;
  readonly r: Int16Array;
  readonly elev: Uint8Array;
  readonly water: Uint8Array;
}
export function makeMap(w: number, h: number, seed?: number): LimitMap;
export function dist(q: Int16Array, r: Int16Array, a: number, b: number): number;
