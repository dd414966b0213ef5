import type { Page } from './page.ts';

/** Shows how far a long work is. */
export interface Progress {
  /** So many more are done. */
  step(count?: number): void;
  end(): void;
}

const silent: Progress = { step: () => undefined, end: () => undefined };
const width = 30;

/** A bar (where the total is known) or a counter, on one line that is taken away at the end. Nothing where nobody looks. */
export function openProgress({ write, isTerminal, colours }: Page, what: string, total?: number): Progress {
  if (!isTerminal) return silent;
  let done = 0;
  let drawn = '';
  const draw = (): void => {
    const share = total === undefined ? 0 : Math.min(1, done / Math.max(1, total));
    const full = Math.round(share * width);
    const bar =
      total === undefined ? '' : `${colours.cyan('█'.repeat(full))}${colours.dim('░'.repeat(width - full))} `;
    const text = `${bar}${done}${total === undefined ? '' : `/${total}`} ${what}`;
    if (text === drawn) return;
    drawn = text;
    write(`\r\u001b[K${text}`);
  };
  draw();
  return {
    step: (count = 1) => {
      done += count;
      draw();
    },
    end: () => write('\r\u001b[K'),
  };
}
