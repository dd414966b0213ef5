import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A package that is published: its folder and its name. */
export interface Publishable {
  readonly folder: string;
  readonly name: string;
}

/** Every package of the repository that is published. */
export function publishables(): readonly Publishable[] {
  const folders = ['packages', 'packages/rulesets', 'packages/plugins', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  return folders.flatMap((folder) => {
    const manifest = readManifest(folder);
    return manifest && !manifest.private ? [{ folder, name: manifest.name }] : [];
  });
}

/** Packs a package as it would be published, into a folder. Gives the path of the tarball. */
export function packInto({ folder, name }: Publishable, place: string): string {
  execFileSync('pnpm', ['pack', '--pack-destination', place], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const beginning = `${name.replace('@', '').replace('/', '-')}-`;
  const packed = readdirSync(place).find((file) => file.startsWith(beginning) && /-\d[^-]*\.tgz$/.test(file));
  if (packed === undefined) throw new Error(`${name}: nothing was packed`);
  return join(place, packed);
}

function readManifest(folder: string): { readonly name: string; readonly private?: boolean } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
