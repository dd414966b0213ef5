import { Vector3 } from 'three';
import type { Cursors, Look, Painter, PainterEvents, PlaceOnScreen } from '../mount/painter.ts';
import type { SceneRegion } from '../scene/ground.ts';
import type { Scene } from '../scene/scene.ts';
import { regionOf } from '../svg/draw-scene.ts';
import { decksToFade } from '../svg/faded-decks.ts';
import { heightOf, seenTop } from './heights.ts';
import { pick, standingRungs } from './pick.ts';
import { Stage } from './stage.ts';
import { TableCamera } from './table-camera.ts';

/** How long the camera has to rest before places on the screen are told anew, in milliseconds. */
const rest = 120;

/** Draws scenes in three dimensions, and only when something has changed. Throws where there is no WebGL 2. */
export class DeepPainter implements Painter {
  readonly element: HTMLElement;
  readonly cells: HTMLElement;
  private readonly camera = new TableCamera();
  private readonly stage: Stage;
  private readonly events: PainterEvents;
  private readonly window: Window;
  private scene: Scene | undefined;
  private look: Look | undefined;
  private frame = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private isFitted = false;

  constructor(document: Document, events: PainterEvents) {
    this.window = document.defaultView as Window;
    this.events = events;
    this.element = document.createElement('div');
    this.element.className = 'bv-deep';
    this.cells = document.createElement('div');
    this.cells.className = 'bv-over';
    this.stage = new Stage(document, () => this.draw());
    const { canvas } = this.stage;
    canvas.setAttribute('aria-hidden', 'true');
    canvas.addEventListener('webglcontextlost', this.lost);
    this.element.append(canvas, this.cells);
  }

  get yaw(): number {
    return this.camera.yaw;
  }

  show(scene: Scene, look: Look): void {
    const region = regionOf(scene.ground, look.region);
    const isOther = this.scene?.ground.title !== scene.ground.title || this.look?.region !== look.region;
    this.scene = scene;
    this.look = look;
    if (!region) return;
    this.stage.show(scene, region, look);
    if (isOther) this.isFitted = false;
    if (!this.isFitted) this.fit();
    this.draw();
  }

  point(cursors: Cursors): void {
    if (!this.scene) return;
    this.stage.point(this.scene, cursors);
    this.draw();
  }

  hit(x: number, y: number): number {
    const { scene, look } = this;
    if (!scene || !look) return -1;
    const faded = decksToFade(scene);
    const standing = [...this.stage.standing(), ...standingRungs(scene, look.region)];
    return pick(this.camera.rayAt(x, y), { scene, looking: look, faded, standing });
  }

  placeOf(space: number): PlaceOnScreen | undefined {
    const place = this.scene?.ground.spaces[space];
    if (!place) return undefined;
    const rung = this.scene?.ground.scenery.rungs.get(space);
    const { x, y } = rung?.foot ?? place;
    const seen = this.camera.onScreen(new Vector3(x, seenTop(place), y));
    return seen && { x: seen.x, y: seen.y, size: Math.max(8, (rung ? 10 : 26) * seen.scale) };
  }

  fit(): void {
    const region = this.scene && regionOf(this.scene.ground, this.look?.region);
    if (!region || this.element.clientWidth === 0) return;
    this.isFitted = true;
    this.camera.fit(roomOf(region, this.scene));
    this.moved(false);
  }

  reveal(space: number): void {
    const seen = this.placeOf(space);
    const { clientWidth, clientHeight } = this.element;
    if (!seen || clientWidth === 0) return;
    const edge = Math.min(70, clientWidth / 5, clientHeight / 5);
    const beyond = (at: number, most: number) =>
      at < edge ? edge - at : at > most - edge ? most - edge - at : 0;
    const [dx, dy] = [beyond(seen.x, clientWidth), beyond(seen.y, clientHeight)];
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
  }

  panBy(dx: number, dy: number): void {
    this.camera.panBy(dx, dy);
    this.moved();
  }

  zoomBy(factor: number, x: number, y: number): void {
    this.camera.zoomBy(factor, x, y);
    this.moved();
  }

  turnBy(dx: number, dy: number): void {
    this.camera.turnBy(dx, dy);
    this.moved();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.element;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.stage.resize(clientWidth, clientHeight);
    this.camera.resize(clientWidth, clientHeight);
    if (!this.isFitted) this.fit();
    this.moved(false);
  }

  destroy(): void {
    this.window.cancelAnimationFrame(this.frame);
    clearTimeout(this.resting);
    this.stage.canvas.removeEventListener('webglcontextlost', this.lost);
    this.stage.dispose();
    this.element.remove();
  }

  private readonly lost = (event: Event): void => {
    event.preventDefault();
    this.events.failed();
  };

  private moved(isDragged = true): void {
    if (isDragged) this.stage.hurry(true);
    this.draw();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.stage.hurry(false);
      this.draw();
      this.events.moved();
    }, rest);
  }

  /** Asks for one picture; any number of wishes before it are one. */
  private draw(): void {
    if (this.frame !== 0) return;
    this.frame = this.window.requestAnimationFrame((now) => {
      this.frame = 0;
      if (this.stage.draw(this.camera, now)) this.draw();
    });
  }
}

function roomOf({ west, east, north, south, spaces }: SceneRegion, scene: Scene | undefined) {
  const heights = [
    ...spaces.map(heightOf),
    ...(scene?.pieces ?? []).map(({ level, height }) => heightOf({ level: level + height })),
  ];
  const top = heights.reduce((most, height) => Math.max(most, height), 0);
  return { west, east, north, south, top };
}
