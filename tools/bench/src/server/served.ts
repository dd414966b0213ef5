import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const builder = fileURLToPath(new URL('../../../../apps/server/src/start/build-server.ts', import.meta.url));
const main = fileURLToPath(new URL('../../../../apps/server/dist/main.js', import.meta.url));

/** Has a program collect its garbage every second. */
const collecting = 'data:text/javascript,setInterval(() => globalThis.gc(), 1000).unref()';

/** The server as people run it, in a process of its own. */
export class Served {
  readonly url: string;
  private readonly child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.child = child;
  }

  /** `collects`: it throws away every second what nobody needs, so that what it takes is what it needs. */
  static async start(file: string, collects = false): Promise<Served> {
    const words = ['--port', '0', '--data', file, '--quiet', '--no-limits'];
    execFileSync(process.execPath, ['--conditions=@scapewright/source', builder]);
    const child = spawn(
      process.execPath,
      ['--expose-gc', ...(collects ? ['--import', collecting] : []), main, ...words],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    for (let said = ''; ; ) {
      const [part] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer];
      said += part;
      const [, url] = /(http:\/\/localhost:\d+)\//.exec(said) ?? [];
      if (url !== undefined) return new Served(url, child);
    }
  }

  async end(): Promise<void> {
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }

  /** What a call answers. */
  async call<Body>(method: string, path: string, token?: string, body?: object): Promise<Body> {
    const answer = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Body;
  }

  async guest(): Promise<string> {
    return (await this.call<{ token: string }>('POST', '/guests', undefined, {})).token;
  }

  /** A number that the server counts. */
  async metric(name: string): Promise<number> {
    const text = await this.call<string>('GET', '/metrics');
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  }

  /** A game of two; `more`: what else is wished for. */
  async table(tokens: readonly [string, string], more: object = {}): Promise<string> {
    const { id } = await this.call<{ id: string }>('POST', '/tables', tokens[0], {
      ...{ ruleset: 'superscape', map: 'first-light', roundLimit: 12, public: true },
      ...{ seats: [{ kind: 'me' }, { kind: 'open' }], ...more },
    });
    await this.call('POST', `/tables/${id}/seats`, tokens[1], {});
    return id;
  }
}
