import { type Battlefield, BoardError, compileBattlefield } from '@scapewright/board';
import { type MapCatalogue, type MapPlan, mapOfBoard, planOfMap, type Scenario } from '@scapewright/packs';
import { BoardRefused, ScenarioFailure } from '../failure.ts';

/** The battlefield that a scenario draws, with its objects and tokens by names of spaces. */
export interface ScenarioBattlefield {
  readonly battlefield: Battlefield;
  readonly map: MapPlan;
}

/** Compiles the drawn board of a scenario of what plugins bring. Throws everything that does not fit, with its place in the file. */
export function scenarioBattlefield(scenario: Scenario, catalogue: MapCatalogue): ScenarioBattlefield {
  const { board, battlefields } = scenario;
  if (!board) throw new ScenarioFailure('the scenario draws no board');
  const drawn = mapOfBoard(board, battlefields, catalogue);
  const map = planOfMap(drawn.map, catalogue);
  const problems = [...drawn.problems, ...map.problems].filter((problem) => problem.severity === 'error');
  const [first] = problems;
  if (first) {
    const place = first.line === undefined ? undefined : { line: first.line, column: first.column ?? 1 };
    const messages = problems.map(({ message, fix, at }) => `${at ? `${at}: ` : ''}${message}; ${fix}`);
    const reasons = problems.flatMap(({ reason }) => (reason === undefined ? [] : [reason]));
    throw new BoardRefused(messages.join('\n'), place, reasons);
  }
  try {
    return { battlefield: compileBattlefield(map.plan), map };
  } catch (error) {
    if (error instanceof BoardError) throw new ScenarioFailure(`the board does not hold: ${error.message}`);
    throw error;
  }
}
