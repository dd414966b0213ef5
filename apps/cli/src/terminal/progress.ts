import { Presets, SingleBar } from 'cli-progress';
import type { TextStream } from '../surroundings.ts';

/** Shows how far a long work is. */
export interface Progress {
  /** So many are done, of so many in all. */
  show(done: number, total: number): void;
  end(): void;
}

/** A bar on one line, which is taken away at the end; nothing where nobody looks. `left` is the word behind the time that is left. */
export function openProgress({ terminal }: TextStream, what: string, left = 'left'): Progress {
  if (!terminal) return { show: () => undefined, end: () => undefined };
  const bar = new SingleBar(
    {
      stream: terminal,
      format: ` {bar} {value}/{total} ${what}, {eta_formatted} ${left}`,
      clearOnComplete: true,
      hideCursor: true,
      barsize: 30,
    },
    Presets.shades_classic,
  );
  let isOpen = false;
  return {
    show: (done, total) => {
      if (!isOpen) bar.start(total, 0);
      isOpen = true;
      bar.setTotal(total);
      bar.update(done);
    },
    end: () => {
      if (isOpen) bar.stop();
    },
  };
}
