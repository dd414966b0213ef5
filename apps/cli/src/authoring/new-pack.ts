import { join } from 'node:path';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { nameFor, schemaFiles, schemaLine, writeNew } from './authored-files.ts';
import { cardScenario, cardText, priceTable } from './new-card.ts';

/** Begins a pack: a folder with everything that `scape check` asks for. */
export async function newPack(composition: DependencyContainer, given: string | undefined): Promise<void> {
  const page = composition.resolve(tokens.page);
  const { folder } = composition.resolve(tokens.surroundings);
  const { name, id } = await nameFor(composition, 'pack', given);
  const first = { name: 'First Card', id: 'first-card' };
  const files = {
    'pack.yaml': `${schemaLine('schemas/pack.schema.json')}id: ${id}
name: ${JSON.stringify(name)}
version: 0.1.0
engine: ">=0.0.0"
rulesets: [superscape, heroscape]
licence: CC-BY-4.0
credits: [somebody]
`,
    'cards/first-card.yaml': cardText(first, '../schemas'),
    'cards/first-card.scenarios.yaml': cardScenario(first, '../schemas'),
    'prices/standard.yaml': priceTable('  first-card: 100', '../schemas'),
    ...schemaFiles(),
  };
  writeNew(
    composition,
    folder,
    Object.fromEntries(Object.entries(files).map(([path, text]) => [join(id, path), text])),
  );
  page.line();
  page.line(`cd ${id}`);
  page.line('npx scape check .                      what is wrong with the pack');
  page.line('npx scape test                         the scenarios beside its cards');
  page.line('npx scape card show first-card         the card as it is printed');
  page.line('npx scape sim first-card alien-drone   who wins how often');
}
