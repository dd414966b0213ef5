import { type Frame, plainFrame } from '../clock/frame.ts';
import { Hasher } from '../state/hasher.ts';
import type { State } from '../state/state.ts';

/** The full hash of a paused match: tables by name, then the stack and the numbers of the decisions. */
export function hashOf(state: State, frames: readonly Frame[], answered: readonly number[]): string {
  const hasher = new Hasher();
  for (const table of state.layout.tables) {
    hasher.text(table.name);
    const rows = state.rows(table.name);
    for (let row = 0; row < rows; row++)
      for (let place = 0; place < table.width; place++)
        hasher.number(state.at(table.base + row * table.width + place));
  }
  for (const frame of frames) hasher.text(JSON.stringify(stable(frame)));
  for (const count of answered) hasher.number(count);
  return hasher.digest();
}

/** A frame without what depends on how it got here: journal marks, event places and joint answers still open. */
function stable(frame: Frame): unknown {
  if (frame.type !== 'run') return plainFrame(frame);
  return {
    type: 'run',
    recorded: frame.recorded.map((one) => (one.kind === 'call' ? { ...one, events: 0 } : one)),
  };
}
