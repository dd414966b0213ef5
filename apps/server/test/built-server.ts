import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The program that people run, built as for them. It is built while tests are read, where no test waits for it. */
export const builtServer: string = build();

/** Throws what the build said where it fails. */
function build(): string {
  const builder = fileURLToPath(new URL('../src/start/build-server.ts', import.meta.url));
  const words = ['--conditions=@scapewright/source', builder];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the server could not be built: ${stdout}${stderr}`);
  return fileURLToPath(new URL('../dist/main.js', import.meta.url));
}
