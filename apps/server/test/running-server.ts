import { type ChildProcess, spawn } from 'node:child_process';
import { builtServer } from './built-server.ts';

/** The server in a process of its own, as an operator runs it. */
export class RunningServer {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.child = child;
  }

  /** Starts it and waits until it listens. Rejects with what it said where it does not. */
  static start(
    data: string,
    port = 0,
    more: readonly string[] = [],
    env: Readonly<Record<string, string>> = {},
    isLimited = false,
    program = builtServer,
  ): Promise<RunningServer> {
    const words = ['--port', String(port), '--data', data, '--quiet', ...more];
    if (!isLimited) words.push('--no-limits');
    const child = spawn(process.execPath, [program, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const end = (): boolean => child.kill('SIGKILL');
    process.on('exit', end);
    child.once('exit', () => process.off('exit', end));
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (part: Buffer): void => {
        said += part;
        const [, url] = /(http:\/\/localhost:\d+)\//.exec(said) ?? [];
        if (url !== undefined) resolve(new RunningServer(url, child));
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }
  /** Has it ended, for whatever reason? */
  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** Ends it as a signal does; resolves with its exit code, null where the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    return new Promise((resolve) => {
      this.child.once('exit', (code) => resolve(code));
      this.child.kill(signal);
    });
  }
}
