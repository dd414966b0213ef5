import type { Decision, MatchPlan, Reply, SavedMatch } from '@scapewright/kernel';
import type { MapPlan, Scenario } from '@scapewright/packs';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { ScenarioKit } from '../kit/kit-with-packs.ts';
import { stopOf } from '../play/course-decisions.ts';
import { runScenario } from '../play/run-scenario.ts';
import { scenarioBattlefield } from '../setup/battlefield.ts';
import { boardCatalogue, gameSetup } from '../setup/game-setup.ts';
import { demandParts } from '../setup/missing-parts.ts';

/** A scenario as it was played, with the game as it stood between its steps. */
export interface ScenarioPositions {
  readonly engine: SkirmishEngine;
  readonly plan: MatchPlan<Game>;
  /** The board with what stands on it, by names of spaces. */
  readonly map: MapPlan;
  /**
   * The game before the first step, and after each of them. They are saved with their trace, and load with
   * `engine.load(plan, position, { trace: true })`.
   */
  readonly positions: readonly SavedMatch[];
  /** What did not come as the scenario says, and where it goes no further; undefined: everything holds. */
  readonly problem: string | undefined;
}

/**
 * Plays a scenario (under one ruleset, see `scenarioUnder`) and keeps every position that it comes to, to be looked at and played on
 * from. Throws what keeps it from being set up.
 */
export function scenarioPositions(scenario: Scenario, kit: ScenarioKit): ScenarioPositions {
  const [engine] = kit.engines.forScenario(scenario);
  demandParts(scenario, engine);
  const setup = gameSetup(scenario, kit, engine);
  const positions: SavedMatch[] = [];
  const { failure } = runScenario(scenario, engine, setup, {
    stepped: ({ host }) => positions.push(host.save()),
  });
  if (failure && positions.length === 0) throw new Error(failure.message);
  const { map } = scenarioBattlefield(scenario, boardCatalogue(scenario, engine));
  return { engine, plan: engine.plan(setup), map, positions, problem: failure?.message };
}

/** What goes on by itself when somebody plays on from a position: the pauses between the commands of a scenario ask nobody. */
export function passPause(decision: Decision): Reply | undefined {
  return stopOf(decision) === undefined ? undefined : -1;
}

/** A position with dice of its own to come, from a seed. Throws RangeError for a place that it does not have. */
export function reseeded(
  { engine, plan, positions }: ScenarioPositions,
  place: number,
  seed: string,
): SavedMatch {
  const position = positions[place];
  if (!position) throw new RangeError(`the scenario has no position ${place}`);
  const { segments, journal } = engine.load(plan, position, { trace: true }).fork({ seed }).host.save();
  return { ...position, segments, journal };
}
