import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { type Named, nameFor, packHere, schemaFolder, schemaLine, writeNew } from './authored-files.ts';

/** Begins an ability in the pack here: as data, or in code. */
export async function newAbility(
  composition: DependencyContainer,
  given: string | undefined,
  isCoded: boolean,
): Promise<void> {
  const page = composition.resolve(tokens.page);
  const folder = packHere(composition);
  const named = await nameFor(composition, 'ability', given);
  const schemas = `../${schemaFolder(composition, folder)}`;
  writeNew(composition, folder, isCoded ? codedFiles(named, `../${schemas}`) : dataFiles(named, schemas));
  page.line(`A card has it with  abilities: [${named.id}]`);
  if (isCoded) page.line('Code is run only where somebody asks for it: npx scape test --code');
}

function dataFiles({ name, id }: Named, schemas: string): Record<string, string> {
  return {
    [`abilities/${id}.yaml`]: `${schemaLine(`${schemas}/ability.schema.json`)}name: ${JSON.stringify(name)}
text: It rolls 1 more attack die.
kind: continuous-modifier
do: [{ modify-stat: { stat: attack, by: 1 } }]
`,
    [`abilities/${id}.scenarios.yaml`]: scenario({ name, id }, schemas),
  };
}

function codedFiles({ name, id }: Named, schemas: string): Record<string, string> {
  return {
    [`abilities/${id}/${id}.mjs`]: `/**
 * ${name.replaceAll('*/', '')}: more attack dice, until you write what it does. The verbs are those of @scapewright/skirmish.
 * @param {typeof import('@scapewright/skirmish/author')} verbs
 */
export default ({ ability, attackDice, bears, defineMessages, modify }) => {
  const messages = defineMessages('${id}', { bonus: {} });
  return ability({
    id: '${id}',
    name: ${JSON.stringify(name)},
    text: 'It rolls {dice} more attack dice.',
    parameters: { dice: 1 },
    rules: { '*': ['SS-ABIL-001'] },
    messages,
    hooks: ({ dice }) => [
      modify(attackDice, {
        how: 'add',
        reason: messages.bonus,
        when: (game, { attacker }, source) => bears(game, source, attacker),
        by: dice,
      }),
    ],
  });
};
`,
    [`abilities/${id}/${id}.scenarios.yaml`]: scenario({ name, id }, schemas),
  };
}

/** A scenario that plays a new ability as it stands. */
function scenario({ name, id }: Named, schemas: string): string {
  return `${schemaLine(`${schemas}/scenario.schema.json`)}scenario: ${JSON.stringify(`${name} adds an attack die`)}
rules: [SS-ABIL-001]
board: { hexes: "g1 g1" }
cards:
  bearer: { attack: 3, abilities: [${id}] }
  foe: { life: 3, defense: 2 }
players:
  - name: red
    figures: { bearer: { card: bearer, at: a1 } }
  - name: blue
    figures: { foe: { card: foe, at: b1 } }
steps:
  - activate: bearer
  - attack: { figure: bearer, target: foe }
    dice: [SSBB, HB]
    expect: { dice: { attack: 4, defense: 2 }, figures: { foe: { wounds: 1 } } }
`;
}
