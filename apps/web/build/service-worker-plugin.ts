import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What is never kept for offline use: maps of sources, packed copies, the build's own notes. */
const unkept = /\.(map|br|gz)$|^\.vite\//;

/** Writes the service worker: its code with the list of all files of the build, and a version that changes when one of them does. */
export function serviceWorker(template: string, publicFolder: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const built = Object.values(bundle).filter(({ fileName }) => !unkept.test(fileName));
        for (const file of built)
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        const still = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
          .filter((one) => one.isFile())
          .map((one) => relative(publicFolder, join(one.parentPath, one.name)).replaceAll('\\', '/'))
          .sort();
        for (const path of still) hash.update(path).update(readFileSync(join(publicFolder, path)));
        const files = [
          '/',
          ...built.map(({ fileName }) => `/${fileName}`).filter((one) => one !== '/index.html'),
          ...still.map((path) => `/${path}`),
        ];
        const source = readFileSync(template, 'utf8')
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
          .replace('__FILES__', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
