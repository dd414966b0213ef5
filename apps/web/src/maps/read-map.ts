import type { MapFinding } from './map-findings.ts';
import type { OwnMap } from './own-maps.ts';

/** A file to be read as a map. */
export interface ReadQuestion {
  /** The name under which it will be kept. */
  readonly id: string;
  readonly file: string;
  readonly bytes: Uint8Array;
}

export type ReadAnswer =
  | { readonly ok: true; readonly map: OwnMap }
  | { readonly ok: false; readonly problems: readonly MapFinding[] };

/** How long a map may take to be read, in milliseconds. */
const patience = 20_000;

/** Reads a map in a worker of its own, which ends with it. */
export async function readMapFile(file: string, bytes: Uint8Array): Promise<ReadAnswer> {
  const worker = new Worker(new URL('./read-map.worker.ts', import.meta.url), { type: 'module' });
  const question: ReadQuestion = { id: await idOf(bytes), file, bytes };
  try {
    return await new Promise<ReadAnswer>((resolve) => {
      const refuse = (code: MapFinding['code'], text: string): void =>
        resolve({ ok: false, problems: [{ code, text }] });
      const timer = setTimeout(
        () => refuse('too-slow', `reading took more than ${patience / 1000} seconds`),
        patience,
      );
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener('error', ({ message }) => {
        clearTimeout(timer);
        refuse('fault', message);
      });
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}

/** A name out of the bytes: the same file has the same one everywhere. */
async function idOf(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()));
  return `own-${Array.from(hash.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
