import type { RepositoryFile } from './repository.ts';
import type { Fault } from './settle.ts';

const machinePath = /(?<![\w.:/-])\/(?:home|root|Users|w[o]rk|tmp|mnt|opt)\/\w/;
const outside = /\.\.\/sh[a]red\//;
const registry = /registry\.(?:npmjs|yarnpkg|npmmirror)\b|\bverdacc[i]o\b/;
const loose = /\b(?:T[O]DO|FIXM[E]|XX[X])\b|\b(?:test|it|describe)\.(?:only|skip)\(/;

/** What is true on one machine only, and what was left for later. */
export function placeFaults({ path, text }: RepositoryFile): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    const fault = (message: string) => faults.push({ path, line: index + 1, message });
    if (machinePath.test(content)) fault('names a path of one machine');
    if (outside.test(content)) fault('names a folder outside the repository');
    if (registry.test(content)) fault('names a package registry');
    if (path === 'pnpm-lock.yaml' && /https?:\/\//.test(content)) fault('names a host');
    if (/\.(ts|tsx|mjs)$/.test(path) && loose.test(content)) fault('leaves a loose end');
  }
  return faults;
}
