import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module that gives the addresses of everything that was read. */
const virtual = 'virtual:content';
const script = fileURLToPath(new URL('content/read-content.ts', import.meta.url));

interface Delivered {
  readonly name: string;
  readonly address: string;
  readonly text: string;
}

interface Reading {
  readonly files: readonly Delivered[];
  readonly read: readonly string[];
}

let reading: Reading | undefined;

/** Packs, maps, pictures and rules as files under `/content/`, each under a name with its own hash. Read once in a process. */
function readContent(): Reading {
  if (reading !== undefined) return reading;
  const told = execFileSync(process.execPath, ['--conditions=@scapewright/source', script], {
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { files, read } = JSON.parse(told) as {
    readonly files: readonly { readonly name: string; readonly text: string }[];
    readonly read: readonly string[];
  };
  reading = { files: files.map(({ name, text }) => ({ name, text, address: addressOf(name, text) })), read };
  return reading;
}

function addressOf(name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return `/content/${name}-${hash}.${text.startsWith('<svg') ? 'svg' : 'json'}`;
}

/** Addresses by name; those below a folder are together. */
function addressesOf(files: readonly Delivered[]): Record<string, unknown> {
  const inFolder = (folder: string): Record<string, string> =>
    Object.fromEntries(
      files
        .filter(({ name }) => name.startsWith(`${folder}/`))
        .map(({ name, address }) => [name.slice(folder.length + 1), address]),
    );
  const single = files.filter(({ name }) => !name.includes('/'));
  return {
    ...Object.fromEntries(single.map(({ name, address }) => [name, address])),
    ledger: inFolder('ledger'),
    examples: inFolder('examples'),
    maps: inFolder('maps'),
    pictures: inFolder('pictures'),
  };
}

/** Tells modules where the content is, and delivers it: with the build, or from the development server. */
export function content({ delivers }: { readonly delivers: boolean }): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const { files, read } = readContent();
      for (const file of read) this.addWatchFile(file);
      return `export default ${JSON.stringify(addressesOf(files))};`;
    },
    generateBundle() {
      if (!delivers) return;
      for (const { address, text } of readContent().files)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: text });
    },
    configureServer({ middlewares }) {
      middlewares.use('/content', (request, response, next) => {
        const found = readContent().files.find(({ address }) => address === `/content${request.url}`);
        if (!found) return next();
        response.setHeader(
          'content-type',
          found.address.endsWith('.svg') ? 'image/svg+xml' : 'application/json',
        );
        response.end(found.text);
      });
    },
  };
}
