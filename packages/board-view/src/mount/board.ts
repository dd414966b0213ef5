import { type BoardHit, hitOn } from '../input/board-hit.ts';
import { listenToGestures } from '../input/gestures.ts';
import { keyAction } from '../input/key-action.ts';
import { SpaceCells } from '../input/space-cells.ts';
import { englishBoard } from '../scene/board-words.ts';
import { isShownAt } from '../scene/ground.ts';
import type { Scene } from '../scene/scene.ts';
import { spaceName } from '../scene/scene-marks.ts';
import { regionOf } from '../svg/draw-scene.ts';
import type { Theme } from '../svg/ink.ts';
import type { BoardMode, BoardOptions } from './board-options.ts';
import { BoardTools } from './board-tools.ts';
import type { Look, Painter } from './painter.ts';
import { PainterSwitch } from './painter-switch.ts';
import { turnedStep } from './turned-step.ts';
import { Walker } from './walker.ts';
import { wear } from './wear-style.ts';

interface Wishes {
  readonly theme: Theme | 'auto';
  readonly numbers: boolean;
  readonly cut: number | undefined;
  readonly region: number;
}

/** A board in a page: painter, grid of cells, tools, and what connects them. */
export class Board {
  private readonly root: HTMLElement;
  private readonly view: HTMLElement;
  private readonly cells: SpaceCells;
  private readonly tools: BoardTools;
  private readonly options: BoardOptions;
  private readonly ending = new AbortController();
  private readonly sizes: ResizeObserver;
  private readonly dark: MediaQueryList;
  private readonly stillness: MediaQueryList;
  private readonly painters: PainterSwitch;
  private wishes: Wishes;
  private scene: Scene | undefined;
  private hover = -1;
  private isByKeyboard = false;

  constructor(parent: HTMLElement, options: BoardOptions) {
    const document = parent.ownerDocument;
    const window = document.defaultView as Window;
    this.options = options;
    this.wishes = {
      theme: options.theme ?? 'auto',
      numbers: options.numbers ?? true,
      cut: undefined,
      region: 0,
    };
    this.dark = window.matchMedia('(prefers-color-scheme: dark)');
    this.stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.root = document.createElement('section');
    this.root.className = 'bv';
    this.root.setAttribute('aria-label', options.label ?? 'Board');
    wear(document);
    this.view = document.createElement('div');
    this.view.className = 'bv-view';
    this.cells = new SpaceCells(document, options.words ?? englishBoard);
    this.tools = new BoardTools(document, options.words ?? englishBoard, {
      zoom: (factor) => this.zoom(factor),
      fit: () => this.fit(),
      numbers: (numbers) => this.change({ numbers }),
      region: (region) => this.change({ region }),
      cut: (cut) => this.change({ cut }),
      mode: (mode) => void this.press(mode),
      turn: (dx, dy) => this.painter.turnBy(dx, dy),
    });
    this.painters = new PainterSwitch(document, {
      changed: () => this.changedPainter(),
      moved: () => this.placeCells(),
      failed: () => this.options.onFlat?.(),
    });
    this.root.append(this.view, ...(options.tools === false ? [] : this.tools.parts));
    for (const part of this.tools.parts) part.hidden = true;
    parent.append(this.root);
    this.hang();
    this.listen();
    this.sizes = new ResizeObserver(() => this.painter.resize());
    this.sizes.observe(this.view);
    this.dark.addEventListener('change', () => this.refresh(), { signal: this.ending.signal });
    if (options.mode) void this.setMode(options.mode);
  }

  private get painter(): Painter {
    return this.painters.current;
  }

  setMode(mode: BoardMode): Promise<BoardMode> {
    return this.painters.go(mode);
  }

  show(scene: Scene): void {
    this.scene = scene;
    this.refresh();
  }

  change(wishes: Partial<Wishes>): void {
    this.wishes = { ...this.wishes, ...wishes };
    this.refresh();
  }

  fit(): void {
    this.painter.fit();
  }

  focus(key: string, keyboard: boolean): void {
    const { scene } = this;
    const piece = scene?.pieces.find((one) => one.key === key);
    const space = piece?.spaces[0] ?? scene?.ground.battlefield.spaceOf(spaceName(key)) ?? -1;
    const place = scene?.ground.spaces[space];
    if (!place) return;
    if (place.region !== this.wishes.region) this.change({ region: place.region });
    if (keyboard) this.isByKeyboard = true;
    this.cells.go(space, keyboard);
    this.painter.reveal(space);
  }

  destroy(): void {
    this.ending.abort();
    this.sizes.disconnect();
    this.painters.destroy();
    this.root.remove();
  }

  private async press(mode: BoardMode): Promise<void> {
    if ((await this.setMode(mode)) === mode) this.options.onMode?.(mode);
  }

  private changedPainter(): void {
    const hadFocus = this.cells.element.contains(this.root.ownerDocument.activeElement);
    this.hang();
    this.painter.resize();
    this.refresh();
    if (hadFocus) this.cells.go(this.cells.focused, true);
  }

  /** Puts the painter's picture and the cells into the page. */
  private hang(): void {
    this.view.replaceChildren(this.painter.element);
    this.painter.cells.append(this.cells.element);
  }

