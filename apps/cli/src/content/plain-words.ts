import { steeringIn } from '@scapewright/packs';
import { CliError } from '../errors/cli-error.ts';

/** Throws where words of the command line hold what would steer whoever shows them: they go into saves and pictures. */
export function checkPlain(what: string, words: string): void {
  const stray = steeringIn(words);
  if (stray)
    throw new CliError(`${what} holds the character ${stray.code}, which nobody can see`, 'take it out');
}
