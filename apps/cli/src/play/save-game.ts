import type { Table } from '@scapewright/table';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { writeOutput } from '../content/output-file.ts';
import { CliError } from '../errors/cli-error.ts';
import { saveText } from '../record/saved-battle.ts';

/** `save`: writes a game to a file, and says so. Gives what keeps it from being written, in words. */
export function saveGame(
  composition: DependencyContainer,
  file: string | undefined,
  table: Table,
): string | undefined {
  const { line, words } = composition.resolve(tokens.page);
  if (file === undefined) {
    line(`  ${words.say('play:save-where')}`);
    return undefined;
  }
  try {
    writeOutput(composition, file, saveText(composition, table));
    line(`  ${words.say('play:saved', { file })}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return error.linesIn(words).join('; ');
  }
}
