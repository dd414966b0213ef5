import { formatProblem, saveLimits } from '@scapewright/packs';
import type { Table } from '@scapewright/table';
import { type CardSource, readBattle, type SavedBattle } from '@scapewright/table/battle';
import { usualFormat } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { readInput } from '../content/input-file.ts';
import { CliError } from '../errors/cli-error.ts';

/** A battle and where it stands, as the text of a save file: it names the packs whose cards are played with. */
export function saveText(composition: DependencyContainer, table: Table): string {
  const { armies, draft = [], ground } = table.record;
  const cards = [
    ...armies.flatMap((army) => army.cards),
    ...draft.map(({ card }) => card),
    ...(ground.neutral ?? []).map(({ card }) => card),
  ];
  const library = composition.resolve(tokens.library);
  return table.save(library.packsOf(cards.map(({ id }) => id)));
}

/** Reads a save file. Throws where it is none, or none of a battle, with the places. */
export function openSave(composition: DependencyContainer, file: string): SavedBattle {
  const read = readBattle(file, readText(composition, file));
  if (read.ok) return read.battle;
  throw new CliError(
    read.problems.slice(0, 5).map(formatProblem).join('\n'),
    'a saved game comes from npx scape play, or from npx scape demo --save',
  );
}

/** The cards of the packs that are here. */
export function knownCards(composition: DependencyContainer): CardSource {
  const library = composition.resolve(tokens.library);
  return (id, format = usualFormat) => {
    const [pack] = library.packsOf([id]);
    return pack && { definition: library.definition(id, format), pack };
  };
}

function readText(composition: DependencyContainer, file: string): string {
  return readInput(composition, file, 2 * saveLimits.characters).toString('utf8');
}
