import { fileURLToPath } from 'node:url';
import { commandsUsage, runCommand } from './admin/run-command.ts';
import { readSettings, usage } from './settings.ts';

/** Serves everything on one port, tells where, and ends cleanly when it is asked to. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (await runCommand(args, process.env, console.log)) return;
  const pages = fileURLToPath(new URL('../../web/dist/', import.meta.url));
  const settings = readSettings(args, process.env, pages);
  if (settings === 'help') {
    console.log(`${usage}\n\nWith a word before that it does something else, and ends:\n\n${commandsUsage}`);
    return;
  }
  // Operators' commands, which are done by now, need neither the games nor the server.
  const { makeServer } = await import('./app.ts');
  const server = await makeServer(settings);
  await server.app.listen({ port: settings.port, host: settings.host });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  console.log(`Scapewright is at http://localhost:${port}/ (Ctrl-C ends it)`);
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      void server.close().then(() => process.exit(0));
    });
}

main().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? 'That port is taken. Name another one: --port 8081' : error.message);
  process.exitCode = 1;
});
