import { jsonSchemas, jsonSchemaText } from '@scapewright/packs';
import { vocabulary } from '@scapewright/plugin-abilities';
import { protocolSchemas } from '@scapewright/protocol';
import { abilitiesPage } from './abilities-page.ts';
import { patternsPage } from './patterns-page.ts';
import { rulingsPage } from './rulings-page.ts';

/** The files that are generated, by their paths from the root of the repository: pages of docs, and the schemas that editors read. */
export function pages(): ReadonlyMap<string, string> {
  const made = {
    'docs/abilities.md': abilitiesPage(),
    'docs/ability-patterns.md': patternsPage(),
    'docs/rulings.md': rulingsPage(),
  };
  const schemas = Object.entries(jsonSchemas(vocabulary));
  return new Map([
    ...Object.entries(made).map(([path, text]) => [path, `${text.trimEnd()}\n`] as const),
    ...Object.entries(protocolSchemas()).map(
      ([file, schema]) => [`packages/protocol/schemas/${file}`, jsonSchemaText(schema)] as const,
    ),
    ...schemas.map(([file, schema]) => [`packages/packs/schemas/${file}`, jsonSchemaText(schema)] as const),
  ]);
}
