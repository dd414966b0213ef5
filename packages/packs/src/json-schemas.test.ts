import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas, jsonSchemaText } from './json-schemas.ts';

const folder = new URL('../schemas/', import.meta.url);
const schemas = jsonSchemas();

test('every schema has its file', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(schemas).sort());
});

test.each(Object.entries(schemas))(
  '%s is fresh (pnpm --filter @scapewright/packs generate)',
  (name, schema) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).toBe(jsonSchemaText(schema));
  },
);

test('a schema knows the keys, refuses others and describes values', () => {
  expect(schemas['prices.schema.json']).toMatchObject({
    title: 'Prices of cards in one format',
    additionalProperties: false,
    required: ['format', 'prices'],
    properties: { format: { type: 'string', description: 'a format in kebab-case' } },
  });
});

test('every reference of a schema leads somewhere', () => {
  for (const schema of Object.values(schemas)) {
    const names = new Set(Object.keys((schema as { $defs?: object }).$defs ?? {}));
    const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)].map(
      (match) => match[1] ?? '',
    );
    for (const reference of references) {
      expect(reference === '#' || names.has(reference.replace('#/$defs/', ''))).toBe(true);
    }
  }
});
