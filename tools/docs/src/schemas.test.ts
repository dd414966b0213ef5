import { readFileSync } from 'node:fs';
import { jsonSchemas, splitDocuments } from '@scapewright/packs';
import { vocabulary } from '@scapewright/plugin-abilities';
import { repositoryPaths, root } from '@scapewright/tidy';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** The schema of a file, by where it stands. */
function schemaFor(path: string): string | undefined {
  if (!path.endsWith('.yaml') || /\/(fixtures|files)\//.test(path)) return undefined;
  if (path.endsWith('.scenarios.yaml')) return 'scenario.schema.json';
  const [, folder, file] = /^packages\/cards\/(?:data\/[^/]+\/)?(?:([a-z]+)\/)?([^/]+)$/.exec(path) ?? [];
  if (file === 'pack.yaml') return 'pack.schema.json';
  const kinds = { cards: 'card', abilities: 'ability', prices: 'prices', maps: 'map' };
  const kind = kinds[folder as keyof typeof kinds];
  return kind && `${kind}.schema.json`;
}

const ajv = new Ajv2020({ strict: false, allErrors: false, discriminator: false });
const validators = new Map(
  Object.entries(jsonSchemas(vocabulary)).map(([name, schema]) => [name, ajv.compile(schema)]),
);

/** What a schema says against a document. */
function faults(schema: string, document: unknown): readonly unknown[] {
  const validate = validators.get(schema);
  return validate?.(document) === true ? [] : (validate?.errors ?? ['no schema']);
}

const files = repositoryPaths().flatMap((path) => {
  const schema = schemaFor(path);
  return schema === undefined ? [] : [[path, schema] as const];
});

describe('editors underline nothing that is right', () => {
  test('there is a file of every kind', () => {
    const kinds = new Set(files.map(([, schema]) => schema));
    expect([...kinds].sort()).toEqual(
      ['card', 'map', 'pack', 'prices', 'scenario'].map((kind) => `${kind}.schema.json`),
    );
  });

  test.each(files)('%s', (path, schema) => {
    const documents = splitDocuments(readFileSync(`${root}/${path}`, 'utf8'));
    for (const { text } of documents) expect(faults(schema, parse(text, { version: '1.2' }))).toEqual([]);
  });
});

describe('editors underline', () => {
  test.each([
    ['an unknown verb', { name: 'X', kind: 'triggered-automatic', trigger: { on: 'cleanup' }, do: ['heel'] }],
    [
      'an unknown condition',
      { name: 'X', kind: 'continuous-modifier', when: [{ atack: {} }], do: ['ignore-swipes'] },
    ],
    ['an unknown key', { name: 'X', kind: 'marker-only', tekst: 'x' }],
    [
      'two verbs in one block',
      { name: 'X', kind: 'setup', trigger: { on: 'G1.3' }, do: [{ heal: {}, stop: {} }] },
    ],
  ])('%s', (_, ability) => {
    expect(faults('ability.schema.json', ability)).not.toEqual([]);
  });
});
