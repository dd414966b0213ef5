import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** The server as somebody runs it, with the built pages and a database of its own. */
export interface ServedOnline {
  readonly url: string;
  end(): void;
}

/** Starts it, and resolves once it listens. Rejects with what it said where it does not. */
export async function serveOnline(): Promise<ServedOnline> {
  const folder = mkdtempSync(join(tmpdir(), 'scape-'));
  const data = join(folder, 'games.sqlite');
  const words = ['--port', '0', '--data', data, '--quiet', '--no-limits'];
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@scapewright/source', main, ...words]);
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
