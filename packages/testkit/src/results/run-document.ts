import { type FigureSetup, type Scenario, scenarioUnder } from '@scapewright/packs';
import { innermost, messageOf, ScenarioFailure } from '../failure.ts';
import { withoutClocks } from '../fuzz/guard.ts';
import type { ScenarioKit } from '../kit/kit-with-packs.ts';
import type { Remark } from '../play/remark.ts';
import { type RunOptions, runScenario, type ScenarioRun } from '../play/run-scenario.ts';
import { entriesOf } from '../rule-entries.ts';
import { gameSetup } from '../setup/game-setup.ts';
import { demandParts } from '../setup/missing-parts.ts';
import { refusedSetup, type SetupRefusal, setupRefusals } from '../setup/setup-refusals.ts';

/** What came of a document under all of its rulesets. */
export interface DocumentRun {
  readonly failure: ScenarioRun['failure'];
  readonly cited: ReadonlySet<string>;
  /** What proves nothing, or might not be what its author means, though everything holds. */
  readonly notes: ScenarioRun['notes'];
}

/**
 * Plays a scenario under each of its rulesets: once as it stands, and once saved to JSON and loaded by another engine
 * before every command, which must come to the same. With `paranoid` every function is run twice the second time, without
 * clocks and chance.
 */
export function runDocument(scenario: Scenario, kit: ScenarioKit, options: RunOptions = {}): DocumentRun {
  const cited = new Set<string>();
  const notes: Remark[] = [];
  for (const ruleset of scenario.rulesets) {
    const one = scenarioUnder(scenario, ruleset);
    const run = runUnder(one, kit, options);
    for (const rule of run.cited) cited.add(rule);
    const prefix = scenario.rulesets.length > 1 ? `under ${ruleset}: ` : '';
    notes.push(...run.notes.map((note) => ({ ...note, message: prefix + note.message })));
    if (run.failure) {
      const { message, place } = run.failure;
      return { failure: { message: prefix + message, place }, cited, notes: [] };
    }
  }
  return { failure: undefined, cited, notes };
}

function runUnder(scenario: Scenario, kit: ScenarioKit, options: RunOptions): DocumentRun {
  const none: ReadonlySet<string> = new Set();
  try {
    const [engine, other] = kit.engines.forScenario(scenario);
    demandParts(scenario, engine);
    if (scenario.refused) return { ...refusedSetup(scenario, engine, kit), notes: [] };
    const setup = gameSetup(scenario, kit, engine);
    const [refusal] = setupRefusals(engine, setup);
    if (refusal) throw new ScenarioFailure(`setup: ${refusal.message}`, placeOf(scenario, refusal));
    const { paranoid = false, ...plainOptions } = options;
    const plain = runScenario(scenario, engine, setup, { ...plainOptions, entriesOf });
    if (plain.failure) return plain;
    const doubled = paranoid ? { paranoid, guard: withoutClocks } : {};
    const saved = runScenario(scenario, engine, setup, {
      ...plainOptions,
      entriesOf,
      ...doubled,
      loadInto: other,
    });
    const failure = saved.failure ?? difference(scenario, plain, saved);
    return { failure, cited: plain.cited, notes: plain.notes };
  } catch (error) {
    const inner = innermost(error);
    const place = inner instanceof ScenarioFailure ? inner.place : undefined;
    return { failure: { message: messageOf(error), place: place ?? scenario }, cited: none, notes: [] };
  }
}

/** Where the figure is written that is in the wrong place; undefined where no single figure is. */
function placeOf({ players, neutral }: Scenario, { figure }: SetupRefusal): FigureSetup | undefined {
  const figures = [...players.flatMap((player) => player.figures), ...neutral];
  return figures.find(({ id }) => id === figure);
}

function difference(scenario: Scenario, plain: ScenarioRun, saved: ScenarioRun): ScenarioRun['failure'] {
  const at = plain.hashes.findIndex((hash, step) => hash !== saved.hashes[step]);
  if (at < 0) return undefined;
  return {
    message: `step ${at + 1}: saved and loaded before every command, the game comes to something else`,
    place: scenario.steps[at] ?? scenario,
  };
}
