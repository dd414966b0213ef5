#!/usr/bin/env node
/**
 * Starts the command line. In a checkout it first bundles the sources when they have changed since the last
 * bundle; as an installed package there are no sources, and the built file runs. Standard output is left to the
 * program: whatever is said here goes to standard error.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const app = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const workspaceNode = `${root}node_modules/node/bin/node`;

if (!existsSync(`${app}src/main.ts`)) {
  await import('../dist/main.js');
} else if (Number.parseInt(process.versions.node, 10) < 24 && existsSync(workspaceNode)) {
  const program = spawn(workspaceNode, process.argv.slice(1), { stdio: 'inherit' });
  // Ctrl-C reaches the program by itself; other ends are passed on. It ends in its own way.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => program.kill(signal));
  const [status, signal] = await new Promise((resolve) => {
    program.once('exit', (...ended) => resolve(ended));
  });
  if (signal) for (const one of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(one);
  if (signal) process.kill(process.pid, signal);
  process.exitCode = status ?? 1;
} else {
  standWhereTheCallerStands();
  const { sourceKey } = await import('./source-key.mjs');
  const bundle = `${app}.bundle/${sourceKey(root)}`;
  if (!existsSync(bundle)) {
    const { writeBundle } = await import('./write-bundle.mjs');
    await writeBundle({ root, app, bundle });
  }
  module.enableCompileCache?.(`${bundle}/compiled`);
  await import(pathToFileURL(`${bundle}/main.js`).href);
}

/** `pnpm --dir` and the root's `start` move to the root; the paths in the arguments are the caller's. */
function standWhereTheCallerStands() {
  const { INIT_CWD: caller, npm_lifecycle_event: script } = process.env;
  const moved = `${process.cwd()}/` === root && (script === undefined || script === 'start');
  if (moved && caller && existsSync(caller)) process.chdir(caller);
}
