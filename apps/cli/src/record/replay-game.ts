import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReplayResult } from '@scapewright/kernel/replay';
import type { Game, SkirmishEngine } from '@scapewright/skirmish';
import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { type Detail, PlayReport } from '../report/play-report.ts';
import { printReport, printReportHead } from '../terminal/print-report.ts';
import { type ReadRecord, readRecord, replayed } from './battle-record.ts';
import { stepThrough } from './step-through.ts';

/** What `scape replay` was asked for. */
export interface ReplayOptions {
  readonly detail: Detail;
  readonly verify: boolean;
  readonly step: boolean;
  readonly json: boolean;
}

/** Plays a saved game again, compares, and tells it. */
export async function replayGame(
  composition: Composition,
  file: string,
  { detail, verify, step, json }: ReplayOptions,
): Promise<ExitCode> {
  const read = readRecord(file, readText(composition, file));
  const engine = composition.one(tokens.engines)(read.record.ruleset, read.record.variants);
  const page = composition.one(tokens.page);
  const { line, colours } = page;
  const result = replayed(engine, read, read.match.inputs);
  const verdict = verdictOf(read, result, engine);
  if (json) {
    line(JSON.stringify({ file, ...verdict }, undefined, 2));
    return verdict.same ? exitCodes.fine : exitCodes.failed;
  }
  if (step) await stepThrough(composition, read, engine, detail);
  else if (!verify && result.ok) {
    printReportHead(page);
    printReport(page, new PlayReport(engine, result.match.game, detail).take(result.match.log));
    line();
  }
  line(verdict.same ? colours.green(`same: ${verdict.message}`) : colours.red(`differs: ${verdict.message}`));
  for (const note of verdict.notes) line(colours.yellow(note));
  return verdict.same ? exitCodes.fine : exitCodes.failed;
}

function readText(composition: Composition, file: string): string {
  try {
    return readFileSync(resolve(composition.one(tokens.surroundings).folder, file), 'utf8');
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

interface Verdict {
  readonly same: boolean;
  readonly message: string;
  /** Of a replay that differs: the first decision that does, counted from 0. */
  readonly decision?: number;
  readonly decisions: number;
  readonly notes: readonly string[];
}

function verdictOf({ match }: ReadRecord, result: ReplayResult<Game>, engine: SkirmishEngine): Verdict {
  const decisions = match.inputs.filter((entry) => 'reply' in entry).length;
  const own = engine.lock;
  const notes = match.lock
    .slice(0, -1)
    .filter((part) => !own.includes(part))
    .map((part) => `the game was played with ${part}, which is not here`);
  if (!result.ok) {
    const { decision, seat, asks, step, message } = result;
    const who = seat === undefined ? '' : `, seat ${seat}, ${asks}`;
    return {
      same: false,
      decision,
      decisions,
      notes,
      message: `at decision ${decision} (step ${step}${who}): ${message}`,
    };
  }
  if (JSON.stringify(result.match.save().segments) !== JSON.stringify(match.segments))
    return {
      same: false,
      decision: decisions,
      decisions,
      notes,
      message: 'the last position is another one',
    };
  return { same: true, decisions, notes, message: `all ${decisions} decisions and the last position` };
}
