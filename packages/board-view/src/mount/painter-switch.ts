import { FlatPainter } from '../svg/flat-painter.ts';
import type { BoardMode } from './board-options.ts';
import type { Painter } from './painter.ts';

/** What the board does when painters change. */
export interface SwitchEvents {
  /** Another painter draws from now on; the one before is gone. */
  readonly changed: () => void;
  /** Places of spaces on the screen have changed. */
  readonly moved: () => void;
  /** Three dimensions were wished for, and cannot be had. */
  readonly failed: () => void;
}

/** Which of the two painters draws: the flat one at once, the deep one when it has been loaded. */
export class PainterSwitch {
  private readonly document: Document;
  private readonly events: SwitchEvents;
  private painter: Painter;
  private seen: BoardMode = '2d';
  private wished: BoardMode = '2d';

  constructor(document: Document, events: SwitchEvents) {
    this.document = document;
    this.events = events;
    this.painter = this.flat();
  }

  get current(): Painter {
    return this.painter;
  }

  /** What is seen now. */
  get mode(): BoardMode {
    return this.seen;
  }

  /** Resolves to what is seen in the end: `2d` where there is no WebGL. */
  async go(mode: BoardMode): Promise<BoardMode> {
    this.wished = mode;
    if (mode === this.seen) return mode;
    if (mode === '2d') {
      this.take(this.flat(), '2d');
      return '2d';
    }
    try {
      const { DeepPainter } = await import('../three/index.ts');
      if (this.wished !== '3d' || this.mode === '3d') return this.mode;
      const made = new DeepPainter(this.document, { moved: this.events.moved, failed: () => this.fail() });
      this.take(made, '3d');
    } catch {
      this.fail();
    }
    return this.mode;
  }

  destroy(): void {
    this.wished = '2d';
    this.painter.destroy();
  }

  private fail(): void {
    this.wished = '2d';
    if (this.seen !== '2d') this.take(this.flat(), '2d');
    this.events.failed();
  }

  private take(painter: Painter, mode: BoardMode): void {
    this.painter.destroy();
    this.painter = painter;
    this.seen = mode;
    this.events.changed();
  }

  private flat(): Painter {
    const moved = () => undefined;
    return new FlatPainter(this.document, freeId(this.document), { moved, failed: moved });
  }
}

/** The beginning of ids that nothing in a document has yet. */
function freeId(document: Document): string {
  let number = 0;
  while (document.getElementById(`bv${number}-blades`)) number += 1;
  return `bv${number}`;
}
