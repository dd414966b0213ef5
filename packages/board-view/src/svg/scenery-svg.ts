import type { ObjectShape } from '@scapewright/board';
import { hexEdge, short } from '../scene/outline.ts';
import type { SceneWall } from '../scene/scene-wall.ts';
import type { SceneSolid } from '../scene/scenery.ts';
import type { Drawing } from './drawing.ts';

const shapes: Readonly<Record<ObjectShape, string>> = {
  tree: '<ellipse cx="3" cy="4" rx="16" ry="15" fill="#000" fill-opacity=".28"/><path d="M0 -17l5 5 7-1 1 7 5 5-5 5 0 7-7 1-5 5-5-5-8 0 0-7-5-6 5-5 0-7 7 0z" fill="#2f6a3a" stroke="#173d20" stroke-width="1.2"/><path d="M0-11l3 3 5 0 1 4 3 4-3 3-1 4-4 1-4 3-3-3-6-1 0-4-3-4 3-3 1-4 5 0z" fill="#4a8f50"/><path d="M-5-6l3-3 4 1-2 4-4 1z" fill="#7cba72"/>',
  bush: '<ellipse cx="2" cy="3" rx="15" ry="12" fill="#000" fill-opacity=".24"/><g fill="#5f8f3c" stroke="#33561d" stroke-width="1"><circle cx="-7" cy="3" r="7"/><circle cx="7" cy="4" r="7"/><circle cx="0" cy="-5" r="8"/><circle cx="1" cy="6" r="6"/></g><path d="M-3-8q3-2 5 1M-9 1q2-2 4 0M5 2q3-2 5 0" fill="none" stroke="#a7cf7a" stroke-width="1.4"/>',
  rock: '<path d="M-13 9l26 2-3 7-20-1z" fill="#000" fill-opacity=".25"/><path d="M-16 8l3-14 9-9 12 2 8 10-2 12-12 6-13-1z" fill="#8d877f" stroke="#443f39" stroke-width="1.2"/><path d="M-13-6l9-9 12 2-6 8-9 4z" fill="#bdb7ad"/><path d="M2-5l14 3-2 12-12 5z" fill="#6c665f"/>',
  ice: '<path d="M-15 10l4-18 8-8 10 4 8 12-4 12-12 4z" fill="#bfe4f4" stroke="#4d8aa6" stroke-width="1.2"/><path d="M-11-8l8-8 4 12-8 8zM7-12l8 12-9 2-5-6z" fill="#f4fcff"/>',
  house:
    '<path d="M-16-13h32v28h-32z" fill="#000" fill-opacity=".25" transform="translate(2 3)"/><path d="M-16-14h32v28h-32z" fill="#a9694a" stroke="#4c2a19" stroke-width="1.4"/><path d="M-16 0h32M-16-7h32M-16 7h32M-8-14v7M0-14v7M8-14v7M-12-7v7M-4-7v7M4-7v7M12-7v7M-8 0v7M0 0v7M8 0v7M-12 7v7M-4 7v7M4 7v7M12 7v7" stroke="#6e3f28" stroke-width=".8" fill="none"/><path d="M-16-14h32v3h-32z" fill="#fff" fill-opacity=".25"/>',
  window:
    '<path d="M-9-9h18v18h-18z" fill="#a8d4e8" stroke="#4c3a2a" stroke-width="2"/><path d="M0-9v18M-9 0h18" stroke="#4c3a2a" stroke-width="1.4"/><path d="M-7-2l5-5" stroke="#fff" stroke-width="1.6"/>',
  block:
    '<path d="M-13-11h29v28h-29z" fill="#000" fill-opacity=".25"/><path d="M-15-14h28v28h-28z" fill="#b98a52" stroke="#5a3a17" stroke-width="1.6"/><path d="M-15-7h28M-15 0h28M-15 7h28" stroke="#86602f" stroke-width="1"/><path d="M-13-12l24 24M11-12l-24 24" stroke="#6d4a20" stroke-width="2.4"/><path d="M-15-14h28v2.4h-28z" fill="#fff" fill-opacity=".28"/>',
};

/** What fills spaces, each by the shape of its kind. */
export function drawSolids({ ground }: Drawing, solids: readonly SceneSolid[]): string {
  return solids
    .flatMap(({ shape, parts }) =>
      parts.flatMap(({ space }) => {
        const place = ground.spaces[space];
        return place
          ? [
              `<g transform="translate(${short(place.x)} ${short(place.y)})" stroke-linejoin="round">${shapes[shape]}</g>`,
            ]
          : [];
      }),
    )
    .join('');
}

/** Walls and doors on the sides of hexes, and ladders across them. */
export function drawWalls({ ground, inks }: Drawing, walls: readonly SceneWall[]): string {
  const lines = (kind: SceneWall['kind']) =>
    walls
      .filter((wall) => wall.kind === kind)
      .flatMap(({ space, direction }) => {
        const place = ground.spaces[space];
        if (!place) return [];
        const [from, to] = hexEdge(place, direction);
        return [`M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`];
      })
      .join('');
  const line = (path: string, ink: string, width: number, more = '') =>
    path === ''
      ? ''
      : `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
  const [wall, door, ladder] = [lines('wall'), lines('door'), lines('ladder')];
  return [
    line(wall + door, inks.wallRim, 7),
    line(wall, inks.wall, 3.6),
    line(door, inks.door, 4),
    line(door, inks.wallRim, 4, 'stroke-dasharray="1 8.5" stroke-linecap="butt"'),
    line(ladder, '#5b3d1c', 8, 'stroke-dasharray="2 3.4" stroke-linecap="butt"'),
  ].join('');
}
