import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DodecahedronGeometry,
  Euler,
  IcosahedronGeometry,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three';
import { shared } from './dispose.ts';
import type { Tint } from './mesh-data.ts';

/** The simple bodies of which models are put together, each in a box one millimetre wide, high and deep about its middle. */
export const bodies = {
  box: () => new BoxGeometry(1, 1, 1),
  post: () => new CylinderGeometry(0.5, 0.5, 1, 8),
  hexagon: () => new CylinderGeometry(0.5, 0.5, 1, 6),
  cone: () => new ConeGeometry(0.5, 1, 9),
  boulder: () => new DodecahedronGeometry(0.5, 0),
  crystal: () => new IcosahedronGeometry(0.5, 0),
  ball: () => new SphereGeometry(0.5, 10, 7),
} as const satisfies Record<string, () => BufferGeometry>;

export type BodyName = keyof typeof bodies;

/** A body as it stands in the scene. */
export interface Body {
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [x: number, y: number, z: number];
  /** About the upright axis, in radians. */
  readonly turn?: number;
  /** Leaning, in radians. */
  readonly lean?: number;
  readonly tint: Tint;
}

/** Bodies by name: many of a kind are drawn at once. */
export class Model {
  readonly bodies = new Map<BodyName, Body[]>();

  add(name: BodyName, body: Body): void {
    const known = this.bodies.get(name);
    if (known) known.push(body);
    else this.bodies.set(name, [body]);
  }

  /** A bar between two places. */
  bar(from: Vector3, to: Vector3, thick: number, tint: Tint): void {
    const way = to.clone().sub(from);
    const flat = Math.hypot(way.x, way.z);
    const middle = from.clone().add(to).multiplyScalar(0.5);
    this.add('post', {
      at: [middle.x, middle.y, middle.z],
      size: [thick, way.length(), thick],
      turn: Math.atan2(way.x, way.z),
      lean: Math.atan2(flat, way.y),
      tint,
    });
  }

  get count(): number {
    return [...this.bodies.values()].reduce((sum, list) => sum + list.length, 0);
  }
}

const sharp: ReadonlySet<BodyName> = new Set(['boulder', 'crystal', 'hexagon']);

/** The meshes of a model, one for each kind of body; each with a material of its own where none is given. */
export function meshesOf(
  model: Model,
  geometries: Map<BodyName, BufferGeometry>,
  given?: Material,
): InstancedMesh[] {
  return [...model.bodies].map(([name, list]) => {
    const geometry = geometries.get(name) ?? shared(bodies[name]());
    geometries.set(name, geometry);
    const material = given ?? new MeshLambertMaterial({ flatShading: sharp.has(name) });
    const mesh = new InstancedMesh(geometry, material, list.length);
    for (const [at, body] of list.entries()) {
      mesh.setMatrixAt(at, matrixOf(body));
      mesh.setColorAt(at, new Color(body.tint[0], body.tint[1], body.tint[2]));
    }
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.computeBoundingSphere();
    return mesh;
  });
}

function matrixOf({ at, size, turn = 0, lean = 0 }: Body): Matrix4 {
  return new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(lean, turn, 0, 'YXZ')),
    new Vector3(...size),
  );
}
