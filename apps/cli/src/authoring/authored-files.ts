import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readWithin } from '@scapewright/files';
import { jsonSchemas, jsonSchemaText, longestFile } from '@scapewright/packs';
import { vocabulary } from '@scapewright/plugin-abilities';
import { labelOf } from '@scapewright/skirmish/author';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { writeOutput } from '../content/output-file.ts';
import { checkPlain } from '../content/plain-words.ts';
import { CliError } from '../errors/cli-error.ts';

/** A name and the id that goes with it. */
export interface Named {
  readonly name: string;
  readonly id: string;
}

/** The name that was given, or that somebody at the keyboard gives. Throws where there is none. */
export async function nameFor(
  composition: DependencyContainer,
  what: string,
  given: string | undefined,
): Promise<Named> {
  const { input } = composition.resolve(tokens.surroundings);
  let name = given?.trim() ?? '';
  if (name === '' && given === undefined && input.isTTY) {
    const prompts = await import('@inquirer/prompts');
    name = (await prompts.input({ message: `What is the ${what} called?`, required: true })).trim();
  }
  checkPlain(`the name of the ${what}`, name);
  const id = labelOf(name);
  if (id === '')
    throw new CliError(`the ${what} needs a name`, `give one: npx scape new ${what} "Tin Smith"`);
  if (/[^a-z0-9-]/.test(id))
    throw new CliError(
      `"${name}" gives the id "${id}"`,
      'take a name of plain letters; the printed name can be changed afterwards',
    );
  return { name, id };
}

/** The folder of the pack in which the caller stands. Throws where there is none. */
export function packHere(composition: DependencyContainer): string {
  const { folder } = composition.resolve(tokens.surroundings);
  if (existsSync(join(folder, 'pack.yaml'))) return folder;
  throw new CliError(
    'there is no pack.yaml here',
    'go into the folder of a pack, or begin one: npx scape new pack "My Pack"',
  );
}

/** Writes new files; none is written over. */
export function writeNew(
  composition: DependencyContainer,
  folder: string,
  files: Readonly<Record<string, string>>,
): void {
  const page = composition.resolve(tokens.page);
  const there = Object.keys(files).find((path) => existsSync(join(folder, path)));
  if (there !== undefined) throw new CliError(`${there} is there already`, 'take another name');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeOutput(composition, join(folder, path), text);
    page.line(`${page.colours.green('new')}  ${path}`);
  }
}

/** The first line of a file: the schema by which an editor completes keys. */
export function schemaLine(path: string): string {
  return `# yaml-language-server: $schema=${path}\n`;
}

/**
 * The folder of the schemas that a pack's files name, from the pack: the one that its manifest names, or its own `schemas`, which is
 * written where it is missing.
 */
export function schemaFolder(composition: DependencyContainer, pack: string): string {
  const manifest = readWithin(join(pack, 'pack.yaml'), longestFile).toString('utf8');
  const [, named] = /^# yaml-language-server: \$schema=(\S*)\/pack\.schema\.json$/m.exec(manifest) ?? [];
  if (named !== undefined) return named;
  if (!existsSync(join(pack, 'schemas'))) writeNew(composition, pack, schemaFiles());
  return 'schemas';
}

/** The schema files of a pack of its own. */
export function schemaFiles(): Readonly<Record<string, string>> {
  const schemas = Object.entries(jsonSchemas(vocabulary));
  return Object.fromEntries(schemas.map(([file, schema]) => [`schemas/${file}`, jsonSchemaText(schema)]));
}
