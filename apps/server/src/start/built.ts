import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The built server. What Node compiles is kept beside it, where that can be written: the next start takes half the time. */
enableCompileCache(fileURLToPath(new URL('compiled/', import.meta.url)));
const { run } = await import('../run.ts');
const { readBuilt } = await import('../content/built-content.ts');
await run({
  pages: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
  read: readBuilt,
  listens: flushCompileCache,
});
