import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BotSeat, botSeats, featureNames } from '@scapewright/bots';
import { type Contender, type Experiment, learn, lessonsOf } from '@scapewright/sim';
import { rulesetNames } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { readArmies } from '../content/armies.ts';
import { botWords } from '../content/bot-words.ts';
import { groundOf } from '../content/map-repository.ts';
import { writeOutput } from '../content/output-file.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { openProgress } from '../terminal/progress.ts';
import { type ArenaFlags, runExperiment } from './run-experiment.ts';
import { contestOf, type NamedContest, standardContests, standardGrounds } from './standard-contests.ts';

/** Who meets whom on the ladder: levels those below, and the quick bot what it is the quick form of; with a mirror and chance as controls. */
const ladderPairs: readonly (readonly [BotSeat, BotSeat])[] = [
  ['greedy', 'greedy'],
  ['greedy', 'random'],
  ['quick', 'greedy'],
  ['shrewd', 'greedy'],
  ['shrewd', 'quick'],
  ['thinker', 'greedy'],
  ['planner', 'thinker'],
];

export interface LadderFlags extends ArenaFlags {
  readonly games: number;
  readonly seed: string;
  readonly pair?: readonly string[];
}

/** `scape arena ladder`: the standard experiment. */
export function runLadder(composition: DependencyContainer, flags: LadderFlags): Promise<ExitCode> {
  const { games, seed, pair: words } = flags;
  const named = words ?? ladderPairs.map((pair) => pair.join(':'));
  const pairs = named.map(pairOf);
  const experiment = experimentOf(composition, {
    name: 'ladder',
    seed,
    games,
    pairs,
    contests: standardContests(),
  });
  const plain = `npx scape arena ladder --games ${games} --seed ${seed}`;
  const all = [
    plain,
    ...(words ?? []).map((word) => `--pair ${word}`),
    ...(flags.keep === undefined ? [] : [`--keep ${flags.keep}`]),
  ].join(' ');
  return runExperiment(composition, experiment, flags, {
    all,
    pairs: named.map((word) => `${plain} --pair ${word}`),
  });
}

/** `scape arena run`: an experiment from a file. */
export function runArenaFile(
  composition: DependencyContainer,
  file: string,
  flags: ArenaFlags,
): Promise<ExitCode> {
  const { folder } = composition.resolve(tokens.surroundings);
  let read: Partial<PlannedExperiment>;
  try {
    read = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as Partial<PlannedExperiment>;
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${(error as Error).message}`, 'an experiment is a JSON file');
  }
  const { name = 'experiment', seed = '1', games = 100, pairs, contests } = read;
  if (!Array.isArray(pairs) || pairs.length === 0)
    throw new CliError(`${file} names no pairs`, 'as in "pairs": [["shrewd", "greedy"]]');
  const planned = {
    ...{ name: String(name), seed: String(seed), games: Number(games) },
    pairs: pairs.map((pair) => pairOf(Array.isArray(pair) ? pair.join(':') : String(pair))),
    contests: contests ?? standardContests(),
  };
  if (!Number.isInteger(planned.games) || planned.games < 1 || planned.games > 1_000_000)
    throw new CliError(`${file}: games is a whole number from 1 to 1,000,000`);
  const keep = flags.keep === undefined ? '' : ` --keep ${flags.keep}`;
  return runExperiment(composition, experimentOf(composition, planned), flags, {
    all: `npx scape arena run ${file}${keep}`,
  });
}

interface PlannedExperiment {
  readonly name: string;
  readonly seed: string;
  readonly games: number;
  readonly pairs: readonly (readonly [Contender, Contender])[];
  readonly contests: readonly NamedContest[];
}

function experimentOf(composition: DependencyContainer, planned: PlannedExperiment): Experiment {
  return {
    ...planned,
    contests: planned.contests.map((contest) => contestOf(composition, contest)),
  };
}

/** `shrewd:greedy`, `thinker@60:greedy`: with 60 playouts a decision. */
function pairOf(word: string): readonly [Contender, Contender] {
  const contenders = word.split(':').map((part): Contender => {
    const [bot = '', playouts] = part.split('@');
    if (!(botSeats as readonly string[]).includes(bot))
      throw new CliError(`there is no bot "${bot}"`, `use one of: ${botWords}`);
    if (playouts === undefined) return { bot: bot as BotSeat };
    if (!/^[1-9]\d{0,5}$/.test(playouts))
      throw new CliError(`"${part}" does not say how many playouts`, `as in ${bot}@100`);
    return { bot: bot as BotSeat, playouts: Number(playouts) };
  });
  const [one, other] = contenders;
  if (!one || !other || contenders.length > 2)
    throw new CliError(`"${word}" is no pair`, 'write two bots, as in shrewd:greedy');
  return [one, other];
}

export interface TrainFlags {
  readonly games: number;
  readonly seed: string;
  /** Who plays the games, every one against every other. */
  readonly bot?: readonly string[];
  readonly out?: string;
}

/** Who teaches where nobody says: quick bots of all tempers, since alike ones show too little. */
const usualTeachers: readonly BotSeat[] = ['quick', 'quick-bold', 'quick', 'quick-careful'];

/** `scape arena train`: the weights of the judge, out of games between bots. */
export async function trainJudge(composition: DependencyContainer, flags: TrainFlags): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const library = composition.resolve(tokens.library);
  const teachers = flags.bot?.map((bot) => pairOf(`${bot}:${bot}`)[0].bot) ?? usualTeachers;
  const progress = openProgress(composition.resolve(tokens.surroundings).errors, 'contests');
  const contests = rulesetNames.flatMap((ruleset) => {
    const { maps, armies } = standardGrounds[ruleset];
    return maps.flatMap((map) =>
      armies.flatMap((army, at) =>
        [0, 1, 2].map((further) => ({
          ruleset,
          map,
          army,
          other: armies[(at + further) % armies.length] as string,
        })),
      ),
    );
  });
  const lessons = contests.flatMap(({ ruleset, map, army, other }, at) => {
    const ground = groundOf(composition.resolve(tokens.maps).find(map, ruleset), 2);
    const armies = readArmies([`One: ${army}`, `Two: ${other}`], library);
    progress.show(at, contests.length);
    const bots = [teachers[at % teachers.length], teachers[Math.floor(at / 7) % teachers.length]];
    return lessonsOf(
      {
        ...{ ruleset, ground, armies, games: flags.games, swap: true },
        ...{ seed: `${flags.seed}/${at}`, bots: bots as readonly BotSeat[] },
      },
      at * flags.games,
    );
  });
  progress.end();
  const { weights, loss, right } = learn(lessons);
  const made = [
    `scape arena train --seed ${flags.seed} --games ${flags.games}`,
    ...(flags.bot ?? []).map((bot) => ` --bot ${bot}`),
  ].join('');
  const told = `${lessons.length} turns, ${loss.toFixed(3)} bits, ${(right * 100).toFixed(1)} % told right`;
  const features = featureNames.map((name, at) => {
    const key = name.includes('-') ? `'${name}'` : name;
    return `    ${key}: ${(weights[at] as number).toFixed(3)},`;
  });
  const text = `import type { JudgeWeights } from './judge-weights.ts';

/** Written by \`scape arena train\`. */
export const weights: JudgeWeights = {
  version: 2,
  made: '${made}: ${told}',
  features: {
${features.join('\n')}
  },
};
`;
  if (flags.out === undefined) page.write(text);
  else {
    writeOutput(composition, flags.out, text);
    page.line(`${flags.out} is written: ${told}.`);
  }
  return exitCodes.fine;
}
