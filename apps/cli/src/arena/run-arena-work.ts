import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { workForArena } from './machines/work-for-arena.ts';

export interface WorkFlags {
  readonly database: string;
  readonly threads?: number;
  /** Seconds. */
  readonly idle?: number;
}

/** `scape arena work`: plays games that others have laid out in a database. Ctrl-C ends it when the games that it plays are over. */
export async function runArenaWork(composition: DependencyContainer, flags: WorkFlags): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const world = composition.resolve(tokens.surroundings);
  const threads = flags.threads ?? world.cores;
  const stop = new AbortController();
  const forget = world.onInterrupt(() => {
    page.line('Ends the games that it plays, then stops. Ctrl-C again stops at once.');
    stop.abort();
  });
  page.line(`Works with ${threads} ${threads === 1 ? 'thread' : 'threads'}. Ctrl-C stops.`);
  try {
    const played = await workForArena({
      url: flags.database,
      threads,
      signal: stop.signal,
      ...(flags.idle === undefined ? {} : { idle: flags.idle * 1000 }),
      onGame: (count) => {
        if (page.isTerminal) page.write(`\r${count} ${count === 1 ? 'game' : 'games'} played`);
      },
    });
    page.line(`${page.isTerminal ? '\r' : ''}${played} ${played === 1 ? 'game' : 'games'} played.`);
  } finally {
    forget();
  }
  return exitCodes.fine;
}
