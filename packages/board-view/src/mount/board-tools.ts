import type { BoardWords } from '../scene/board-words.ts';
import type { Ground, SceneRegion } from '../scene/ground.ts';
import type { BoardMode } from './board-options.ts';

/** What the small buttons about the board do. */
export interface ToolEvents {
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly numbers: (shown: boolean) => void;
  readonly region: (region: number) => void;
  readonly cut: (level: number | undefined) => void;
  readonly mode: (mode: BoardMode) => void;
  /** Turns the table, in pixels of a drag. */
  readonly turn: (across: number, along: number) => void;
}

/** What they show. */
export interface ToolState {
  readonly ground: Ground;
  readonly region: SceneRegion;
  readonly numbers: boolean;
  readonly cut: number | undefined;
  readonly mode: BoardMode;
}

/** A turn of thirty degrees, in pixels of a drag. */
const turn = 75;

/** Buttons for zoom, numbers and dimensions, tabs for further battlefields, a slider for floors. */
export class BoardTools {
  readonly parts: readonly HTMLElement[];
  private readonly tabs: HTMLElement;
  private readonly cut: HTMLElement;
  private readonly slider: HTMLInputElement;
  private readonly said: HTMLElement;
  private readonly numbers: HTMLButtonElement;
  private readonly mode: HTMLButtonElement;
  private readonly turns: readonly HTMLButtonElement[];
  private readonly events: ToolEvents;
  private readonly words: BoardWords;
  private readonly document: Document;
  private levels: readonly number[] = [];
  private shownRegions: readonly SceneRegion[] = [];

  constructor(document: Document, words: BoardWords, events: ToolEvents) {
    this.document = document;
    this.words = words;
    this.events = events;
    const tools = document.createElement('div');
    tools.className = 'bv-tools';
    this.numbers = this.button('1', `1: ${words.levelNumbers}`, () =>
      events.numbers(this.numbers.getAttribute('aria-pressed') !== 'true'),
    );
    this.mode = this.button('3D', '3D', () =>
      events.mode(this.mode.getAttribute('aria-pressed') === 'true' ? '2d' : '3d'),
    );
    this.turns = [
      this.button('↺', words.turnLeft, () => events.turn(-turn, 0)),
      this.button('↻', words.turnRight, () => events.turn(turn, 0)),
    ];
    tools.append(
      this.mode,
      ...this.turns,
      this.numbers,
      this.button('+', words.zoomIn, () => events.zoom(1.3)),
      this.button('−', words.zoomOut, () => events.zoom(1 / 1.3)),
      this.button('⌂', words.wholeBoard, () => events.fit()),
    );
    this.tabs = document.createElement('div');
    this.tabs.className = 'bv-tabs';
    this.tabs.setAttribute('role', 'group');
    this.tabs.setAttribute('aria-label', words.battlefields);
    this.cut = document.createElement('label');
    this.cut.className = 'bv-cut';
    this.slider = document.createElement('input');
    this.slider.type = 'range';
    this.slider.min = '0';
    this.slider.addEventListener('input', () => this.slid());
    this.said = document.createElement('span');
    this.cut.append(this.said, this.slider);
    this.parts = [this.tabs, this.cut, tools];
  }

  show({ ground, region, numbers, cut, mode }: ToolState): void {
    this.mode.setAttribute('aria-pressed', String(mode === '3d'));
    for (const button of this.turns) button.hidden = mode !== '3d';
    this.numbers.setAttribute('aria-pressed', String(numbers));
    this.showTabs(ground.regions, region.region);
    const decks = ground.decks.filter((deck) => deck.region === region.region);
    this.levels = [...new Set(decks.map(({ level }) => level))].sort((a, b) => a - b);
    this.cut.hidden = this.levels.length === 0;
    this.slider.max = String(this.levels.length);
    const kept = cut === undefined ? this.levels.length : this.levels.filter((level) => level <= cut).length;
    this.slider.value = String(kept);
    this.said.textContent =
      kept === this.levels.length ? this.words.allFloors : this.words.upToLevel(this.levels[kept - 1]);
    this.slider.setAttribute('aria-valuetext', this.said.textContent);
  }

  private slid(): void {
    const kept = Number(this.slider.value);
    this.events.cut(
      kept >= this.levels.length ? undefined : (this.levels[kept - 1] ?? Number.NEGATIVE_INFINITY),
    );
  }

  private showTabs(regions: readonly SceneRegion[], current: number): void {
    this.tabs.hidden = regions.length < 2;
    if (regions !== this.shownRegions) {
      this.shownRegions = regions;
      this.tabs.replaceChildren(
        ...regions.map(({ region, name }) => this.button(name, name, () => this.events.region(region))),
      );
    }
    for (const [at, tab] of [...this.tabs.children].entries())
      tab.setAttribute('aria-pressed', String(regions[at]?.region === current));
  }

  private button(text: string, name: string, press: () => void): HTMLButtonElement {
    const button = this.document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    if (name !== text) button.setAttribute('aria-label', name);
    button.title = name;
    button.addEventListener('click', press);
    return button;
  }
}
