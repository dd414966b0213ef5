import type { Look } from '../mount/painter.ts';
import { isShownAt } from '../scene/ground.ts';
import { short } from '../scene/outline.ts';
import type { Scene } from '../scene/scene.ts';
import { inks } from './ink.ts';
import { drawHalo, drawPiece, placeOfPiece } from './pieces-svg.ts';

interface Drawn {
  readonly element: SVGGElement;
  markup: string;
  transform: string;
}

const svg = 'http://www.w3.org/2000/svg';

/** The pieces of a drawing as elements that stay while their figure does, so that they glide and need little work. */
export class FlatPieces {
  readonly element: SVGGElement;
  private readonly drawn = new Map<string, Drawn>();
  private order = '';

  constructor(document: Document) {
    this.element = document.createElementNS(svg, 'g');
    this.element.setAttribute('class', 'bv-pieces');
  }

  show(scene: Scene, look: Look): void {
    const here = scene.pieces.filter(({ region }) => region === look.region);
    const keys = new Set(here.map(({ key }) => key));
    for (const [key, { element }] of this.drawn) {
      if (keys.has(key)) continue;
      this.drawn.delete(key);
      leave(element, look.motion);
    }
    for (const piece of here) {
      const drawn = this.drawn.get(piece.key) ?? this.add(piece.key);
      const markup =
        drawHalo(piece, scene, inks[look.theme]) + drawPiece(piece, scene.ground, inks[look.theme]);
      if (markup !== drawn.markup) drawn.element.innerHTML = markup;
      drawn.markup = markup;
      const { x, y, scale } = placeOfPiece(piece, scene);
      const transform = `translate(${short(x)}px, ${short(y)}px) scale(${scale})`;
      if (transform !== drawn.transform) drawn.element.style.transform = transform;
      drawn.transform = transform;
      const space = scene.ground.spaces[piece.spaces[0] ?? -1];
      const isCut = space !== undefined && !isShownAt(space, look.cut);
      drawn.element.setAttribute(
        'class',
        `bv-piece${piece.active ? ' is-active' : ''}${piece.acted ? ' has-acted' : ''}${isCut ? ' is-cut' : ''}`,
      );
    }
    const order = here.map(({ key }) => key).join();
    if (order !== this.order)
      for (const { key } of here) this.element.append(this.drawn.get(key)?.element ?? '');
    this.order = order;
  }

  private add(key: string): Drawn {
    const element = this.element.ownerDocument.createElementNS(svg, 'g');
    const drawn: Drawn = { element, markup: '', transform: '' };
    this.drawn.set(key, drawn);
    this.element.append(element);
    this.order = '';
    return drawn;
  }
}

/** A piece leaves with one short gesture. */
function leave(element: SVGGElement, motion: boolean): void {
  if (!motion || typeof element.animate !== 'function') {
    element.remove();
    return;
  }
  const away = element.animate(
    [{ opacity: 1 }, { opacity: 0, transform: `${element.style.transform} scale(.4)` }],
    {
      duration: 260,
      easing: 'ease-in',
    },
  );
  away.finished.then(
    () => element.remove(),
    () => element.remove(),
  );
}
