import { BufferAttribute, BufferGeometry } from 'three';

/** A place in the scene in millimetres: x east, y up, z south. */
export type Place = readonly [x: number, y: number, z: number];

/** Red, green, blue as light (linear, 1 is white), and how much it covers. */
export type Tint = readonly [red: number, green: number, blue: number, cover?: number];

/** Corners, colours and textures of many triangles that are drawn at once. */
export class MeshData {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly tints: number[] = [];
  readonly uvs: number[] = [];
  readonly triangles: number[] = [];
  private readonly covers: boolean;

  /** `covers`: colours have a fourth number. */
  constructor(covers = false) {
    this.covers = covers;
  }

  corner(place: Place, normal: Place, tint: Tint, u = 0, v = 0): number {
    this.positions.push(...place);
    this.normals.push(...normal);
    this.tints.push(tint[0], tint[1], tint[2]);
    if (this.covers) this.tints.push(tint[3] ?? 1);
    this.uvs.push(u, v);
    return this.positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.triangles.push(a, b, c);
  }

  /** Corners against the clock, seen from the front. */
  quad(a: number, b: number, c: number, d: number): void {
    this.triangles.push(a, b, c, a, c, d);
  }

  get isEmpty(): boolean {
    return this.triangles.length === 0;
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const put = (name: string, values: readonly number[], size: number) =>
      geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
    put('position', this.positions, 3);
    put('normal', this.normals, 3);
    put('color', this.tints, this.covers ? 4 : 3);
    put('uv', this.uvs, 2);
    geometry.setIndex(new BufferAttribute(new Uint32Array(this.triangles), 1));
    return geometry;
  }
}
