import { fileURLToPath } from 'node:url';
import { serveFiles } from './serve-files.ts';

/** Serves the built pages on one port, tells where, and ends cleanly when it is asked to. `PORT` names another port. */
const port = Number(process.env['PORT'] ?? 8080);
const server = serveFiles(fileURLToPath(new URL('../dist/', import.meta.url)));

server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken. Name another one: PORT=${port + 1}` : error.message);
  process.exitCode = 1;
});
server.listen(port, () => console.log(`Scapewright is at http://localhost:${port}/ (Ctrl-C ends it)`));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
