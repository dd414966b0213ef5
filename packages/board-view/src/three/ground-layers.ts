import { isLight } from '@scapewright/board';
import {
  type BufferGeometry,
  Group,
  type InstancedMesh,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
} from 'three';
import type { Look } from '../mount/painter.ts';
import type { Ground, SceneRegion, SceneSpace } from '../scene/ground.ts';
import { hexPath } from '../scene/outline.ts';
import { inkOf } from '../svg/ground-svg.ts';
import { inks } from '../svg/ink.ts';
import { makeCanvas, paperGain, textureFrom } from './canvas-textures.ts';
import { groundParts, surfaces } from './ground-data.ts';
import { seenTop, tableTop } from './heights.ts';
import { type Model, meshesOf } from './models.ts';
import { signMaterial, signsMesh } from './number-signs.ts';
import { solidsModel } from './scenery-models.ts';
import type { Stock } from './stock.ts';
import { storeysOf } from './wall-models.ts';

/** The ground (deck -1) or one deck, with everything that stands on it. */
export interface Layer {
  readonly deck: number;
  readonly level: number;
  readonly group: Group;
  /** Walls that stand on it, by the decks above them. */
  readonly storeys: readonly { readonly ceilings: readonly number[]; readonly group: Group }[];
  /** Numbers of levels, which turn with the camera. */
  readonly signs: readonly Mesh[];
}

/** The layers of a region, from low to high. */
export function layersFor(ground: Ground, region: SceneRegion, look: Look, stock: Stock): readonly Layer[] {
  const decks = ground.decks.filter((deck) => deck.region === region.region);
  const parts = groundParts(ground, region, look.theme);
  const walls = storeysOf(ground, region.region);
  return [{ deck: -1, level: 0 }, ...decks].map(({ deck, level }): Layer => {
    const group = new Group();
    for (const part of parts.filter((one) => one.deck === deck))
      group.add(surfaceMesh(part.data.geometry(), part.surface, stock));
    const isHere = (space: number) =>
      ground.spaces[space]?.region === region.region && (ground.spaces[space]?.deck ?? -1) === deck;
    const { solids } = ground.scenery;
    addModel(group, solidsModel(ground, solids, isHere), stock);
    const spaces = region.spaces.filter((space) => space.deck === deck && !space.rung);
    const signs = look.numbers ? levelSigns(spaces, look, stock) : [];
    for (const sign of signs) group.add(sign);
    const storeys = walls
      .filter(({ floor }) => floor === deck)
      .map(({ ceilings, stones, model }) => {
        const storey = new Group();
        if (!stones.isEmpty) storey.add(surfaceMesh(stones.geometry(), 'cobbles', stock));
        addModel(storey, model, stock);
        return { ceilings, group: storey };
      });
    return { deck, level, group, storeys, signs };
  });
}

function addModel(group: Group, model: Model, stock: Stock): void {
  if (model.count > 0) group.add(...(meshesOf(model, stock.shapes) as InstancedMesh[]));
}

function surfaceMesh(geometry: BufferGeometry, surface: string, stock: Stock): Mesh {
  const mesh = new Mesh(geometry, surfaceMaterial(surface, stock));
  mesh.receiveShadow = true;
  mesh.castShadow = surface !== surfaces.water;
  if (surface === surfaces.water) mesh.renderOrder = 1;
  return mesh;
}

function surfaceMaterial(surface: string, stock: Stock): Material {
  const map = stock.texture(surface);
  if (surface === surfaces.water) {
    const water = new MeshPhongMaterial({
      map,
      vertexColors: true,
      transparent: true,
      opacity: 0.66,
      shininess: 40,
      specular: 0x2a3a48,
      depthWrite: false,
    });
    water.color.setScalar(paperGain);
    return water;
  }
  if (surface === 'seams') {
    return new MeshLambertMaterial({
      map,
      vertexColors: true,
      emissiveMap: stock.texture('glow'),
      emissive: 0xffffff,
      emissiveIntensity: 0.85,
    });
  }
  const material = new MeshLambertMaterial({ map, vertexColors: true });
  material.color.setScalar(paperGain);
  if (surface === 'shards' || surface === 'flakes') material.emissive.setRGB(0.02, 0.035, 0.05);
  return material;
}

function levelSigns(spaces: readonly SceneSpace[], { theme }: Look, stock: Stock): readonly Mesh[] {
  const isLightOne = (space: SceneSpace) => isLight(inkOf(space, inks[theme]));
  return [true, false].flatMap((wanted) => {
    const own = spaces.filter((space) => isLightOne(space) === wanted);
    if (own.length === 0) return [];
    const signs = own.map((space) => ({
      x: space.x,
      y: seenTop(space) + 0.35,
      z: space.y,
      number: space.level,
    }));
    const ink = wanted ? ([0.1, 0.09, 0.08] as const) : ([1, 1, 1] as const);
    return [
      signsMesh(
        signs,
        signMaterial({
          ...{ texture: stock.numbers, size: 14, flat: true, out: 15.5, ink, cover: 0.55 },
          rim: ink,
          rimCover: 0,
        }),
      ),
    ];
  });
}

/** The soft shadow of a whole battlefield on the table. */
export function tableShadow(region: SceneRegion, document: Document, strength: number): Mesh {
  const margin = 90;
  const [wide, deep] = [region.east - region.west + margin * 2, region.south - region.north + margin * 2];
  const scale = 512 / Math.max(wide, deep);
  const { canvas, pen } = makeCanvas(document, Math.ceil(wide * scale), Math.ceil(deep * scale));
  pen.filter = `blur(${Math.round(22 * scale)}px)`;
  pen.scale(scale, scale);
  pen.translate(margin - region.west + 10, margin - region.north + 16);
  pen.fillStyle = `rgba(20,14,8,${strength})`;
  pen.fill(new Path2D(region.spaces.map((space) => hexPath(space, 1.08)).join('')));
  const mesh = new Mesh(
    new PlaneGeometry(wide, deep).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map: textureFrom(canvas, false), transparent: true, depthWrite: false }),
  );
  mesh.position.set((region.west + region.east) / 2, tableTop - 0.5, (region.north + region.south) / 2);
  mesh.renderOrder = -1;
  return mesh;
}
