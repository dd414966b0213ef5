import type { Cursors, Look, Painter, PainterEvents, PlaceOnScreen } from '../mount/painter.ts';
import type { Ground, SceneRegion } from '../scene/ground.ts';
import { rungAt, spaceAt } from '../scene/hit.ts';
import { hexPath, short } from '../scene/outline.ts';
import type { Scene } from '../scene/scene.ts';
import { drawDefs } from './defs-svg.ts';
import { drawScenery, regionOf, viewBoxOf } from './draw-scene.ts';
import type { Drawing } from './drawing.ts';
import { decksToFade } from './faded-decks.ts';
import { type Box, cameraOn, type FlatCamera, keptNear, zoomed } from './flat-camera.ts';
import { FlatPieces } from './flat-pieces.ts';
import { drawLayer, layersOf } from './ground-svg.ts';
import { inks } from './ink.ts';
import { drawLines, drawMarks, drawZones, placePath } from './marks-svg.ts';
import { drawToken } from './pieces-svg.ts';

const svg = 'http://www.w3.org/2000/svg';
const groups = ['ground', 'zones', 'marks', 'tokens'] as const;
type GroupName = (typeof groups)[number] | 'lines';

/** Draws scenes as SVG that stays in the page: what has not changed is not touched. */
export class FlatPainter implements Painter {
  readonly element: HTMLElement;
  readonly cells: HTMLElement;
  readonly yaw = 0;
  private readonly picture: SVGSVGElement;
  private readonly groups: Readonly<Record<GroupName, SVGGElement>>;
  private readonly pieces: FlatPieces;
  private readonly cursorPaths: Readonly<Record<keyof Cursors, SVGPathElement>>;
  private readonly markups = new Map<GroupName, string>();
  private readonly ids: string;
  private readonly events: PainterEvents;
  private camera: FlatCamera = { x: 0, y: 0, scale: 1 };
  private scene: Scene | undefined;
  private look: Look | undefined;
  private groundStamp: readonly unknown[] = [];
  private decks: readonly { readonly deck: number; readonly element: Element }[] = [];
  private rest: ReturnType<typeof setTimeout> | undefined;
  private screen = { width: 0, height: 0 };

  constructor(document: Document, ids: string, events: PainterEvents) {
    this.ids = ids;
    this.events = events;
    this.element = document.createElement('div');
    this.element.className = 'bv-flat';
    this.cells = document.createElement('div');
    this.cells.className = 'bv-sheet';
    this.picture = document.createElementNS(svg, 'svg');
    this.picture.setAttribute('aria-hidden', 'true');
    this.picture.innerHTML = drawDefs(ids);
    const group = (name: string) => {
      const made = document.createElementNS(svg, 'g');
      made.setAttribute('class', `bv-${name}`);
      this.picture.append(made);
      return made;
    };
    const [ground, zones, marks, tokens] = groups.map(group) as [
      SVGGElement,
      SVGGElement,
      SVGGElement,
      SVGGElement,
    ];
    this.pieces = new FlatPieces(document);
    this.picture.append(this.pieces.element);
    this.groups = { ground, zones, marks, tokens, lines: group('lines') };
    const cursor = (name: string) => {
      const path = document.createElementNS(svg, 'path');
      path.setAttribute('class', `bv-${name}`);
      this.picture.append(path);
      return path;
    };
    this.cursorPaths = { hover: cursor('hover'), focus: cursor('focus') };
    this.cells.append(this.picture);
    this.element.append(this.cells);
  }

  show(scene: Scene, look: Look): void {
    const region = regionOf(scene.ground, look.region);
    const isFirst = this.scene === undefined || this.look?.region !== look.region;
    this.scene = scene;
    this.look = look;
    if (!region) return;
    const drawing: Drawing = {
      ground: scene.ground,
      inks: inks[look.theme],
      ids: this.ids,
      numbers: look.numbers,
    };
    this.showGround(drawing, region, look);
    this.fill('zones', drawZones(drawing, region.region));
    this.fill('marks', drawMarks(drawing, scene, region.region));
    this.fill(
      'tokens',
      scene.tokens
        .filter((token) => token.region === region.region)
        .map(drawToken)
        .join(''),
    );
    this.pieces.show(scene, look);
    this.fill('lines', drawLines(drawing, scene, region.region));
    this.fadeDecks(scene, look);
    if (isFirst) this.fit();
  }

  private showGround(drawing: Drawing, region: SceneRegion, look: Look): void {
    const stamp = [drawing.ground, look.region, look.theme, look.numbers];
    if (stamp.every((part, at) => part === this.groundStamp[at])) return;
    this.groundStamp = stamp;
    this.picture.setAttribute('viewBox', viewBoxOf(region));
    const { x, y, width, height } = boxOf(region);
    this.picture.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
    const decks = [-1, ...decksOf(drawing.ground, region)];
    const layers = layersOf(drawing.ground, region).map((spaces, at) => {
      const deck = decks[at] ?? -1;
      const scenery = drawScenery(
        drawing,
        region.region,
        (space) => (drawing.ground.spaces[space]?.deck ?? -1) === deck,
      );
      const shadow =
        deck < 0
          ? ''
          : `<path d="${spaces.map((space) => hexPath({ x: space.x + 3, y: space.y + 5 })).join('')}" fill="#000" fill-opacity=".3"/>`;
      return `<g class="bv-layer" data-deck="${deck}">${shadow}${drawLayer(drawing, spaces)}${scenery}</g>`;
    });
    this.groups.ground.innerHTML = layers.join('');
    this.decks = [...this.groups.ground.children].map((element, at) => ({ deck: decks[at] ?? -1, element }));
  }

