import type { ObjectShape } from './object-mark.ts';
import { halfWidth, hexCorners, pointList, side } from './svg-geometry.ts';

/** The pictures of objects, around the middle of their hex; all fit in a circle of 22 units. */
export const objectShapes: Readonly<Record<ObjectShape, string>> = {
  tree: [
    '<path d="M-2.5 6h5v10h-5z" fill="#5b3d1c"/>',
    polygon('0,-2 14,11 -14,11', '#2f6b35', '#1c4421'),
    polygon('0,-12 11,3 -11,3', '#397d3f', '#1c4421'),
    polygon('0,-21 8,-6 -8,-6', '#469149', '#1c4421'),
  ].join(''),
  bush: [-8, 8, 0]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${x === 0 ? -5 : 4}" r="9" fill="#4c8f3d" stroke="#234d1c" stroke-width="1.6"/>`,
    )
    .join(''),
  rock:
    polygon('-17,13 -14,-3 -4,-18 7,-12 16,2 18,13', '#8a8078', '#3c352f') +
    polygon('-4,-18 1,-2 -6,13 -17,13 -14,-3', '#a59a90', '#3c352f'),
  ice:
    polygon('-16,13 -12,-4 -2,-19 10,-8 16,13', '#d8f0fb', '#5b8aa5') +
    polygon('-2,-19 2,0 -4,13 -16,13 -12,-4', '#f4fbff', '#5b8aa5'),
  house:
    polygon('-14,15 -14,-3 14,-3 14,15', '#8d8478', '#2e2620') +
    polygon('0,-19 18,-2 -18,-2', '#9c5a3c', '#2e2620') +
    '<path d="M-4 15v-9h8v9z" fill="#4a3726"/>',
  window:
    polygon('-11,14 -11,-14 11,-14 11,14', '#a9d3e6', '#2e2620') +
    '<path d="M0 -14v28M-11 0h22" stroke="#2e2620" stroke-width="2"/>',
  block: polygon(pointList(hexCorners({ x: 0, y: 0 }, 20 / Math.max(side, halfWidth))), '#4a4540', '#1e1b18'),
};

function polygon(points: string, fill: string, stroke: string): string {
  return `<polygon points="${points}" fill="${fill}" stroke="${stroke}" stroke-width="1.6"/>`;
}
