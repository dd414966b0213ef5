import {
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  type Material,
  Mesh,
  MeshBasicMaterial,
  PCFShadowMap,
  Scene as Space3D,
  Vector2,
  WebGLRenderer,
} from 'three';
import type { Cursors, Look } from '../mount/painter.ts';
import type { Ground, SceneRegion } from '../scene/ground.ts';
import { rungScale } from '../scene/rungs.ts';
import type { Scene } from '../scene/scene.ts';
import { decksToFade } from '../svg/faded-decks.ts';
import { disposeAll } from './dispose.ts';
import { type Layer, layersFor, tableShadow } from './ground-layers.ts';
import { seenTop } from './heights.ts';
import { costMaterial, marksGroup, marksStamp, ring } from './marks-group.ts';
import { MeshData } from './mesh-data.ts';
import { sizeSigns, turnSigns } from './number-signs.ts';
import type { Standing } from './pick.ts';
import { StandingPieces } from './standing-pieces.ts';
import { Stock } from './stock.ts';
import type { TableCamera } from './table-camera.ts';
import { tokensGroup, tokensStamp } from './tokens-group.ts';

/** Names of graphics that are computed by the processor: they get the plainer picture. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** What a scene looks like, as objects of three.js on one canvas. */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  private readonly renderer: WebGLRenderer;
  private readonly stock: Stock;
  private readonly space = new Space3D();
  private readonly sky = new HemisphereLight();
  private readonly sun = new DirectionalLight();
  private readonly pieces: StandingPieces;
  private readonly cursors: Readonly<Record<keyof Cursors, Mesh>>;
  private readonly wish: () => void;
  private readonly isPlain: boolean;
  private readonly sharpness: number;
  private ground = new Group();
  private layers: readonly Layer[] = [];
  private groundStamp: readonly unknown[] = [];
  private marks = new Group();
  private tokens = new Group();
  private tokensStamp = '';
  private marksStamp = '';
  private marksGround: Ground | undefined;
  private shadowed = '';

  constructor(document: Document, wish: () => void) {
    this.wish = wish;
    this.canvas = document.createElement('canvas');
    this.isPlain = isComputed(document);
    this.renderer = new WebGLRenderer({
      canvas: this.canvas,
      alpha: true,
      antialias: true,
      powerPreference: 'default',
    });
    const pixels = document.defaultView?.devicePixelRatio ?? 1;
    this.sharpness = Math.min(pixels, this.isPlain ? 1 : 2);
    this.renderer.setPixelRatio(this.sharpness);
    this.renderer.setClearAlpha(0);
    const font = document.defaultView?.getComputedStyle(document.body).fontFamily || 'sans-serif';
    this.stock = new Stock(document, font);
    this.pieces = new StandingPieces(this.stock);
    this.cursors = { focus: cursor([1, 0.86]), hover: cursor([0.97, 0.9]) };
    this.space.add(this.sky, this.sun, this.sun.target, this.pieces.group);
    this.space.add(this.cursors.focus, this.cursors.hover);
    if (!this.isPlain) this.castShadows();
  }

  private castShadows(): void {
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.sun.castShadow = true;
    this.sun.shadow.mapSize = new Vector2(2048, 2048);
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 1.2;
    this.sun.shadow.intensity = 0.78;
  }

  show(scene: Scene, region: SceneRegion, look: Look): void {
    this.showGround(scene, region, look);
    const marks = marksStamp(scene, look);
    if (marks !== this.marksStamp || scene.ground !== this.marksGround)
      this.swap('marks', marksGroup(scene, look, this.stock));
    this.marksStamp = marks;
    this.marksGround = scene.ground;
    const stamp = `${look.region} ${tokensStamp(scene)}`;
    if (stamp !== this.tokensStamp) this.swap('tokens', tokensGroup(scene, look.region, this.stock));
    this.tokensStamp = stamp;
    this.pieces.show(scene, look, performance.now());
    this.fadeDecks(scene, look);
    this.shadowed = '';
    this.wish();
  }

  private swap(name: 'marks' | 'tokens' | 'ground', group: Group): void {
    this.space.remove(this[name]);
    disposeAll(this[name]);
    this[name] = group;
    this.space.add(group);
  }

  private showGround({ ground }: Scene, region: SceneRegion, look: Look): void {
    const stamp = [ground, look.region, look.theme, look.numbers];
    if (stamp.every((part, at) => part === this.groundStamp[at])) return;
    this.groundStamp = stamp;
    this.layers = layersFor(ground, region, look, this.stock);
    const group = new Group();
    group.add(...this.layers.flatMap((layer) => [layer.group, ...layer.storeys.map((one) => one.group)]));
    const isDark = look.theme === 'dark';
    group.add(tableShadow(region, this.stock.document, isDark ? 0.75 : 0.42));
    this.swap('ground', group);
    this.light(region, isDark);
  }

  private light({ west, east, north, south, highest }: SceneRegion, isDark: boolean): void {
    this.sky.color.set(isDark ? '#b9c8e6' : '#fff7e8');
    this.sky.groundColor.set(isDark ? '#3a3f52' : '#a08f78');
    this.sky.intensity = isDark ? 1.4 : 1.5;
    this.sun.color.set(isDark ? '#dfe8ff' : '#fff0d6');
    this.sun.intensity = isDark ? 2 : 2.5;
    const [x, z] = [(west + east) / 2, (north + south) / 2];
    const far = Math.hypot(east - west, south - north) / 2 + highest * 9 + 80;
    this.sun.target.position.set(x, 0, z);
    this.sun.position.set(x - far * 0.7, far * 1.2, z + far * 0.3);
    const { camera } = this.sun.shadow;
    Object.assign(camera, { left: -far, right: far, top: far, bottom: -far, near: 1, far: far * 3.2 });
    camera.updateProjectionMatrix();
  }

  private fadeDecks(scene: Scene, { cut }: Look): void {
    const faded = decksToFade(scene);
    const isCut = (level: number) => cut !== undefined && level > cut;
    const levels = new Map(this.layers.map(({ deck, level }) => [deck, level] as const));
    for (const { deck, level, group, storeys } of this.layers) {
      const isOff = deck >= 0 && isCut(level);
      group.visible = !isOff;
      fade(group, faded.has(deck) ? 0.16 : 1);
      for (const { ceilings, group: walls } of storeys) {
        const isOpen = ceilings.some((one) => faded.has(one) || isCut(levels.get(one) ?? 0));
        walls.visible = !isOff;
        fade(walls, faded.has(deck) ? 0.16 : isOpen ? 0.34 : 1);
      }
    }
  }

  point({ ground }: Scene, cursors: Cursors): void {
    for (const name of ['focus', 'hover'] as const) {
      const space = ground.spaces[cursors[name]];
      const mesh = this.cursors[name];
      mesh.visible = space !== undefined;
      const rung = ground.scenery.rungs.get(cursors[name]);
      const { x, y } = rung?.foot ?? space ?? { x: 0, y: 0 };
      if (space) mesh.position.set(x, seenTop(space) + 2, y);
      mesh.scale.setScalar(rung ? rungScale : 1);
    }
  }

  standing(): readonly Standing[] {
    return this.pieces.standing();
  }

  resize(width: number, height: number): void {
    this.renderer.setSize(width, height, false);
  }

  /** Where pictures are computed, those of a moving camera are coarser: a quarter of the work. */
  hurry(isMoving: boolean): void {
    const wanted = isMoving && this.isPlain ? this.sharpness / 2 : this.sharpness;
    if (this.renderer.getPixelRatio() !== wanted) this.renderer.setPixelRatio(wanted);
  }

  /** Draws one picture; true where another should follow because something glides. */
  draw(camera: TableCamera, now: number): boolean {
    const isMoving = this.pieces.move(now);
    this.pieces.face(camera);
    sizeSigns(costMaterial(this.stock), Math.min(31, Math.max(20, camera.grain * 15)));
    for (const { signs } of this.layers) for (const sign of signs) turnSigns(sign, camera.yaw);
    const shadowed = camera.yaw.toFixed(2);
    this.renderer.shadowMap.needsUpdate = isMoving || shadowed !== this.shadowed;
    this.shadowed = shadowed;
    this.renderer.render(this.space, camera.lens);
    return isMoving;
  }

  dispose(): void {
    this.pieces.dispose();
    disposeAll(this.space);
    this.stock.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

function fade(group: Group, opacity: number): void {
  group.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    const material = one.material as Material;
    const { opacity: own, depthWrite: isDense } = ownLook(material);
    if (material.type === 'ShaderMaterial') {
      one.visible = opacity === 1;
      return;
    }
    material.opacity = own * opacity;
    const isGlassy = opacity < 1 || own < 1;
    if (material.transparent !== isGlassy) material.needsUpdate = true;
    material.transparent = isGlassy;
    material.depthWrite = opacity === 1 && isDense;
    one.castShadow = opacity === 1 && isDense;
  });
}

/** How a material looks when nothing is faded; kept with it. */
function ownLook({ userData, opacity, depthWrite }: Material): { opacity: number; depthWrite: boolean } {
  userData['own'] ??= { opacity, depthWrite };
  return userData['own'] as { opacity: number; depthWrite: boolean };
}

function cursor(scales: readonly [number, number]): Mesh {
  const data = new MeshData(true);
  const origin = { x: 0, y: 0, level: 0, texture: undefined };
  ring(data, origin, scales, [1, 1, 1, 0.95], 0);
  const material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -4,
  });
  const mesh = new Mesh(data.geometry(), material);
  mesh.visible = false;
  mesh.renderOrder = 3;
  return mesh;
}

/** Whether pictures are computed without graphics hardware. Throws where there is no WebGL 2. */
function isComputed(document: Document): boolean {
  const probe = document.createElement('canvas').getContext('webgl2');
  if (!probe) throw new Error('there is no WebGL 2');
  const names = probe.getExtension('WEBGL_debug_renderer_info');
  const name = String(probe.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : probe.RENDERER));
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return software.test(name);
}