  private fadeDecks(scene: Scene, look: Look): void {
    const faded = decksToFade(scene);
    for (const { deck, element } of this.decks) {
      const level = scene.ground.decks[deck]?.level ?? 0;
      const isCut = deck >= 0 && look.cut !== undefined && level > look.cut;
      element.setAttribute('class', `bv-layer${isCut ? ' is-cut' : faded.has(deck) ? ' is-faded' : ''}`);
    }
  }

  private fill(name: GroupName, markup: string): void {
    if (this.markups.get(name) === markup) return;
    this.markups.set(name, markup);
    this.groups[name].innerHTML = markup;
  }

  point(cursors: Cursors): void {
    for (const name of ['focus', 'hover'] as const) {
      const space = this.scene?.ground.spaces[cursors[name]];
      const path = this.scene && space ? placePath(this.scene.ground, space.index, 0.97) : '';
      this.cursorPaths[name].setAttribute('d', path);
    }
  }

  hit(x: number, y: number): number {
    if (!this.scene || !this.look) return -1;
    const { scale } = this.camera;
    const place = { x: this.camera.x + x / scale, y: this.camera.y + y / scale };
    const found = rungAt(this.scene, place, this.look.region) ?? spaceAt(this.scene.ground, place, this.look);
    return found?.index ?? -1;
  }

  placeOf(space: number): PlaceOnScreen | undefined {
    const rung = this.scene?.ground.scenery.rungs.get(space);
    const place = rung ?? this.scene?.ground.spaces[space];
    return place && { x: place.x, y: place.y, size: rung ? 11 : 34 };
  }

  fit(): void {
    this.measure();
    const box = this.box();
    if (box && this.screen.width > 0) this.lookFrom(cameraOn(box, this.screen));
  }

  reveal(space: number): void {
    const place = this.scene?.ground.spaces[space];
    if (!place) return;
    this.measure();
    const { scale } = this.camera;
    const [x, y] = [(place.x - this.camera.x) * scale, (place.y - this.camera.y) * scale];
    const edge = Math.min(60, this.screen.width / 5, this.screen.height / 5);
    const beyond = (at: number, most: number) =>
      at < edge ? edge - at : at > most - edge ? most - edge - at : 0;
    const [dx, dy] = [beyond(x, this.screen.width), beyond(y, this.screen.height)];
    if (dx !== 0 || dy !== 0) this.panBy(dx, dy);
  }

  panBy(dx: number, dy: number): void {
    const { x, y, scale } = this.camera;
    this.lookFrom({ scale, x: x - dx / scale, y: y - dy / scale });
  }

  zoomBy(factor: number, x: number, y: number): void {
    this.lookFrom(zoomed(this.camera, factor, x, y));
  }

  turnBy(): void {}

  resize(): void {
    const before = this.screen;
    this.measure();
    if (before.width === 0) this.fit();
    else if (before.width !== this.screen.width || before.height !== this.screen.height)
      this.panBy((this.screen.width - before.width) / 2, (this.screen.height - before.height) / 2);
  }

  destroy(): void {
    clearTimeout(this.rest);
    this.element.remove();
  }

  private measure(): void {
    this.screen = { width: this.element.clientWidth, height: this.element.clientHeight };
  }

  private box(): Box | undefined {
    const region = this.scene && regionOf(this.scene.ground, this.look?.region);
    return region && boxOf(region);
  }

  /** While it moves the sheet is one picture; at rest it is drawn anew, sharp at every size. */
  private lookFrom(camera: FlatCamera): void {
    const box = this.box();
    this.camera = box ? keptNear(camera, box, this.screen) : camera;
    const { x, y, scale } = this.camera;
    this.cells.style.transform = `scale(${scale}) translate(${short(-x)}px, ${short(-y)}px)`;
    this.element.dataset['zoom'] = scale < 0.62 ? 'far' : scale < 1.05 ? 'middle' : 'near';
    this.cells.style.willChange = 'transform';
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.cells.style.willChange = '';
    }, 180);
    this.events.moved();
  }
}

const decksOf = (ground: Ground, { region }: SceneRegion): readonly number[] =>
  ground.decks.filter((deck) => deck.region === region).map(({ deck }) => deck);

function boxOf(region: SceneRegion): Box {
  const [x = 0, y = 0, width = 1, height = 1] = viewBoxOf(region).split(' ').map(Number);
  return { x, y, width, height };
}
