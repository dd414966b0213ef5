import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from './page-test.ts';

const builder = fileURLToPath(new URL('../../server/src/start/build-server.ts', import.meta.url));
const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** The server as somebody runs it, with the built pages and a database of its own. */
interface ServedOnline {
  readonly url: string;
  end(): void;
}

/** A test of pages that such a server serves: one for all of its worker, which has the time that a busy machine takes to start it. */
export const test = base.extend<object, { readonly server: ServedOnline }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await serveOnline();
      await use(server);
      server.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Starts it, and resolves once it listens. Rejects with what it said where it does not. */
async function serveOnline(): Promise<ServedOnline> {
  const folder = mkdtempSync(join(tmpdir(), 'scape-'));
  const data = join(folder, 'games.sqlite');
  const words = ['--port', '0', '--data', data, '--quiet', '--no-limits'];
  execFileSync(process.execPath, ['--conditions=@scapewright/source', builder]);
  const child: ChildProcess = spawn(process.execPath, [main, ...words]);
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part: Buffer) => {
      said += String(part);
      const [, address] = /(http:\/\/localhost:\d+)\//.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.stderr?.on('data', (part: Buffer) => {
      said += String(part);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url,
    end: () => {
      child.removeAllListeners('exit');
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      child.kill('SIGTERM');
    },
  };
}
