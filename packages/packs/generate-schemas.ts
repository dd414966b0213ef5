import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas, jsonSchemaText } from './src/json-schemas.ts';

/** Writes the JSON Schemas that editors read; a test says when they are out of date. */
const folder = new URL('./schemas/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(new URL(name, folder), jsonSchemaText(schema));
}
