import { directionQ, directionR, levelMillimetres } from '@scapewright/board';
import { columnOf, type Ground } from '../scene/ground.ts';
import { hexEdge } from '../scene/outline.ts';
import type { SceneWall } from '../scene/scene-wall.ts';
import { textureTile } from '../scene/textures.ts';
import { heightOf } from './heights.ts';
import { MeshData, type Place, type Tint } from './mesh-data.ts';
import { Model } from './models.ts';
import { tintOf } from './tint.ts';

const inkFor = {
  wall: tintOf([198, 184, 158]),
  wallTop: tintOf([226, 214, 188]),
  door: tintOf([176, 114, 54]),
  post: tintOf([98, 70, 44]),
  rung: tintOf([190, 146, 92]),
};

const thick = { wall: 4.6, door: 3.4 };

/** Walls that stand on one floor, under the same ceilings: stones with a texture, and doors and ladders as a model. */
export interface Storey {
  /** The deck on which they stand; -1 the ground. */
  readonly floor: number;
  /** The decks over them. */
  readonly ceilings: readonly number[];
  readonly stones: MeshData;
  readonly model: Model;
}

/** The walls of a region by storeys. */
export function storeysOf(ground: Ground, region: number): readonly Storey[] {
  const storeys = new Map<string, Storey>();
  for (const wall of ground.scenery.walls) {
    if (ground.spaces[wall.space]?.region !== region) continue;
    const { floor, ceilings } = decksAbout(ground, wall);
    const key = `${floor} ${ceilings.join()}`;
    const storey = storeys.get(key) ?? { floor, ceilings, stones: new MeshData(), model: new Model() };
    storeys.set(key, storey);
    addWall(storey, ground, wall);
  }
  return [...storeys.values()];
}

function decksAbout(ground: Ground, { space, direction, bottom }: SceneWall) {
  const here = ground.spaces[space];
  const beside = here && {
    q: here.q + (directionQ[direction] ?? 0),
    r: here.r + (directionR[direction] ?? 0),
  };
  const columns = [here, beside].map((hex) =>
    hex && here ? ground.battlefield.columnAt(hex.q, hex.r, here.region) : -1,
  );
  const decks = columns
    .flatMap((column) => (column < 0 ? [] : columnOf(ground, column)))
    .filter(({ deck }) => deck >= 0);
  const floor = decks.filter(({ level }) => level <= bottom).sort((a, b) => b.level - a.level)[0];
  const ceilings = [...new Set(decks.filter(({ level }) => level > bottom).map(({ deck }) => deck))];
  return { floor: floor?.deck ?? -1, ceilings: ceilings.sort((a, b) => a - b) };
}

function addWall({ stones, model }: Storey, ground: Ground, wall: SceneWall): void {
  const place = ground.spaces[wall.space];
  if (!place) return;
  const [from, to] = hexEdge(place, wall.direction);
  const [x, z] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const low = heightOf({ level: wall.bottom });
  const height = Math.max(2, heightOf({ level: wall.top }) - low);
  const turn = Math.atan2(from.y - to.y, to.x - from.x);
  const box = (y: number, size: Place, tint: Tint, along = 0) =>
    model.add('box', {
      at: [x + Math.cos(turn) * along, low + y, z - Math.sin(turn) * along],
      size,
      turn,
      tint,
    });
  if (wall.kind === 'ladder') {
    for (const along of [-7, 7]) box(height / 2 + 2, [2.2, height + 4, 2.2], inkFor.post, along);
    for (let rung = 4; rung < height; rung += levelMillimetres / 2) box(rung, [14, 1.6, 1.8], inkFor.rung);
  } else if (wall.kind === 'door') {
    box(height * 0.45, [18, height * 0.9, thick.door], inkFor.door);
    for (const along of [-11, 11]) box(height / 2, [4, height, thick.wall], inkFor.post, along);
    box(height - 1.5, [26, 3, thick.wall], inkFor.post);
    box(height * 0.45, [1.8, 1.8, thick.door + 1.6], inkFor.wallTop, 6);
  } else {
    addStones(stones, [x, low + height / 2, z], [26.4, height, thick.wall], turn, inkFor.wall);
    addStones(stones, [x, low + height - 0.9, z], [27.6, 2.2, thick.wall + 1.6], turn, inkFor.wallTop);
  }
}

/** The faces of a box but the lower one: its normal, and the ways to the right and up on it. */
const faces: readonly (readonly [normal: Place, right: Place, up: Place])[] = [
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
];

/** A box about a place, turned about the upright axis, with a texture in its true size. */
function addStones(data: MeshData, [x, y, z]: Place, size: Place, turn: number, tint: Tint): void {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const turned = ([a, b, c]: Place): Place => [a * cos + c * sin, b, -a * sin + c * cos];
  const half = (way: Place) =>
    (Math.abs(way[0]) * size[0] + Math.abs(way[1]) * size[1] + Math.abs(way[2]) * size[2]) / 2;
  for (const [normal, right, up] of faces) {
    const [out, wide, high] = [half(normal), half(right), half(up)];
    const at = (u: number, v: number) => {
      const local = [0, 1, 2].map(
        (axis) => (normal[axis] ?? 0) * out + (right[axis] ?? 0) * wide * u + (up[axis] ?? 0) * high * v,
      ) as unknown as Place;
      const [a, b, c] = turned(local);
      return data.corner(
        [x + a, y + b, z + c],
        turned(normal),
        tint,
        (x + z + u * wide) / textureTile.width,
        (b + y) / textureTile.height,
      );
    };
    data.quad(at(-1, -1), at(1, -1), at(1, 1), at(-1, 1));
  }
}
