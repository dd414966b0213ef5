import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type AgainLines,
  type ArenaResult,
  arenaCsv,
  arenaPage,
  arenaReport,
  type Experiment,
  gamesOf,
  resultKey,
  runArena,
} from '@scapewright/sim';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { writeOutput } from '../content/output-file.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { openProgress } from '../terminal/progress.ts';
import { shareExperiment } from './machines/share-experiment.ts';
import { printArena } from './print-arena.ts';

/** Where the results of an experiment go. */
export interface ArenaFlags {
  readonly keep?: string;
  readonly html?: string;
  readonly csv?: string;
  readonly threads?: number;
  /** The address of a PostgreSQL: machines that work for it play, this one only waits. */
  readonly database?: string;
  readonly json?: boolean;
}

/** Plays what is left of an experiment, and tells what it has come to. Ctrl-C ends it with what there is. */
export async function runExperiment(
  composition: DependencyContainer,
  experiment: Experiment,
  flags: ArenaFlags,
  again: AgainLines,
): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const world = composition.resolve(tokens.surroundings);
  const results: ArenaResult[] = [];
  const file = flags.keep === undefined ? undefined : resolve(world.folder, flags.keep);
  if (file !== undefined && existsSync(file))
    results.push(...keptResults(file, flags.keep ?? '', experiment));
  const total = gamesOf(experiment).length;
  const keep = (kept: readonly ArenaResult[]): void => {
    if (file !== undefined) appendFileSync(file, kept.map((one) => `${JSON.stringify(one)}\n`).join(''));
  };
  const progress = openProgress(world.errors, 'games');
  const stop = new AbortController();
  const forget = world.onInterrupt(() => stop.abort());
  try {
    if (flags.database !== undefined) {
      const shared = await shareExperiment(experiment, {
        url: flags.database,
        signal: stop.signal,
        onProgress: (played) => progress.show(played, total),
      });
      const known = new Set(results.map(resultKey));
      const fresh = shared.filter((result) => !known.has(resultKey(result)));
      keep(fresh);
      results.push(...fresh);
    } else
      await runArena(experiment, {
        threads: flags.threads ?? world.cores,
        before: results,
        signal: stop.signal,
        onResult: (result) => {
          results.push(result);
          keep([result]);
          progress.show(results.length, total);
        },
      });
  } finally {
    forget();
    progress.end();
  }
  results.sort((a, b) => a.pair - b.pair || a.game - b.game);
  const report = arenaReport(experiment, results);
  if (flags.html !== undefined) writeOutput(composition, flags.html, arenaPage(report, again));
  if (flags.csv !== undefined) writeOutput(composition, flags.csv, arenaCsv(experiment, results));
  if (flags.json) page.line(JSON.stringify(report, undefined, 2));
  else printArena(page, report, again.all);
  return exitCodes.fine;
}

/** The results of a file that are of this experiment, each once: a line that was cut off is left out. */
function keptResults(file: string, name: string, { name: experiment, seed }: Experiment): ArenaResult[] {
  const found = new Map<string, ArenaResult>();
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    let result: ArenaResult;
    try {
      result = JSON.parse(line) as ArenaResult;
    } catch {
      if (at >= lines.length - 2) return;
      throw new CliError(`${name}:${at + 1} is no result of an arena`, 'name another file with --keep');
    }
    if (result.experiment !== `${experiment}/${seed}`)
      throw new CliError(
        `${name} holds results of "${result.experiment}"`,
        'name another file with --keep, or the same seed',
      );
    found.set(`${result.pair}/${result.game}`, result);
  });
  return [...found.values()];
}
