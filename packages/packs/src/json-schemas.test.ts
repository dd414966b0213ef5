import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schemas.ts';

const folder = new URL('../schemas/', import.meta.url);
const schemas = jsonSchemas();

test('every schema has its file', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(schemas).sort());
});

test('a schema knows the keys, refuses others and describes values', () => {
  expect(schemas['prices.schema.json']).toMatchObject({
    title: 'Prices of cards in one format',
    additionalProperties: false,
    required: ['format', 'prices'],
    properties: { format: { type: 'string', description: 'a format in kebab-case' } },
  });
});

test('every reference of a schema leads somewhere', () => {
  for (const schema of [
    ...Object.values(schemas),
    ...Object.values(jsonSchemas({ effects: { heal: ['', ''] } })),
  ]) {
    const names = new Set(Object.keys((schema as { $defs?: object }).$defs ?? {}));
    const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)].map(
      (match) => match[1] ?? '',
    );
    for (const reference of references) {
      expect(reference === '#' || names.has(reference.replace('#/$defs/', ''))).toBe(true);
    }
  }
});

test('with the words of abilities a schema knows their verbs, wherever abilities stand', () => {
  const words = {
    effects: { heal: ['count?, on?', 'takes wounds off'] },
    choices: { figure: ['FILTER, most?', 'figures'] },
    figureFilters: { side: ['', 'whose'] },
  } as const;
  const written = jsonSchemas(words);
  for (const file of ['ability.schema.json', 'card.schema.json', 'scenario.schema.json'])
    expect(written[file]).toMatchObject({
      $defs: {
        effect: {
          anyOf: [
            { anyOf: [{ const: 'heal', description: 'takes wounds off' }] },
            { properties: { heal: { properties: { count: {}, on: {} } } }, additionalProperties: false },
          ],
        },
        choice: { properties: { figure: { properties: { side: { description: 'whose' }, most: {} } } } },
      },
    });
  expect(JSON.stringify(written['ability.schema.json'])).toContain(
    '"do":{"type":"array","items":{"$ref":"#/$defs/effect"}}',
  );
  expect(written['prices.schema.json']).toEqual(schemas['prices.schema.json']);
});
