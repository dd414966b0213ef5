import type { Frame } from './frame.ts';

/** Half the width of a hex: 25 mm times half the square root of 3. */
const halfWidth = 21.650635094610966;
const half = 0.5;
const halfRoot3 = 0.8660254037844386;
/** Corners of a hex about its centre, and outward normals of its edges, edge i running from corner i to the next. */
const cornersX = [halfWidth, 0, -halfWidth, -halfWidth, 0, halfWidth];
const cornersY = [12.5, 25, 12.5, -12.5, -25, -12.5];
const normalsX = [half, -half, -1, -half, half, 1];
const normalsY = [halfRoot3, halfRoot3, 0, -halfRoot3, -halfRoot3, 0];

/** Edge of a hex towards each direction E, NE, NW, W, SW, SE (y runs south). */
export const edgeTowards: readonly number[] = [5, 4, 3, 2, 1, 0];

/** A hex as it lies in a frame: what is added to its centre for each corner, and the normals of its edges. */
export class TurnedHex {
  readonly cornerX = new Float64Array(6);
  readonly cornerY = new Float64Array(6);
  readonly normalX = new Float64Array(6);
  readonly normalY = new Float64Array(6);
  turn({ axisX, axisY }: Frame): void {
    for (let i = 0; i < 6; i++) {
      const x = (cornersX[i] as number) * axisX + (cornersY[i] as number) * axisY;
      const y = (cornersY[i] as number) * axisX - (cornersX[i] as number) * axisY;
      this.cornerX[i] = x;
      this.cornerY[i] = y;
      this.normalX[i] = (normalsX[i] as number) * axisX + (normalsY[i] as number) * axisY;
      this.normalY[i] = (normalsY[i] as number) * axisX - (normalsX[i] as number) * axisY;
    }
  }
  /** How far it reaches from its centre in a direction (a unit vector). */
  reach(towardX: number, towardY: number): number {
    let reach = 0;
    for (let i = 0; i < 6; i++)
      reach = Math.max(reach, towardX * (this.cornerX[i] as number) + towardY * (this.cornerY[i] as number));
    return reach;
  }
}
