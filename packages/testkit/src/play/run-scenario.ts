import type { Match } from '@scapewright/kernel';
import type { Place, Scenario, ScenarioStep } from '@scapewright/packs';
import type { Game, GameSetup } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { perform } from '../commands/command.ts';
import { differences } from '../expectations/check.ts';
import { rulesOfExpectation } from '../expectations/citations.ts';
import { rulesIn } from '../expectations/course.ts';
import { saysNothing } from '../expectations/says-nothing.ts';
import { innermost, messageOf, ScenarioFailure } from '../failure.ts';
import { AskedQuestions } from './asked-questions.ts';
import { beginningOf } from './command-log.ts';
import { stopOf } from './course-decisions.ts';
import { goOnToAnswers } from './later-answers.ts';
import { neverOffered } from './never-offered.ts';
import { Play, type PlayOptions } from './play.ts';
import type { Remark } from './remark.ts';
import { unaskedRemarks } from './unasked.ts';

/** What came of playing a scenario once. */
export interface ScenarioRun {
  /** What is wrong, where; undefined: everything holds. */
  readonly failure: { readonly message: string; readonly place: Place } | undefined;
  /** Hash of the game after each step. */
  readonly hashes: readonly string[];
  /** Rules that log lines, refusals and the answers to assertions named. */
  readonly cited: ReadonlySet<string>;
  /** What proves nothing, or might not be what its author means, though everything holds. */
  readonly notes: readonly Remark[];
}

/** How a scenario is played. */
export interface RunOptions extends PlayOptions {
  /** Save to JSON before every command, and go on with the loaded game in this other engine. */
  readonly loadInto?: SkirmishEngine;
  /** Is given the match as the first command finds it, and after each step. */
  readonly stepped?: (match: Match<Game>) => void;
  /** Is given the match once all is played. */
  readonly played?: (match: Match<Game>, engine: SkirmishEngine) => void;
}

/** Plays a scenario step by step and compares. It never throws. */
export function runScenario(
  scenario: Scenario,
  engine: SkirmishEngine,
  setup: GameSetup,
  options: RunOptions = {},
): ScenarioRun {
  const { loadInto, played, stepped, ...playOptions } = options;
  const hashes: string[] = [];
  let place: Place = scenario;
  let play: Play | undefined;
  let what = 'setup';
  const failure = (): ScenarioRun['failure'] => {
    const plan = engine.plan(setup);
    play = new Play(scenario, engine, plan, playOptions);
    play.isCiting = loadInto === undefined;
    const other = loadInto && { engine: loadInto, plan: loadInto.plan(setup) };
    const [first] = scenario.steps;
    if (first) supply(play, first);
    play.begin();
    stepped?.(play.match);
    for (const step of scenario.steps) {
      place = step;
      what = `step ${step.index + 1}, ${nameOf(step)}`;
      if (other) play.reload(other.engine, other.plan);
      play.at = step.index;
      const problems = playStep(play, step);
      hashes.push(play.match.host.hash());
      const [problem] = problems;
      if (problem)
        return { message: `${what}: ${problems.map((one) => one.message).join('; ')}`, place: problem.place };
      stepped?.(play.match);
    }
    if (!loadInto) played?.(play.match, engine);
    return undefined;
  };
  let result: ScenarioRun['failure'];
  try {
    result = failure();
  } catch (error) {
    const inner = innermost(error);
    const at = inner instanceof ScenarioFailure ? inner.place : undefined;
    result = { message: `${what}: ${messageOf(error)}`, place: at ?? place };
  }
  const cited = new Set([...(play?.cited ?? []), ...(play ? rulesIn(play, play.match.host.log) : [])]);
  const notes = play && !result ? [...play.notes, ...neverOffered(play)] : [];
  return { failure: result, hashes, cited, notes };
}

function playStep(play: Play, step: ScenarioStep): readonly Remark[] {
  const { command } = step;
  if (step.index > 0) supply(play, step);
  const isFirstOfGame = step.index === 0 && play.scenario.start === 'game';
  const from = isFirstOfGame ? 0 : beginningOf(play.match.host.log, askedStep(play));
  play.isGranting = false;
  if (!isFirstOfGame) play.asked = new AskedQuestions();
  perform(play, command);
  if (command.kind !== 'refuse') goOnToAnswers(play);
  const problems: Remark[] = [];
  const rolls = play.script.left();
  if (rolls.length > 0) problems.push({ message: `nobody rolled ${rolls.join(', ')}`, place: step });
  const unasked = unaskedRemarks(play);
  problems.push(...unasked.wrong);
  play.notes.push(...unasked.notes);
  const events = play.match.host.log.slice(from);
  for (const expected of step.expect) {
    for (const message of differences(play, expected, events)) problems.push({ message, place: expected });
    if (problems.length > 0) continue;
    const emptiness = saysNothing(play, expected);
    if (emptiness !== undefined)
      play.notes.push({ message: `"${expected.assert}" proves nothing here: ${emptiness}`, place: expected });
    if (play.isCiting) for (const rule of rulesOfExpectation(play, expected)) play.cited.add(rule);
  }
  return problems;
}

/** The step in which somebody is asked something now. */
function askedStep(play: Play): string | undefined {
  const decision = play.pending();
  if (!decision || stopOf(decision)) return undefined;
  return decision.step.replace(/^(?:before|after):/, '');
}

/** The dice and answers of a step; those of a command that must be refused are for the copy on which it is tried. */
function supply(play: Play, step: ScenarioStep): void {
  const isRefusal = step.command.kind === 'refuse';
  play.script.load(isRefusal ? [] : step.dice);
  play.sheet.load(isRefusal ? [] : step.answers);
}

function nameOf({ command }: ScenarioStep): string {
  return command.kind === 'refuse' ? `refuse ${command.command.kind}` : command.kind;
}
