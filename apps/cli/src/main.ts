import { randomBytes } from 'node:crypto';
import { availableParallelism, homedir } from 'node:os';
import type { WriteStream } from 'node:tty';
import { snapshotsBesideBundle } from './content/pack-snapshots.ts';
import { gamesFolderOf } from './play/games-folder.ts';
import { runProgram } from './program.ts';
import type { Surroundings, TextStream } from './surroundings.ts';

function streamOf(stream: WriteStream): TextStream {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever read has gone: a pipe that was closed, or the terminal itself.
    if (error.code === 'EPIPE' || error.code === 'EIO') process.exit(process.exitCode);
    throw error;
  });
  return {
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY === true,
    ...(stream.isTTY ? { terminal: stream } : {}),
    get columns() {
      return stream.columns;
    },
    get rows() {
      return stream.rows;
    },
  };
}

const snapshotsFolder = snapshotsBesideBundle();

const world: Surroundings = {
  folder: process.cwd(),
  environment: process.env,
  input: process.stdin,
  output: streamOf(process.stdout),
  errors: streamOf(process.stderr),
  now: () => performance.now(),
  freshSeed: () => randomBytes(16).toString('hex'),
  cores: availableParallelism(),
  onInterrupt: (listener) => {
    process.once('SIGINT', listener);
    return () => process.off('SIGINT', listener);
  },
  onEnding: (listener) => {
    const forget = Object.entries({ SIGHUP: 129, SIGTERM: 143 }).map(([signal, code]) => {
      const end = (): void => {
        listener(signal);
        process.exit(code);
      };
      process.once(signal, end);
      return () => process.off(signal, end);
    });
    return () => forget.forEach((one) => void one());
  },
  gamesFolder: gamesFolderOf(process.env, process.platform, homedir()),
  ...(snapshotsFolder === undefined ? {} : { snapshotsFolder }),
};

process.exitCode = await runProgram(process.argv.slice(2), world);
