import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readWithin } from '@scapewright/files';
import { longestFile } from '@scapewright/packs';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { writeOutput } from '../content/output-file.ts';
import { CliError } from '../errors/cli-error.ts';
import { type Named, nameFor, packHere, schemaFolder, schemaLine, writeNew } from './authored-files.ts';

/** Begins a card of the pack here, and gives it a price. */
export async function newCard(
  composition: DependencyContainer,
  given: string | undefined,
  points: string,
): Promise<void> {
  if (!/^\d{1,5}$/.test(points)) throw new CliError(`"${points}" is no price`, 'give a whole number');
  const page = composition.resolve(tokens.page);
  const folder = packHere(composition);
  const named = await nameFor(composition, 'card', given);
  const schemas = `../${schemaFolder(composition, folder)}`;
  writeNew(composition, folder, {
    [`cards/${named.id}.yaml`]: cardText(named, schemas),
    [`cards/${named.id}.scenarios.yaml`]: cardScenario(named, schemas),
  });
  const table = join(folder, 'prices/standard.yaml');
  const price = `  ${named.id}: ${points}`;
  if (!existsSync(table)) {
    writeNew(composition, folder, { 'prices/standard.yaml': priceTable(price, schemas) });
    return;
  }
  const before = readWithin(table, longestFile).toString('utf8');
  if (/^prices:\s*$/m.test(before)) {
    writeOutput(composition, table, `${before.trimEnd()}\n${price}\n`);
    page.line(`${page.colours.green('set')}  prices/standard.yaml: ${points} points`);
  } else page.line(page.colours.yellow(`add its price to prices/standard.yaml:\n${price}`));
}

/** The text of a new price table with one price. */
export function priceTable(price: string, schemas: string): string {
  return `${schemaLine(`${schemas}/prices.schema.json`)}format: standard
name: Points
prices:
${price}
`;
}

/** The text of a new card. */
export function cardText({ name, id }: Named, schemas: string): string {
  return `${schemaLine(`${schemas}/card.schema.json`)}id: ${id}
name: ${JSON.stringify(name)}
unit: hero
uniqueness: unique
species: Human
class: Fighter
personality: Brave
size: medium
height: 5
life: 4
move: 5
range: 1
attack: 4
defense: 3
abilities: []
`;
}

/** A scenario that plays a new card, whatever its numbers will be: it asks for no more than a step and no die. */
export function cardScenario({ name, id }: Named, schemas: string): string {
  return `${schemaLine(`${schemas}/scenario.schema.json`)}# It holds whatever numbers the card is given; write beside it what only this card does.
scenario: ${JSON.stringify(`${name} takes a step`)}
rules: [SS-MOVE-022]
board: { hexes: "g1 g1 g1 g1" }
cards:
  foe: { life: 3, defense: 2 }
players:
  - name: red
    figures: { ${id}: { card: ${id}, at: a1 } }
  - name: blue
    figures: { foe: { card: foe, at: d1 } }
steps:
  - activate: ${id}
  - move: { figure: ${id}, to: b1 }
    expect: { figures: { ${id}: { at: b1, wounds: 0 } } }
`;
}
