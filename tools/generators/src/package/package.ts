import type { Tree } from '@nx/devkit';
import { writeTemplates } from '../writing.ts';

/** What distinguishes one package from another. */
export interface PackageOptions {
  /** Relative to the root: `packages/plugins/hazards`. */
  readonly folder: string;
  /** Without the scope: `plugin-hazards`. */
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  /** A second sentence for the README. */
  readonly remark: string;
  /** Workspace packages that it uses, without the scope. */
  readonly dependencies: readonly string[];
}

/** Writes what every publishable package has: manifest, licence, readme and the settings of compiler and bundler. */
export function writePackage(tree: Tree, options: PackageOptions): void {
  const up = '../'.repeat(options.folder.split('/').length);
  writeTemplates(tree, import.meta.url, options.folder, { ...options, up });
  tree.write(`${options.folder}/LICENSE`, tree.read('LICENSE') ?? '');
}
