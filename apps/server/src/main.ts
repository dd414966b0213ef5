import { fileURLToPath } from 'node:url';
import { readShipped } from './content/read-shipped.ts';
import { run } from './run.ts';

/** The server from its sources: packs and maps are read from their own files. */
await run({ pages: fileURLToPath(new URL('../../web/dist/', import.meta.url)), read: readShipped });
