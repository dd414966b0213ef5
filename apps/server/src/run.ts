import { commandsUsage, runCommand } from './admin/run-command.ts';
import type { Known, Shipped } from './content/content.ts';
import { readSettings, usage } from './settings.ts';

/** Where a program finds what it serves. */
export interface Program {
  /** The folder of the built pages. */
  readonly pages: string;
  /** Reads the packs and maps of the project. */
  readonly read: (known: Known) => Shipped;
  /** Is called once it listens. */
  readonly listens?: () => void;
}

/**
 * What the program does that is called with these words: a command of an operator, or it serves everything on one port, tells
 * where, and ends cleanly when it is asked to. Says in words what is wrong.
 */
export async function run(program: Program): Promise<void> {
  await main(program).catch((error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    console.error(isTaken ? 'That port is taken. Name another one: --port 8081' : error.message);
    process.exitCode = 1;
  });
}

async function main({ pages, read, listens }: Program): Promise<void> {
  const args = process.argv.slice(2);
  if (await runCommand(args, process.env, { say: console.log, read })) return;
  const settings = readSettings(args, process.env, pages);
  if (settings === 'help') {
    console.log(`${usage}\n\nWith a word before that it does something else, and ends:\n\n${commandsUsage}`);
    return;
  }
  // Operators' commands, which are done by now, need neither the games nor the server.
  const { makeServer } = await import('./app.ts');
  const server = await makeServer(settings, read);
  await server.app.listen({ port: settings.port, host: settings.host });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  console.log(`Scapewright is at http://localhost:${port}/ (Ctrl-C ends it)`);
  listens?.();
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      void server.close().then(() => process.exit(0));
    });
}
