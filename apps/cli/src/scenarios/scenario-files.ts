import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isPlainFile, readWithin } from '@scapewright/files';
import { longestFile } from '@scapewright/packs';
import { scenarioFiles } from '@scapewright/testkit';
import { globSync } from 'tinyglobby';

/** Files that are meant by a word: the file itself, the scenario files of a folder, or those that a pattern finds. */
export interface MeantFiles {
  /** Relative to the caller's folder. */
  readonly files: readonly string[];
  /** Why there are none. */
  readonly problem: string | undefined;
}

/** The scenario files that a word of the command line means. */
export function meantFiles(word: string, folder: string): MeantFiles {
  const path = resolve(folder, word);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) return meantFile(word, path, folder);
  if (found?.isDirectory()) {
    const files = scenarioFiles(path).map((file) => relative(folder, file));
    return { files, problem: files.length > 0 ? undefined : 'the folder holds no *.scenarios.yaml' };
  }
  const files = /[*?[{]/.test(word)
    ? globSync(word, { cwd: folder, expandDirectories: false })
        .filter((file) => isPlainFile(resolve(folder, file)))
        .sort()
    : [];
  return { files, problem: files.length > 0 ? undefined : 'there is no such file or folder' };
}

/** A file that was named, where it can hold scenarios; what else it seems to be is said. */
function meantFile(word: string, path: string, folder: string): MeantFiles {
  const isYaml = /\.ya?ml$/i.test(word);
  const kind = isYaml ? kindOf(path) : undefined;
  if (isYaml && kind === undefined) return { files: [relative(folder, path)], problem: undefined };
  const problem =
    kind === undefined
      ? 'scenarios are files that end in .yaml; most end in .scenarios.yaml'
      : `this is ${kind.what}, no scenarios; ${kind.fix.replaceAll('FILE', word)}`;
  return { files: [], problem };
}

/** What authors write beside scenarios, by the key that each has and scenarios have not. */
const others: readonly { readonly key: RegExp; readonly what: string; readonly fix: string }[] = [
  {
    key: /^(uniqueness|unit|abilities|species):/m,
    what: 'a card',
    fix: 'its scenarios stand in a file NAME.scenarios.yaml beside it; npx scape card show shows it, npx scape check . checks it',
  },
  { key: /^map:/m, what: 'a map', fix: 'npx scape map check FILE checks it' },
  { key: /^prices:|^format:/m, what: 'a table of prices', fix: 'npx scape check . checks it' },
  { key: /^rulesets:/m, what: 'the manifest of a pack', fix: 'npx scape check . checks the pack' },
  { key: /^(trigger|when|do|hooks):/m, what: 'an ability', fix: 'npx scape check . checks it' },
];

function kindOf(path: string): (typeof others)[number] | undefined {
  try {
    const text = readWithin(path, longestFile).toString('utf8');
    if (/^scenario:/m.test(text)) return undefined;
    return others.find(({ key }) => key.test(text));
  } catch {
    return undefined;
  }
}
