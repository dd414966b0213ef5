import type { PlaceOnScreen } from '../mount/painter.ts';
import type { BoardWords } from '../scene/board-words.ts';
import type { SceneRegion, SceneSpace } from '../scene/ground.ts';
import type { Scene } from '../scene/scene.ts';
import { wordsForSpace } from '../scene/words.ts';

/**
 * The spaces of a region as a grid for screen readers, keyboards and test programs: one cell a space, lying where the space
 * is seen. Exactly one of them can be reached by Tab.
 */
export class SpaceCells {
  readonly element: HTMLElement;
  private readonly cells = new Map<number, HTMLElement>();
  private readonly document: Document;
  private readonly words: BoardWords;
  private region: SceneRegion | undefined;
  private current = -1;

  constructor(document: Document, words: BoardWords) {
    this.document = document;
    this.words = words;
    this.element = document.createElement('div');
    this.element.className = 'bv-cells';
    this.element.setAttribute('role', 'grid');
  }

  /** The number of the space that has, or would have, the focus. */
  get focused(): number {
    return this.current;
  }

  /** Returns whether cells have been made anew, so that they want places. */
  show(scene: Scene, region: SceneRegion): boolean {
    const isNew = this.region !== region;
    if (isNew) this.build(region);
    for (const space of region.spaces) {
      const cell = this.cells.get(space.index);
      if (!cell) continue;
      const words = wordsForSpace(scene, space, this.words);
      if (cell.getAttribute('aria-label') !== words) cell.setAttribute('aria-label', words);
      const isChosen = scene.marked.get(space.index)?.chosen === true;
      if (cell.hasAttribute('aria-selected') !== isChosen) {
        if (isChosen) cell.setAttribute('aria-selected', 'true');
        else cell.removeAttribute('aria-selected');
      }
    }
    return isNew;
  }

  private build(region: SceneRegion): void {
    this.region = region;
    this.cells.clear();
    this.element.setAttribute('aria-label', this.words.spacesOf(region.name));
    const rows = new Map<number, SceneSpace[]>();
    const inOrder = [...region.spaces].sort((a, b) => a.r - b.r || a.q - b.q || a.level - b.level);
    for (const space of inOrder) rows.set(space.r, [...(rows.get(space.r) ?? []), space]);
    const parts = [...rows.values()].map((spaces) => {
      const row = this.document.createElement('div');
      row.setAttribute('role', 'row');
      row.append(...spaces.map((space) => this.cellOf(space)));
      return row;
    });
    this.element.replaceChildren(...parts);
    if (!this.cells.has(this.current)) this.current = inOrder[0]?.index ?? -1;
    this.cells.get(this.current)?.setAttribute('tabindex', '0');
  }

  private cellOf({ index, name }: SceneSpace): HTMLElement {
    const cell = this.document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.tabIndex = -1;
    cell.dataset['space'] = name;
    cell.dataset['index'] = String(index);
    this.cells.set(index, cell);
    return cell;
  }

  /** Lays the cells where their spaces are seen; those that are not seen take no pointer. */
  place(placeOf: (space: number) => PlaceOnScreen | undefined, isShown: (space: number) => boolean): void {
    for (const [space, { style }] of this.cells) {
      const place = placeOf(space);
      const half = (place?.size ?? 0) / 2;
      style.left = `${((place?.x ?? -1000) - half).toFixed(1)}px`;
      style.top = `${((place?.y ?? -1000) - half).toFixed(1)}px`;
      style.width = `${(half * 2).toFixed(1)}px`;
      style.height = style.width;
      style.pointerEvents = isShown(space) ? '' : 'none';
    }
  }

  /** The space of the cell in which an event happened; -1 none. */
  spaceOf(target: EventTarget | null): number {
    const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
    return cell instanceof HTMLElement ? Number(cell.dataset['index']) : -1;
  }

  /** Makes a space the one that Tab reaches, and focuses it where wanted. */
  go(space: number, focus: boolean): void {
    const cell = this.cells.get(space);
    if (!cell) return;
    this.cells.get(this.current)?.setAttribute('tabindex', '-1');
    this.current = space;
    cell.tabIndex = 0;
    if (focus) cell.focus({ preventScroll: true });
  }
}
