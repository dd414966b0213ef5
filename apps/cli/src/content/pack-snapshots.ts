import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { FoundPack } from './found-pack.ts';

/**
 * Packs of the program as they were read, kept beside the program's own bundle: four hundred cards need not be parsed and
 * checked at every start. A snapshot is of one bundle, and of the files of the pack by their sizes and times of change.
 */
export interface PackSnapshots {
  /** A pack as it was read before; undefined where its files have changed since, or it was not kept. */
  readonly read: (folder: string) => FoundPack | undefined;
  readonly keep: (found: FoundPack) => void;
}

/** No snapshots: packs are read from their files. */
export const noSnapshots: PackSnapshots = { read: () => undefined, keep: () => {} };

/** Where snapshots lie beside the running bundle; undefined where the sources run as they are. */
export function snapshotsBesideBundle(): string | undefined {
  const here = fileURLToPath(import.meta.url);
  const [, bundle] = /^(.*[\\/]\.bundle[\\/][0-9a-f]{16})[\\/]/.exec(here) ?? [];
  return bundle && join(bundle, 'packs');
}

/** Snapshots in a folder. Whatever keeps one from being written or read is no error: the pack is read instead. */
export function snapshotsIn(home: string): PackSnapshots {
  const fileOf = (folder: string): string => join(home, `${basename(folder)}-${stateOf(folder)}`);
  return {
    read: (folder) => {
      try {
        return { ...deserialize(readFileSync(fileOf(folder))), folder };
      } catch {
        return undefined;
      }
    },
    keep: ({ folder, pack, hash }) => {
      try {
        const file = fileOf(folder);
        mkdirSync(home, { recursive: true });
        for (const old of readdirSync(home))
          if (
            old.startsWith(`${basename(folder)}-`) &&
            /^-[0-9a-f]{16}$/.test(old.slice(basename(folder).length))
          )
            rmSync(join(home, old), { force: true });
        const draft = `${file}.${process.pid}`;
        writeFileSync(draft, serialize({ pack: { ...pack, scenarios: [] }, hash }));
        renameSync(draft, file);
      } catch {
        // A bundle that cannot be written beside is as good.
      }
    },
  };
}

/** Names the present state of the files of a pack. */
function stateOf(folder: string): string {
  const hash = createHash('sha1');
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const path of entries) {
    if (!path.endsWith('.yaml')) continue;
    const { size, mtimeMs } = statSync(join(folder, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
