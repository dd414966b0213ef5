import { levelMillimetres, mixColours, shadeColour } from '@scapewright/board';
import {
  type BufferGeometry,
  Color,
  DoubleSide,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Shape,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
} from 'three';
import type { Look } from '../mount/painter.ts';
import type { Point } from '../scene/outline.ts';
import type { Scene } from '../scene/scene.ts';
import type { ScenePiece } from '../scene/scene-piece.ts';
import type { SilhouetteName } from '../scene/silhouette-for.ts';
import { silhouettes } from '../scene/silhouettes.ts';
import { inks } from '../svg/ink.ts';
import { band, slab } from './outline-shape.ts';
import { baseTexture, plate, plateTexture } from './piece-labels.ts';
import type { Stock } from './stock.ts';
import { outlineOf } from './svg-outline.ts';

/** Millimetres of a base: its radius and its height. */
export const base = { radius: 16.4, height: 3.4 };

/** How far the active piece is lifted. */
export const activeLift = 4;

const cardThickness = 2.2;
const paper = [246, 239, 224] as const;

/** A piece as it stands in the scene; `card` turns to whoever looks. */
export interface Standee {
  readonly group: Group;
  readonly card: Group;
  readonly plate: Sprite;
  readonly halo: Mesh | undefined;
  /** Height of its body in millimetres, and half its width. */
  readonly height: number;
  readonly halfWidth: number;
}

/** Where the spaces of a piece lie about its middle; whoever sits in something has no more room than one. */
export const placesOf = (piece: ScenePiece, { ground, pieces }: Scene): readonly Point[] => {
  if (pieces.some(({ key }) => key === piece.inside)) return [{ x: 0, y: 0 }];
  return piece.spaces.flatMap((index) => {
    const space = ground.spaces[index];
    return space ? [{ x: space.x - piece.x, y: space.y - piece.y }] : [];
  });
};

/** Is it something that figures sit in? */
export const isVehicle = (piece: ScenePiece, { pieces }: Scene): boolean =>
  piece.object && (piece.spaces.length > 1 || pieces.some(({ inside }) => inside === piece.key));

/** The height at which those sit who are in something, in millimetres over its feet. */
export const seatHeight = ({ height }: ScenePiece): number => height * levelMillimetres * 0.6;

/** Everything by which a drawing of a piece differs from another, apart from its place. */
export const stampOf = (piece: ScenePiece, scene: Scene, look: Look): string =>
  JSON.stringify([
    ...[piece.label, piece.number, piece.side.side, piece.height, piece.silhouette, piece.wounds, piece.life],
    ...[piece.active, piece.acted, piece.object, isVehicle(piece, scene), look.theme],
    ...[scene.choices.has(piece.key), scene.pointed.has(piece.key), placesOf(piece, scene)],
  ]);

const cards = new Map<SilhouetteName, readonly Point[]>();

function cardOutline(name: SilhouetteName): readonly Point[] {
  const known = cards.get(name) ?? outlineOf(silhouettes[name]);
  cards.set(name, known);
  return known;
}

function cardGeometry(name: SilhouetteName, width: number, height: number, rim: number): BufferGeometry {
  const shape = new Shape();
  for (const [at, { x, y }] of cardOutline(name).entries()) {
    const [right, high] = [((x - 10) / 20) * width, Math.max(0, (30 - y) / 30) * height];
    if (at === 0) shape.moveTo(right, high);
    else shape.lineTo(right, high);
  }
  const thick = rim > 0 ? cardThickness * 0.55 : cardThickness;
  return new ExtrudeGeometry(shape, {
    depth: thick,
    bevelEnabled: true,
    bevelThickness: 0.3,
    bevelSize: rim > 0 ? rim : 0.25,
    bevelSegments: 1,
  }).translate(0, 0, -thick / 2);
}

/** Cards are bright even where their face has no sun: what they show matters. */
function painted(colour: readonly [number, number, number], glow = 0): MeshLambertMaterial {
  const color = new Color().setRGB(colour[0] / 255, colour[1] / 255, colour[2] / 255, SRGBColorSpace);
  return new MeshLambertMaterial({ color, emissive: color.clone(), emissiveIntensity: glow });
}

