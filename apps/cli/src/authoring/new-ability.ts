import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';
import { nameFor, packHere, schemaLine, writeNew } from './authored-files.ts';

/** Begins an ability as data in the pack here. */
export async function newAbility(composition: Composition, given: string | undefined): Promise<void> {
  const page = composition.one(tokens.page);
  const folder = packHere(composition);
  const { name, id } = await nameFor(composition, 'ability', given);
  writeNew(composition, folder, {
    [`abilities/${id}.yaml`]: `${schemaLine('../schemas/ability.schema.json')}name: ${JSON.stringify(name)}
text: It rolls 1 more attack die.
kind: continuous-modifier
do: [{ modify-stat: { stat: attack, by: 1 } }]
`,
    [`abilities/${id}.scenarios.yaml`]: `${schemaLine('../schemas/scenario.schema.json')}scenario: ${JSON.stringify(`${name} adds an attack die`)}
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
`,
  });
  page.line(`A card has it with  abilities: [${id}]`);
}
