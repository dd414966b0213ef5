import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const packable = /\.(js|css|json|svg|webmanifest)$/;

/** Writes beside each large text a copy packed by gzip and one by brotli, for a server to send. */
export function packedCopies(): Plugin {
  return {
    name: 'packed-copies',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!packable.test(file.fileName)) continue;
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (bytes.length < 1500) continue;
          const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(bytes, { params: quality }),
          });
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.gz`,
            source: gzipSync(bytes, { level: 9 }),
          });
        }
      },
    },
  };
}
