import { type BufferGeometry, ExtrudeGeometry, Path, Shape, ShapeGeometry } from 'three';
import { type OutlineArc, type Point, roundedOutline } from '../scene/outline.ts';

/** The outline as a shape that lies on the table (x east, y south), and as a hole where `hole` is wanted. */
function traced<Outline extends Path>(
  outline: Outline,
  arcs: readonly OutlineArc[],
  radius: number,
): Outline {
  for (const [at, { centre, from, to }] of arcs.entries()) {
    const [x, y] = [centre.x + Math.cos(from) * radius, centre.y + Math.sin(from) * radius];
    if (at === 0) outline.moveTo(x, y);
    else outline.lineTo(x, y);
    outline.absarc(centre.x, centre.y, radius, from, to, false);
  }
  outline.closePath();
  return outline;
}

/** A slab over everything within a radius of some places, its lower face at height 0. */
export function slab(places: readonly Point[], radius: number, height: number, edge = 0.8): BufferGeometry {
  const shape = traced(new Shape(), roundedOutline(places), radius - edge);
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(0.1, height - edge),
    bevelEnabled: true,
    bevelSize: edge,
    bevelThickness: edge,
    bevelSegments: 1,
    curveSegments: 20,
  });
  return geometry.rotateX(Math.PI / 2).translate(0, height - edge, 0);
}

/** A flat band around some places, lying at height 0. */
export function band(places: readonly Point[], radius: number, width: number): BufferGeometry {
  const arcs = roundedOutline(places);
  const shape = traced(new Shape(), arcs, radius + width);
  shape.holes.push(traced(new Path(), arcs, radius));
  return new ShapeGeometry(shape, 24).rotateX(Math.PI / 2);
}
