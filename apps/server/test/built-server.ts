import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const builder = fileURLToPath(new URL('../src/start/build-server.ts', import.meta.url));
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
let isBuilt = false;

/** The program that people run, built as for them, where something of it has changed. Throws what the build said. */
export function builtServer(): string {
  if (isBuilt) return main;
  const words = ['--conditions=@scapewright/source', builder];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the server could not be built: ${stdout}${stderr}`);
  isBuilt = true;
  return main;
}