function solid(geometry: BufferGeometry, colour: readonly [number, number, number], glow = 0): Mesh {
  const mesh = new Mesh(geometry, painted(colour, glow));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** A piece put together: base with ring, die-cut card or wooden body, plate, halo. */
export function makeStandee(piece: ScenePiece, scene: Scene, look: Look, stock: Stock): Standee {
  const group = new Group();
  const card = new Group();
  const places = placesOf(piece, scene);
  const grey = [128, 124, 118] as const;
  const tone = (colour: readonly [number, number, number]) =>
    piece.acted ? mixColours(colour, grey, 0.45) : colour;
  const colour = tone(piece.object ? [150, 112, 68] : piece.side.colour);
  const reach = Math.max(...places.map(({ x, y }) => Math.hypot(x, y)), 0);
  const tall = Math.max(2, piece.height) * levelMillimetres;
  group.add(
    solid(slab(places, base.radius, base.height), piece.object ? colour : shadeColour(colour, -0.12)),
  );
  group.add(ringOn(piece, places, reach, stock));
  if (piece.object) addBody(group, piece, isVehicle(piece, scene), places, tall, colour);
  const most = piece.object ? reach * 2 + 30 : Math.max(46, reach * 2 + 34);
  const height = tall - base.height;
  const width = Math.min((height * 2) / 3, most);
  if (!piece.object) {
    const front = cardGeometry(piece.silhouette, width, height, 0);
    card.add(solid(front, shadeColour(colour, 0.06), 0.34));
    card.add(solid(cardGeometry(piece.silhouette, width, height, 1.7), tone(paper), 0.2));
    card.position.y = base.height;
    group.add(card);
  }
  const sign = new Sprite(
    new SpriteMaterial({
      map: plateTexture(stock.document, piece, stock.font),
      depthWrite: false,
      depthTest: false,
    }),
  );
  sign.center.set(0.5, piece.wounds > 0 ? 0 : 0.38);
  sign.position.y = tall + 2.5;
  sign.scale.set(32, (32 * plate.height) / plate.width, 1);
  sign.renderOrder = 6;
  group.add(sign);
  const halo = haloOf(piece, scene, places, look);
  if (halo) group.add(halo);
  return { group, card, plate: sign, halo, height: tall, halfWidth: width * 0.34 };
}

function ringOn(piece: ScenePiece, places: readonly Point[], reach: number, stock: Stock): Mesh {
  const extent = (reach + 18) * 2;
  const mesh = new Mesh(
    new PlaneGeometry(extent, extent).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({
      map: baseTexture(stock.document, piece, places, extent),
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
    }),
  );
  mesh.position.y = base.height + 0.15;
  mesh.renderOrder = 2;
  return mesh;
}

/** Something of wood: a crate, or a vehicle with room on it. */
function addBody(
  group: Group,
  piece: ScenePiece,
  vehicle: boolean,
  places: readonly Point[],
  tall: number,
  colour: readonly [number, number, number],
): void {
  const put = (geometry: BufferGeometry, ink: readonly [number, number, number], y: number) => {
    const mesh = solid(geometry, ink);
    mesh.position.y = y;
    group.add(mesh);
  };
  if (!vehicle) {
    put(slab(places, 13.5, tall - base.height - 2), colour, base.height);
    put(slab(places, 14.6, 3), shadeColour(colour, -0.35), base.height + 2);
    put(slab(places, 14.6, 3), shadeColour(colour, -0.35), tall - 3);
    return;
  }
  const deck = seatHeight(piece);
  put(slab(places, 15.4, deck - base.height, 2), shadeColour(colour, -0.1), base.height);
  put(slab(places, 15.9, 2.4), shadeColour(colour, -0.45), base.height + (deck - base.height) * 0.4);
  const middle = places.map(({ x, y }) => ({ x: x * 0.35, y: y * 0.35 }));
  put(slab(middle, 7, tall - deck, 2), [150, 190, 206], deck);
}

function haloOf(
  piece: ScenePiece,
  { choices, pointed }: Scene,
  places: readonly Point[],
  { theme }: Look,
): Mesh | undefined {
  const isMarked = choices.has(piece.key) || pointed.has(piece.key);
  if (!isMarked && !piece.active) return undefined;
  const mesh = new Mesh(
    band(places, base.radius + 0.8, pointed.has(piece.key) ? 4.2 : 3),
    new MeshBasicMaterial({
      color: isMarked ? inks[theme].accent : '#ffffff',
      side: DoubleSide,
      polygonOffset: true,
      polygonOffsetFactor: -3,
      polygonOffsetUnits: -3,
    }),
  );
  mesh.position.y = 1.6;
  mesh.renderOrder = 3;
  return mesh;
}
