import type { Fault } from './settle.ts';

const vague = /^(utils?|helpers?|common|managers?|misc)$/;
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const capitals = /^(README|LICENSE|NOTICE|CHANGELOG|ARCHITECTURE|CONTRIBUTING|STATUS)(\.md)?$/;
const source = /\.(ts|tsx|mjs|js|json|jsonc|yaml|yml|md)$/;

/** Files and folders are kebab-case nouns that say what is in them. */
export function nameFaults(path: string): readonly Fault[] {
  if (/\/(files|fixtures)\//.test(path)) return [];
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const faults: Fault[] = [];
  if (source.test(file) && !kebab.test(file) && !capitals.test(file))
    faults.push({ path, message: 'its name is not kebab-case' });
  const words = parts.flatMap((part) => part.replace(/\..*$/, '').split('-'));
  const word = words.find((candidate) => vague.test(candidate));
  if (word !== undefined) faults.push({ path, message: `"${word}" does not say what is in it` });
  return faults;
}
