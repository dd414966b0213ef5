import {
  Color,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type ShaderMaterial,
  Vector3,
} from 'three';
import type { Look } from '../mount/painter.ts';
import type { SceneSpace } from '../scene/ground.ts';
import type { MarkedSpace, SceneRay } from '../scene/marked-spaces.ts';
import { hexCorners } from '../scene/outline.ts';
import { rungScale } from '../scene/rungs.ts';
import type { Scene } from '../scene/scene.ts';
import { sideLook } from '../scene/side-look.ts';
import { type Inks, inks } from '../svg/ink.ts';
import { heightOf, seenTop } from './heights.ts';
import { MeshData, type Tint } from './mesh-data.ts';
import { Model, meshesOf } from './models.ts';
import { danger, type NumberSign, signMaterial, signsMesh } from './number-signs.ts';
import type { Stock } from './stock.ts';
import { tintOf } from './tint.ts';

const tones = { clear: '#2f9e5b', obstructed: '#e0a11b', none: '#3a3a44' } as const;

/** A colour of the page as light. */
export function tintOfInk(ink: string, cover = 1): Tint {
  const { r, g, b } = new Color(ink);
  return [r, g, b, cover];
}

/** How far veils lie above the ground, each kind above the one before. */
const lift = 0.5;

/** Where something is marked, and how large: 1 when left out is a whole hex. */
type Marked = Pick<SceneSpace, 'x' | 'y' | 'level' | 'texture'> & { readonly scale?: number };

/** A whole hex over a space. */
export function veil(data: MeshData, space: Marked, part: number, tint: Tint, above: number): void {
  const y = seenTop(space) + above;
  const scale = part * (space.scale ?? 1);
  const centre = data.corner([space.x, y, space.y], [0, 1, 0], tint);
  const rim = hexCorners(space, scale).map((at) => data.corner([at.x, y, at.y], [0, 1, 0], tint));
  for (let corner = 0; corner < 6; corner += 1)
    data.triangle(centre, rim[(corner + 1) % 6] ?? 0, rim[corner] ?? 0);
}

/** A hexagonal ring over a space. */
export function ring(
  data: MeshData,
  space: Marked,
  [outer, inner]: readonly [number, number],
  tint: Tint,
  above: number,
): void {
  const y = seenTop(space) + above;
  const corners = (scale: number) =>
    hexCorners(space, scale * (space.scale ?? 1)).map((at) => data.corner([at.x, y, at.y], [0, 1, 0], tint));
  const [out, within] = [corners(outer), corners(inner)];
  for (let corner = 0; corner < 6; corner += 1) {
    const next = (corner + 1) % 6;
    data.quad(within[corner] ?? 0, within[next] ?? 0, out[next] ?? 0, out[corner] ?? 0);
  }
}

/** Everything that lies as a veil on the spaces of a region. */
export function veilData(scene: Scene, region: number, colours: Inks): MeshData {
  const data = new MeshData(true);
  const { ground } = scene;
  for (const { seat, spaces } of ground.zones) {
    const tint = tintOf(sideLook(seat).colour, 0.1);
    for (const name of spaces) {
      const space = ground.spaces[ground.battlefield.spaceOf(name)];
      if (space?.region !== region) continue;
      veil(data, space, 0.93, tint, lift * 0.5);
      ring(data, space, [0.95, 0.9], [tint[0], tint[1], tint[2], 0.7], lift * 0.6);
    }
  }
  for (const mark of scene.marked.values()) {
    const space = ground.spaces[mark.space];
    if (space?.region !== region) continue;
    const rung = ground.scenery.rungs.get(mark.space);
    addMark(data, rung ? { ...space, ...rung.foot, scale: rungScale } : space, mark, colours);
  }
  return data;
}

function addMark(
  data: MeshData,
  space: Marked,
  { sight, area, choice, chosen, threat, reached }: MarkedSpace,
  colours: Inks,
): void {
  if (sight) veil(data, space, 0.96, tintOfInk(tones[sight], sight === 'none' ? 0.6 : 0.42), lift);
  if (threat || reached) veil(data, space, 0.96, tintOfInk(colours.danger, reached ? 0.5 : 0.28), lift * 1.1);
  if (reached) ring(data, space, [0.92, 0.86], [1, 1, 1, 0.8], lift * 1.2);
  if (area) {
    veil(data, space, 0.96, [1, 1, 1, 0.22], lift * 1.2);
    for (const at of [0.94, 0.7, 0.46]) ring(data, space, [at, at - 0.06], [1, 1, 1, 0.8], lift * 1.4);
  }
  if (choice) {
    veil(data, space, 0.86, tintOfInk(colours.accent, 0.26), lift * 1.6);
    ring(data, space, [0.94, 0.78], tintOfInk(colours.accentRim, 0.7), lift * 1.8);
    ring(data, space, [0.91, 0.81], tintOfInk(colours.accent), lift * 2);
  }
  if (chosen) {
    veil(data, space, 0.82, tintOfInk(colours.accent, 0.6), lift * 2.2);
    ring(data, space, [0.94, 0.8], [1, 1, 1, 1], lift * 2.4);
  }
  if (threat || choice?.risk) {
    const [north, east] = hexCorners(space, 0.92);
    if (!north || !east || space.scale) return;
    const y = seenTop(space) + lift * 2.8;
    const tint = tintOfInk(colours.danger);
    const at = (x: number, z: number) => data.corner([x, y, z], [0, 1, 0], tint);
    data.quad(
      at(north.x, north.y),
      at(north.x + 3, north.y + 12),
      at(east.x, east.y + 10),
      at(east.x, east.y),
    );
  }
}

