import { readVictory } from '@scapewright/packs';
import { type BattleTerms, termsOf } from '@scapewright/sim';
import type { VictoryPlan } from '@scapewright/skirmish';
import { CliError } from '../errors/cli-error.ts';

/** What the command line says of the terms of a battle. */
export interface TermFlags {
  readonly rounds?: number;
  readonly points?: number;
  readonly victory?: readonly string[];
  readonly victoryAlone?: boolean;
}

/** The terms of a battle as the command line gives them. Throws where a victory condition cannot be read. */
export function agreedTerms({ rounds, points, victory, victoryAlone }: TermFlags): BattleTerms {
  return termsOf({ roundLimit: rounds, points, victory: victory?.flatMap(conditionsIn), victoryAlone });
}

/** The same terms as options of a command line: each option with its word, if it takes one. */
export function termWords(flags: TermFlags): readonly (readonly [string, string | undefined])[] {
  const { rounds, points, victory = [], victoryAlone } = flags;
  return [
    ...(rounds === undefined ? [] : [['--rounds', String(rounds)] as const]),
    ...(points === undefined ? [] : [['--points', String(points)] as const]),
    ...victory.map((text) => ['--victory', text] as const),
    ...(victoryAlone ? [['--victory-alone', undefined] as const] : []),
  ];
}

function conditionsIn(text: string): readonly VictoryPlan[] {
  const read = readVictory(text);
  if ('problems' in read)
    throw new CliError(
      `"${text}" is no victory condition: ${read.problems.join('; ')}`,
      'write it as hold-a-space, or as "hold-a-space: {spaces: [d4], round: 8}"',
    );
  return read;
}
