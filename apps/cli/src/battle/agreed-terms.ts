import { readVictory } from '@scapewright/packs';
import type { VictoryPlan } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type BattleTerms, termsOf } from '@scapewright/table/battle';
import { CliError } from '../errors/cli-error.ts';
import { readRulings } from './agreed-rulings.ts';

/** What the command line says of the terms of a battle. */
export interface TermFlags {
  readonly rounds?: number;
  readonly points?: number;
  readonly victory?: readonly string[];
  readonly victoryAlone?: boolean;
  /** The name of a ready-made objective; its condition is added to `victory`. */
  readonly objective?: string;
  readonly team?: readonly string[];
  readonly chooseZones?: boolean;
  /** Rulings that are not as usual: `RULING=POSITION`. */
  readonly ruling?: readonly string[];
  /** The cards of a draft; true: all that have a price. */
  readonly draft?: string | true;
}

/** The terms of a battle as the command line gives them. Throws where a victory condition or a ruling cannot be read. */
export function agreedTerms(
  engine: Pick<SkirmishEngine, 'kit'>,
  flags: TermFlags,
  players: readonly string[],
): BattleTerms {
  const { rounds, points, victory, victoryAlone, team, chooseZones } = flags;
  return termsOf({
    roundLimit: rounds,
    points,
    victory: victory?.flatMap(conditionsIn),
    victoryAlone,
    teammates: team && teamsIn(team, players),
    choosesZones: chooseZones,
    rulings: readRulings(engine, flags.ruling),
  });
}

/** Players named together, each once. */
function teamsIn(texts: readonly string[], players: readonly string[]): readonly (readonly string[])[] {
  const teams = texts.map((text) => text.split(',').map((name) => name.trim()));
  const named = teams.flat();
  for (const name of named)
    if (!players.includes(name))
      throw new CliError(`nobody is called "${name}"`, `the players are ${players.join(', ')}`);
  const twice = named.find((name, at) => named.indexOf(name) !== at);
  if (twice !== undefined) throw new CliError(`${twice} is on two teams`, 'name every player once');
  return teams;
}

/** The same terms as options of a command line: each option with its word, if it takes one. */
export function termWords(flags: TermFlags): readonly (readonly [string, string | undefined])[] {
  const { rounds, points, victory = [], victoryAlone, team = [], chooseZones, draft, ruling = [] } = flags;
  return [
    ...(rounds === undefined ? [] : [['--rounds', String(rounds)] as const]),
    ...(points === undefined ? [] : [['--points', String(points)] as const]),
    ...victory.map((text) => ['--victory', text] as const),
    ...(victoryAlone ? [['--victory-alone', undefined] as const] : []),
    ...team.map((names) => ['--team', names] as const),
    ...(chooseZones ? [['--choose-zones', undefined] as const] : []),
    ...ruling.map((text) => ['--ruling', text] as const),
    ...(draft === undefined ? [] : [['--draft', draft === true ? undefined : draft] as const]),
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
