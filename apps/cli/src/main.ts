import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { WriteStream } from 'node:tty';
import { runProgram } from './program.ts';
import type { Surroundings, TextStream } from './surroundings.ts';

function streamOf(stream: WriteStream): TextStream {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode);
    throw error;
  });
  return {
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY === true,
    ...(stream.isTTY ? { terminal: stream } : {}),
    get columns() {
      return stream.columns;
    },
  };
}

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
};

process.exitCode = await runProgram(process.argv.slice(2), world);
