import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ran } from './run-program.ts';

const main = fileURLToPath(new URL('../../../apps/cli/src/main.ts', import.meta.url));
/**
 * Told on a pipe of its own as the process ends: what it has cost. The most memory is asked of the kernel where it tells:
 * what a process says of itself counts what its parent had when it was begun.
 */
const meter = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync, writeSync } from 'node:fs';
  process.on('exit', () => {
    const cost = process.resourceUsage();
    try {
      cost.maxRSS = Number(/VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
    } catch {}
    try {
      writeSync(3, JSON.stringify(cost));
    } catch {}
  });
`)}`;

/** The command line in a process of its own. */
export interface Apart extends Ran {
  readonly signal: NodeJS.Signals | null;
  /** Seconds of the processor, and megabytes at most; 0 where it was killed. */
  readonly seconds: number;
  readonly megabytes: number;
}

/** How it is run. */
export interface ApartOptions {
  readonly folder: string;
  readonly typed?: string;
  /** What is typed at each question, by how many there were; undefined: nothing more. Left out: nothing. */
  readonly answering?: (questions: number) => string | undefined;
  /** Files that it writes may have so many kilobytes, as on a disk that is nearly full. */
  readonly mostKilobytes?: number;
  /** Is told what it has written so far, whenever that is more. */
  readonly onOutput?: (out: string, kill: (signal: NodeJS.Signals) => void) => void;
}

/** Runs the command line in a process of its own, from its sources. */
export function scapeApart(words: readonly string[], options: ApartOptions): Promise<Apart> {
  const { folder, answering, typed = answering ? '' : 'quit\n', mostKilobytes, onOutput } = options;
  const command = [process.execPath, '--conditions=@scapewright/source', `--import=${meter}`, main, ...words];
  const limited =
    mostKilobytes === undefined ? [] : ['bash', '-c', `ulimit -f ${mostKilobytes}; exec "$@"`, 'limited'];
  const [program = '', ...rest] = [...limited, ...command];
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe', 'pipe'] });
    const said = { out: '', err: '', cost: '' };
    let questions = 0;
    child.stdout?.on('data', (part) => {
      said.out += part;
      onOutput?.(said.out, (signal) => void child.kill(signal));
      for (const asked = said.out.split('\n> ').length - 1; answering && questions < asked; ) {
        const answer = answering(++questions);
        if (answer !== undefined) child.stdin?.write(`${answer}\n`);
      }
    });
    child.stderr?.on('data', (part) => {
      said.err += part;
    });
    child.stdio[3]?.on('data', (part) => {
      said.cost += part;
    });
    child.stdin?.on('error', () => {});
    if (answering) child.stdin?.write(typed);
    else child.stdin?.end(typed);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const {
        userCPUTime = 0,
        systemCPUTime = 0,
        maxRSS = 0,
      } = said.cost === '' ? {} : JSON.parse(said.cost);
      const seconds = (userCPUTime + systemCPUTime) / 1e6;
      resolve({ code: code ?? -1, signal, out: said.out, err: said.err, seconds, megabytes: maxRSS / 1024 });
    });
  });
}