  private look(): Look {
    const { theme, numbers, cut, region } = this.wishes;
    return {
      region,
      cut,
      numbers,
      theme: theme === 'auto' ? (this.dark.matches ? 'dark' : 'light') : theme,
      motion: this.options.motion ?? !this.stillness.matches,
    };
  }

  private refresh(): void {
    const { scene } = this;
    const region = scene && regionOf(scene.ground, this.wishes.region);
    if (!scene || !region) return;
    if (region.region !== this.wishes.region) this.wishes = { ...this.wishes, region: region.region };
    const look = this.look();
    this.root.dataset['theme'] = look.theme;
    this.root.dataset['motion'] = look.motion ? 'on' : 'off';
    for (const part of this.tools.parts) part.hidden = false;
    const { ground } = scene;
    this.tools.show({
      ground,
      region,
      numbers: look.numbers,
      cut: look.cut,
      mode: this.painters.mode,
    });
    this.painter.show(scene, look);
    this.cells.show(scene, region);
    this.placeCells();
    this.point();
  }

  private placeCells(): void {
    const { scene } = this;
    if (!scene) return;
    const { spaces, battlefield } = scene.ground;
    const tops = new Map<number, number>();
    for (const space of spaces) {
      if (space && !space.rung && isShownAt(space, this.wishes.cut))
        tops.set(battlefield.column[space.index] ?? -1, space.index);
    }
    const highest = new Set(tops.values());
    this.cells.place(
      (space) => this.painter.placeOf(space),
      (space) => highest.has(space),
    );
  }

  private point(): void {
    this.painter.point({ focus: this.isByKeyboard ? this.cells.focused : -1, hover: this.hover });
  }

  private hitOn(space: number): BoardHit | undefined {
    const place = this.scene?.ground.spaces[space];
    return this.scene && place ? hitOn(this.scene, place) : undefined;
  }

  private choose(space: number): void {
    const hit = this.hitOn(space);
    if (hit) this.options.onChoose?.(hit);
  }

  private inspect(space: number): void {
    const hit = this.hitOn(space);
    if (hit) this.options.onInspect?.(hit);
  }

  private hoverOn(space: number): void {
    if (space === this.hover) return;
    this.hover = space;
    const hit = this.hitOn(space);
    this.view.classList.toggle('is-over', hit?.offered === true);
    this.point();
    this.options.onHover?.(hit);
  }

  private zoom(factor: number): void {
    this.painter.zoomBy(factor, this.view.clientWidth / 2, this.view.clientHeight / 2);
  }

  private listen(): void {
    const { signal } = this.ending;
    const hit = (x: number, y: number) => this.painter.hit(x, y);
    listenToGestures(
      this.view,
      {
        tap: (x, y) => this.choose(hit(x, y)),
        doubleTap: (x, y) => {
          if (this.hitOn(hit(x, y))?.offered) this.choose(hit(x, y));
          else this.painter.zoomBy(1.7, x, y);
        },
        hold: (x, y) => this.inspect(hit(x, y)),
        hover: (x, y) => this.hoverOn(hit(x, y)),
        leave: () => this.hoverOn(-1),
        drag: (dx, dy, turning) => (turning ? this.painter.turnBy(dx, dy) : this.painter.panBy(dx, dy)),
        zoom: (factor, x, y) => this.painter.zoomBy(factor, x, y),
      },
      signal,
    );
    const grid = this.cells.element;
    grid.addEventListener(
      'click',
      (event) => {
        if (event.detail === 0) this.choose(this.cells.spaceOf(event.target));
      },
      { signal },
    );
    grid.addEventListener('focusin', (event) => this.focused(event.target), { signal });
    grid.addEventListener(
      'focusout',
      () => {
        this.isByKeyboard = false;
        this.point();
      },
      { signal },
    );
    grid.addEventListener('keydown', (event) => this.pressed(event), { signal });
  }

  private focused(target: EventTarget | null): void {
    const space = this.cells.spaceOf(target);
    if (space < 0) return;
    this.cells.go(space, false);
    this.isByKeyboard = this.isByKeyboard || (target instanceof Element && target.matches(':focus-visible'));
    if (this.isByKeyboard) {
      this.painter.reveal(space);
      this.options.onHover?.(this.hitOn(space));
    }
    this.point();
  }

  private pressed(event: KeyboardEvent): void {
    const { scene } = this;
    const action = turnedStep(keyAction(event), this.painter.yaw);
    if (!action || !scene) return;
    const at = this.cells.focused;
    const to = new Walker(scene, this.wishes.region).from(at, action);
    if (to === undefined) return;
    event.preventDefault();
    if (to !== at) {
      this.isByKeyboard = true;
      this.cells.go(to, true);
      return;
    }
    if (action.kind === 'choose') this.choose(at);
    else if (action.kind === 'inspect') this.inspect(at);
    else if (action.kind === 'escape') this.options.onEscape?.();
    else if (action.kind === 'fit') this.fit();
    else if (action.kind === 'zoom') this.zoom(action.factor);
    else if (action.kind === 'turn') this.painter.turnBy(action.across, action.along);
  }
}
