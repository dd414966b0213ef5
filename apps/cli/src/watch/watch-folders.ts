import { relative } from 'node:path';
import { watch } from 'chokidar';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { type ExitCode, exitCodes } from '../errors/cli-error.ts';

/** Milliseconds of quiet after which a save is over: editors write several files, or one in several steps. */
const quietMs = 80;
const unwatched = /[\\/](node_modules|dist|\.git|\.bundle)([\\/]|$)/;
/** Clears the screen with what has scrolled away. */
const cleared = '\u001b[2J\u001b[3J\u001b[H';

/** What is run again. */
export interface Watched {
  /** Folders and files, absolute. What lies below a folder counts. */
  readonly places: readonly string[];
  /** Runs what these files touch, all where nothing is given. Gives undefined where they touch nothing. */
  readonly run: (changed?: readonly string[]) => Promise<ExitCode | undefined>;
}

/**
 * Runs everything, and then after every save what it touches, until the caller interrupts (Ctrl-C). On a terminal every run
 * begins on an empty screen. Gives the outcome of the last run.
 */
export async function watchFolders(
  composition: DependencyContainer,
  { places, run }: Watched,
): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const { folder, onInterrupt } = composition.resolve(tokens.surroundings);
  const watcher = watch([...places], {
    ignoreInitial: true,
    ignored: (path) => unwatched.test(path),
  });
  let code: ExitCode = exitCodes.fine;
  let saved = new Set<string>();
  let wake = (): void => {};
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    saved.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => wake(), quietMs);
  });
  const forget = onInterrupt(() => {
    isOver = true;
    wake();
  });
  const tell = (changed: readonly string[]): void => {
    const names = changed.map((path) => relative(folder, path));
    page.line(page.colours.dim(`${page.isTerminal ? '' : '\n'}saved: ${names.join(', ')}`));
  };
  try {
    await new Promise<void>((ready) => watcher.once('ready', ready));
    code = (await run()) ?? code;
    page.line(page.colours.dim('Waiting for the next save; Ctrl-C ends.'));
    for (;;) {
      if (saved.size === 0 && !isOver)
        await new Promise<void>((woken) => {
          wake = woken;
        });
      wake = () => {};
      if (isOver) return code;
      const changed = [...saved].sort();
      saved = new Set();
      if (page.isTerminal) page.write(cleared);
      tell(changed);
      const next = await run(changed);
      if (next === undefined) page.line(page.colours.dim('It touches nothing that runs here.'));
      code = next ?? code;
      page.line(page.colours.dim('Waiting for the next save; Ctrl-C ends.'));
    }
  } finally {
    forget();
    clearTimeout(timer);
    await watcher.close();
  }
}
