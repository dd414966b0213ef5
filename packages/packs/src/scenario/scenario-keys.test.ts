import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../yaml/yaml-file.ts';
import { formatPath, type Path, type YamlNode } from '../yaml/yaml-node.ts';
import { loadScenarios } from './scenario-file.ts';

const text = readFileSync(new URL('../../fixtures/whole.yaml', import.meta.url), 'utf8');

/** Maps whose keys are free names or free data, by their path with indices left out. */
const freeMaps = [
  /^(rulings|cards|items|hazards|resources|neutral|board\.legend|players\.figures)$/,
  /^cards\.named\.abilities\.(with|parts\.trigger|parts\.choose)/,
  /^cards\.named\.abilities\.(parts\.)?(when|do|cost|else)/,
  /^steps\.use\.choose/,
  /^steps\.answers\.pick/,
  /^steps\.plan/,
  /^steps\.move\.(drop|pass)$/,
  /^steps\.add-terrain$/,
  /^steps\.expect\.(figures|tokens|markers|orders|cards|reach\.cost|sees\.orders)$/,
  /^steps\.expect\.(markers\.hulk|orders\.red)$/,
];

interface Key {
  readonly path: Path;
  readonly line: number;
  readonly column: number;
}

function keysOf(node: YamlNode, path: Path): Key[] {
  const own = [...(node.entries ?? [])].flatMap(([name, { key, node: value }]) => [
    { path: [...path, name], line: key.line, column: key.column },
    ...keysOf(value, [...path, name]),
  ]);
  return [...own, ...(node.items ?? []).flatMap((item, index) => keysOf(item, [...path, index]))];
}

const [first] = parseYaml('f.yaml', text);
const keys = first?.root === undefined ? [] : keysOf(first.root, []);
const strictKeys = keys.filter(({ path }) => {
  const parent = path
    .slice(0, -1)
    .filter((step) => typeof step === 'string')
    .join('.');
  return !freeMaps.some((free) => free.test(parent));
});

/** The file with one key changed where it stands. */
function withKey({ line, column }: Key, from: string, to: string): string {
  const lines = text.split('\n');
  const old = lines[line - 1] ?? '';
  expect(old.slice(column - 1, column - 1 + from.length)).toBe(from);
  lines[line - 1] = old.slice(0, column - 1) + to + old.slice(column - 1 + from.length);
  return lines.join('\n');
}

describe('an unknown key', () => {
  test('is found wherever keys are not free', () => {
    expect(strictKeys.length).toBeGreaterThan(300);
    const maps = new Set(strictKeys.map(({ path }) => formatPath(path.slice(0, -1))));
    expect(maps.size).toBeGreaterThan(100);
  });

  test.each(strictKeys.map((key) => [formatPath(key.path), key] as const))(
    'for %s is located and cured',
    (_, key) => {
      const name = String(key.path.at(-1));
      const wrong = `${name.charAt(0)}${name}`;
      const [document] = loadScenarios('f.yaml', withKey(key, name, wrong)).documents;
      if (document === undefined || document.ok) throw new Error('it was accepted');
      const found = document.problems.filter((one) => one.line === key.line && one.column === key.column);
      expect(found.map(({ message }) => message)).toContain(`unknown key "${wrong}"`);
      if (name.length > 2) expect(found.map(({ fix }) => fix)).toContain(`did you mean "${name}"?`);
      expect(found.map(({ path }) => path)).toContain(formatPath([...key.path.slice(0, -1), wrong]));
    },
  );
});