/** What going to spaces costs, and where it is dangerous, as signs. */
export function markSigns(scene: Scene, region: number): readonly NumberSign[] {
  return [...scene.marked.values()].flatMap(({ space, choice, threat }): NumberSign[] => {
    const place = scene.ground.spaces[space];
    if (place?.region !== region) return [];
    const y = seenTop(place) + 5;
    const rung = scene.ground.scenery.rungs.get(space);
    const { x, y: z } = rung?.foot ?? place;
    const [east, north] = rung ? [8, 2] : [13, 14];
    return [
      ...(choice?.cost === undefined ? [] : [{ x, y, z, number: choice.cost }]),
      ...(threat || choice?.risk ? [{ x: x + east, y, z: z - north, number: danger }] : []),
    ];
  });
}

/** The places through which a way leads, above the ground; over an edge it climbs at the border. */
export function wayPlaces(scene: Scene, region: number): readonly Vector3[] {
  const spaces = scene.way
    .flatMap((space) => scene.ground.spaces[space] ?? [])
    .filter((one) => one.region === region);
  return spaces.flatMap((space, at) => {
    const here = new Vector3(space.x, seenTop(space) + 5, space.y);
    const next = spaces[at + 1];
    if (!next || next.level === space.level) return [here];
    const height = Math.max(seenTop(space), seenTop(next)) + 5;
    const border = new Vector3((space.x + next.x) / 2, height, (space.y + next.y) / 2);
    return [here, border];
  });
}

const eyeOf = (scene: Scene, space: SceneSpace): Vector3 => {
  const tall = scene.pieceOn.get(space.index)?.height ?? 4;
  return new Vector3(space.x, heightOf({ level: space.level + tall * 0.8 }), space.y);
};

function addRay(model: Model, scene: Scene, ray: SceneRay, region: number, colours: Inks): void {
  const [from, to, stop] = [ray.from, ray.to, ray.blockedAt].map((space) => scene.ground.spaces[space]);
  if (!from || !to || from.region !== region) return;
  const [start, end] = [eyeOf(scene, from), eyeOf(scene, to)];
  const tint = tintOfInk(tones[ray.sight]);
  const dash = ray.sight === 'clear' ? 0 : ray.sight === 'obstructed' ? 12 : 5;
  const count = dash === 0 ? 1 : Math.max(1, Math.floor(start.distanceTo(end) / (dash * 1.7)));
  for (let at = 0; at < count; at += 1) {
    const part = (share: number) => start.clone().lerp(end, (at + share) / count);
    model.bar(part(0), part(dash === 0 ? 1 : 0.6), 3, tint);
  }
  if (!stop) return;
  const far =
    Math.hypot(stop.x - start.x, stop.y - start.z) /
    Math.max(1, Math.hypot(end.x - start.x, end.z - start.z));
  const cross = start.clone().lerp(end, Math.min(1, far));
  for (const slope of [-1, 1]) {
    const arm = new Vector3(8, 8 * slope, 0);
    model.bar(cross.clone().sub(arm), cross.clone().add(arm), 4, tintOfInk(colours.danger));
  }
}

/** The way and the lines of sight as bars. */
export function linesModel(scene: Scene, region: number, colours: Inks): Model {
  const model = new Model();
  const places = wayPlaces(scene, region);
  const accent = tintOfInk(colours.accent);
  for (const [at, place] of places.entries()) {
    const next = places[at + 1];
    if (next) model.bar(place, next, 4.6, accent);
    const wide = next ? 4.6 : 12;
    model.add('ball', { at: [place.x, place.y, place.z], size: [wide, wide, wide], tint: accent });
  }
  for (const ray of scene.rays) addRay(model, scene, ray, region, colours);
  return model;
}

/** How flat colours that lie on the ground are drawn. */
export const veilMaterial = (): MeshBasicMaterial =>
  new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  });

const behindMaterial = () => new MeshBasicMaterial({ transparent: true, opacity: 0.3, depthTest: false });

/** How costs and dangers are written. */
export const costMaterial = (stock: Stock): ShaderMaterial =>
  stock.material('signs', () =>
    signMaterial({
      ...{ texture: stock.numbers, size: 22, flat: false, cover: 1 },
      ...{ ink: [1, 0.99, 0.96], rim: [0.13, 0.1, 0.08] },
    }),
  );

/** Everything by which what is pointed out differs from another moment. */
export const marksStamp = ({ marked, way, rays }: Scene, { theme, region }: Look): string =>
  JSON.stringify([theme, region, [...marked.values()], way, rays]);

/** Everything that a moment points out, as one group. */
export function marksGroup(scene: Scene, look: Look, stock: Stock): Group {
  const group = new Group();
  const colours = inks[look.theme];
  const veils = veilData(scene, look.region, colours);
  if (!veils.isEmpty) {
    const mesh = new Mesh(veils.geometry(), stock.material('veils', veilMaterial));
    mesh.renderOrder = 2;
    group.add(mesh);
  }
  const signs = markSigns(scene, look.region);
  if (signs.length > 0) {
    const mesh = signsMesh(signs, costMaterial(stock));
    mesh.renderOrder = 4;
    group.add(mesh);
  }
  const lit = stock.material('lines', () => new MeshLambertMaterial());
  for (const mesh of meshesOf(linesModel(scene, look.region, colours), stock.shapes, lit)) {
    mesh.castShadow = false;
    mesh.receiveShadow = false;
    const behind = mesh.clone();
    behind.material = stock.material('behind', behindMaterial);
    behind.renderOrder = 5;
    group.add(mesh, behind);
  }
  return group;
}
