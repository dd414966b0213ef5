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
  });
  page.line(`A card has it with  abilities: [${id}]`);
}
