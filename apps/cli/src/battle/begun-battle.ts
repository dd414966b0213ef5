import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type BattleRecord, type RulesetName, rulesetNames, type SeatKind } from '@scapewright/table/battle';
import { type BattleProblem, newBattle } from '@scapewright/table/content';
import { titleOfRule } from '@scapewright/table/rules';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { cardIdsOf } from '../content/armies.ts';
import { checkPlain } from '../content/plain-words.ts';
import { rulesetTitle } from '../content/ruleset-title.ts';
import { usualArmies, usualMap } from '../content/usual-armies.ts';
import { CliError } from '../errors/cli-error.ts';
import { eachOnALine } from '../errors/each-on-a-line.ts';
import { helpfulVariants, mapFit, variantWords } from '../maps/map-fit.ts';
import { counted } from '../terminal/counted.ts';
import { phrase } from '../words/terminal-words.ts';
import { agreedObjective } from './agreed-objective.ts';
import { type ArmyFlags, gatherArmies } from './gathered-armies.ts';

/** What the command line says of a battle that is to begin. */
export interface BattleFlags extends ArmyFlags {
  readonly army?: readonly string[];
  readonly seed: string;
}

/** A battle that can begin. */
export interface BegunBattle {
  readonly engine: SkirmishEngine;
  readonly record: BattleRecord;
}

/**
 * Makes the battle that the command line asks for; `seatsFor` says who plays how many armies. What had to be chosen or left out
 * is said on standard error. Throws everything that keeps it from beginning.
 */
export function beginBattle(
  composition: DependencyContainer,
  flags: BattleFlags,
  seatsFor: (armies: number) => readonly SeatKind[],
  players?: number,
): BegunBattle {
  const { ruleset, variant: variants, format, seed } = flags;
  const name = flags.map ?? agreedObjective(flags)?.map ?? usualMap(ruleset);
  for (const words of [seed, name]) checkPlain('the command line', words);
  const engine = composition.resolve(tokens.engines)(ruleset, variants);
  const texts = flags.army ?? (flags.draft === undefined ? usualArmies(ruleset) : []);
  const { armies, terms } = gatherArmies(composition, texts, flags, { players });
  const found = composition.resolve(tokens.maps).find(name, ruleset, variants);
  const seats = seatsFor(armies.length);
  const { roundLimit, points, teammates, choosesZones, victory, victoryAlone, draft, rulings } = terms;
  const wanted = {
    ruleset,
    map: { id: name, map: found.map },
    sides: armies.map((army, seat) => ({
      player: army.player,
      seat: seats[seat] ?? 'greedy',
      cards: cardIdsOf(army),
    })),
    seed,
    ...given({ variants, format, roundLimit, points, choosesZones, victoryAlone, teams: teammates }),
    ...given({ victory, rulings }),
    ...(draft ? { draft: draft.flatMap(({ card, copies }) => Array<string>(copies).fill(card.id)) } : {}),
  };
  const made = newBattle(engine, composition.resolve(tokens.library), wanted, titleOfRule);
  if (!made.ok) {
    const [fix] = made.problems.flatMap((problem) => problem.said?.fix ?? problem.fix ?? []);
    const help = made.problems.some(({ place }) => !place.startsWith('sides'))
      ? helpfulVariants(composition, name, ruleset, variants)
      : [];
    throw new CliError(
      told(made.problems),
      help.length > 0
        ? `${found.name} needs ${variantWords(help)}`
        : (otherGame(composition, name, found.name, ruleset, made.problems) ??
            (fix ? eachOnALine([fix]) : phrase('error:armies-refused-fix'))),
    );
  }
  const { errors } = composition.resolve(tokens.surroundings);
  for (const note of made.notes) errors.write(`${note}\n`);
  const left = made.mapProblems.filter(({ code }) => code === 'unsupported-token').length;
  if (left > 0) errors.write(`${leftOut(composition, { name, title: found.name, left, flags })}\n`);
  return { engine, record: made.record };
}

/** Problems that are told of one battle. */
const mostTold = 4;

function told(problems: readonly BattleProblem[]): ReturnType<typeof eachOnALine> {
  const left = problems.length - mostTold;
  return eachOnALine([
    ...problems.slice(0, mostTold).map(({ message, said }) => said?.message ?? message),
    ...(left > 0 ? [phrase('error:more-problems', { count: left })] : []),
  ]);
}

/** The ruleset that plays a map which another cannot. */
function otherGame(
  composition: DependencyContainer,
  name: string,
  title: string,
  ruleset: RulesetName,
  problems: readonly { readonly place: string }[],
): string | undefined {
  if (problems.every(({ place }) => place.startsWith('sides'))) return undefined;
  if (mapFit(composition, name, ruleset).as !== 'no') return undefined;
  const other = rulesetNames.find((one) => one !== ruleset && mapFit(composition, name, one).as !== 'no');
  const plays = other && `${title} is for ${rulesetTitle(other)}: --ruleset ${other}`;
  return `${plays ? `${plays}; ` : ''}npx scape map list tells which maps fit`;
}

/** What of a map is left out, and with which variants it is played. */
function leftOut(
  composition: DependencyContainer,
  {
    name,
    title,
    left,
    flags: { ruleset, variant },
  }: {
    readonly name: string;
    readonly title: string;
    readonly left: number;
    readonly flags: BattleFlags;
  },
): string {
  const help = helpfulVariants(composition, name, ruleset, variant);
  const told = `${counted(left, 'token')} of ${title} ${left === 1 ? 'is' : 'are'} left out, since these rules do not know ${left === 1 ? 'it' : 'them'}`;
  return help.length > 0 ? `${told}; ${variantWords(help)} plays with them` : told;
}

/** What is given, without what is not. */
function given<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
