import { fileURLToPath } from 'node:url';
import { createServer, defaultClientConditions, type ViteDevServer } from 'vite';
import { samplesForPage } from './samples-for-page.ts';

/** Serves the page that shows the board, from the sources. */
export async function servePage(port = 0): Promise<ViteDevServer> {
  const server = await createServer({
    root: fileURLToPath(new URL('page/', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [samplesForPage()],
    resolve: { conditions: ['@scapewright/source', ...defaultClientConditions] },
    optimizeDeps: { noDiscovery: true },
    server: { port, hmr: false },
  });
  return server.listen();
}
