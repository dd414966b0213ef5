import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './repository.ts';
import type { Fault } from './settle.ts';

/** One package of the workspace. */
export interface WorkspacePackage {
  /** Relative to the root. */
  readonly folder: string;
  readonly manifest: {
    readonly name: string;
    readonly private?: boolean;
    readonly license?: string;
    readonly sideEffects?: unknown;
    readonly files?: readonly string[];
    readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly publishConfig?: { readonly access?: string };
  };
}

/** The layers of `.dependency-cruiser.mjs`: where each lives, and from which it may import. */
export type Layers = Readonly<Record<string, readonly [path: string, allowed: readonly string[]]>>;

/** Reads the packages among the repository's paths. */
export function workspacePackages(paths: readonly string[]): readonly WorkspacePackage[] {
  return paths
    .filter((path) => /^(packages|apps|tools)\/.*package\.json$/.test(path) && !path.includes('/files/'))
    .map((path) => ({
      folder: path.replace('/package.json', ''),
      manifest: JSON.parse(readFileSync(`${root}/${path}`, 'utf8')),
    }));
}

/** Reads the layers from the file that enforces them. */
export async function readLayers(): Promise<Layers> {
  const cruiser: { layers: Layers } = await import(pathToFileURL(`${root}/.dependency-cruiser.mjs`).href);
  return cruiser.layers;
}

/** Every package stands in one layer, depends only along the arrows, and has what its readers and users need. */
export function packageFaults(packages: readonly WorkspacePackage[], layers: Layers): readonly Fault[] {
  const layerOf = (folder: string) =>
    Object.keys(layers).filter((layer) => new RegExp(layers[layer]?.[0] ?? '$^').test(`${folder}/`));
  const folders = new Map(packages.map(({ folder, manifest }) => [manifest.name, folder]));
  return packages.flatMap(({ folder, manifest }) => {
    const [layer, ...others] = layerOf(folder);
    const messages: string[] = [];
    if (layer === undefined || others.length > 0) messages.push('it does not stand in exactly one layer');
    const allowed = layers[layer ?? '']?.[1] ?? [];
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const [target] = layerOf(folders.get(name) ?? '');
      const sibling = target === layer && layer !== 'tools';
      if (target !== undefined && (sibling || (target !== layer && !allowed.includes(target))))
        messages.push(`it may not depend on ${name}`);
    }
    if (!existsSync(`${root}/${folder}/README.md`)) messages.push('it has no README.md');
    if (!manifest.private) messages.push(...publicFaults({ folder, manifest }));
    return messages.map((message) => ({ path: folder, message }));
  });
}

function publicFaults({ folder, manifest }: WorkspacePackage): readonly string[] {
  const messages: string[] = [];
  if (!existsSync(`${root}/${folder}/LICENSE`)) messages.push('it has no LICENSE');
  if (manifest.license !== 'MIT') messages.push('its licence is not MIT');
  if (manifest.publishConfig?.access !== 'public') messages.push('it does not say that it is public');
  if (manifest.sideEffects === undefined) messages.push('it does not say whether importing it has effects');
  if (!manifest.files) messages.push('it does not say which files it publishes');
  const entries = Object.values(manifest.exports ?? {}).filter((entry) => entry['default']?.endsWith('.js'));
  const isThere = (source: string | undefined): boolean =>
    source !== undefined && existsSync(`${root}/${folder}/${source}`);
  if (entries.length === 0 || !entries.every((entry) => isThere(entry['@scapewright/source'])))
    messages.push('its sources are not exported');
  return messages;
}
