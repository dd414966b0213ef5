import * as z from 'zod';
import { type AbilityWords, withAbilityWords } from './ability-words.ts';
import { abilityDocument } from './card/ability-file.ts';
import { packCard } from './card/card-schema.ts';
import { mapYamlSchema } from './maps/map-yaml-schema.ts';
import { manifestDocument } from './pack/manifest.ts';
import { priceDocument } from './pack/prices.ts';
import { saveDocument } from './save/save-file.ts';
import { scenarioDocument } from './scenario/scenario-schema.ts';
import { hazardDocument, itemDocument, resourceDocument } from './tokens/token-card-schema.ts';

/**
 * The JSON Schema of every kind of file, by file name (`card.schema.json`), for editors: they complete keys and underline mistakes while
 * somebody writes. What they cannot say (one command in each step, names that exist) the loaders check.
 * @param words the verbs of abilities as data; left out: any verb
 */
export function jsonSchemas(words?: AbilityWords): Record<string, object> {
  const schemas = plainSchemas();
  if (!words) return schemas;
  return Object.fromEntries(
    Object.entries(schemas).map(([file, schema]) => [file, withAbilityWords(schema, words)]),
  );
}

function plainSchemas(): Record<string, object> {
  return {
    'ability.schema.json': toJsonSchema('An ability as data', abilityDocument()),
    'card.schema.json': toJsonSchema('A card of a pack', packCard()),
    'hazard.schema.json': toJsonSchema('The card of a hazard', hazardDocument()),
    'item.schema.json': toJsonSchema('The card of an item', itemDocument()),
    'map.schema.json': toJsonSchema('A map', mapYamlSchema()),
    'pack.schema.json': toJsonSchema('The manifest of a pack', manifestDocument()),
    'prices.schema.json': toJsonSchema('Prices of cards in one format', priceDocument()),
    'resource.schema.json': toJsonSchema('The card of a resource', resourceDocument()),
    'save.schema.json': toJsonSchema('A saved game', saveDocument()),
    'scenario.schema.json': toJsonSchema('A scenario, format version 1', scenarioDocument()),
  };
}

/** The text of a schema file, which the repository keeps beside this package's sources. */
export const jsonSchemaText = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`;

function toJsonSchema(title: string, schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'ref',
    override: ({ jsonSchema }) => mergeTypes(jsonSchema),
  });
  return { $schema, title, ...rest };
}

const plainTypes: readonly unknown[] = ['string', 'number', 'integer', 'null'];

/** Writes "text or number" as one schema of two types, since each keyword binds only its own type: a third of the length. */
function mergeTypes(schema: z.core.JSONSchema.BaseSchema): void {
  const options = schema.anyOf ?? [];
  const types = options.map(({ type }) => type);
  const plain = options.every((option) => plainTypes.includes(option.type) && option.enum === undefined);
  if (options.length < 2 || !plain || new Set(types).size < types.length) return;
  const { description } = schema;
  delete schema.anyOf;
  Object.assign(schema, ...options, { type: types }, description === undefined ? {} : { description });
}
