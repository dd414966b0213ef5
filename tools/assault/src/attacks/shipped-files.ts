import { readdirSync, readFileSync } from 'node:fs';
import { dataFolder } from '@scapewright/cards';
import { damagedValue, damagedYaml, type Numbers } from '@scapewright/testkit';
import { parseDocument, stringify } from 'yaml';

/** A file as the project ships it. */
export interface ShippedFile {
  readonly path: string;
  readonly text: string;
}

const patternsFile = new URL('../../../docs/ability-patterns.yaml', import.meta.url);

/** The YAML files of a folder of the cards' data, and below it: `heroscape/`, `../maps/`. */
export function shippedFiles(folder: string): readonly ShippedFile[] {
  const home = new URL(folder, dataFolder);
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(new URL(path, home), 'utf8') }));
}

/** Abilities as data, each as the text of a file `abilities/own.yaml`. */
export function shippedAbilities(): readonly string[] {
  const patterns: readonly { readonly ability?: object }[] = parseDocument(
    readFileSync(patternsFile, 'utf8'),
  ).toJS();
  return patterns.flatMap(({ ability }) =>
    ability === undefined ? [] : [stringify({ ...ability, name: 'Own' })],
  );
}

/** One YAML document, damaged: its signs, or what it says, one or two entries of it. */
export function damagedDocument(text: string, random: Numbers): string {
  if (random(3) === 0) return damagedYaml(text, random);
  const document = parseDocument(text);
  if (document.errors.length > 0) return damagedYaml(text, random);
  let data: unknown = document.toJS();
  const isSlight = random(3) > 0;
  for (let times = 1 + random(2); times > 0; times--) data = damagedValue(data, random, { isSlight }).value;
  return stringify(data, { aliasDuplicateObjects: false });
}
