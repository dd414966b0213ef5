import type { Space } from '@scapewright/board';
import { checkPath, type MoveQuery, reach, type Refusal as WayRefusal } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import { flights } from '../../model/codes.ts';
import type { Game } from '../../state/game.ts';
import { refusalOfWay } from '../refusals/way-refusal.ts';
import { moveQuery } from './movement-query.ts';
import type { PlannedMove } from './planned-move.ts';
import { routeReply } from './route.ts';

/** How a drawn way is read: where the base ends, whether and from where it flies. */
export interface DrawnWay {
  readonly spaces: readonly Space[];
  readonly end?: readonly number[];
  /** True: takes off at once; false: walks all the way; undefined: as the way needs it. */
  readonly fly?: boolean | undefined;
}

/** The reply to a way drawn space by space, or why it may not be taken. */
export function drawnReply(game: Game, move: PlannedMove, drawn: DrawnWay): readonly number[] | Refusal {
  const query = moveQuery(game, drawn.fly === false ? { ...move, flight: flights.none } : move);
  const reading = {
    ...(drawn.end ? { end: drawn.end } : {}),
    ...(drawn.fly === true ? { flown: drawn.spaces.length } : {}),
  };
  const check = checkPath(game.field, query, drawn.spaces, reading);
  if (!check.legal) return refusalOfWay(game, move, endFault(game, query, drawn) ?? check.refusal);
  const flown = check.steps.filter((step) => step.flies).length;
  return routeReply({ flown, cost: check.cost, end: check.end, spaces: drawn.spaces });
}

/** A base that could never lie where a way ends is told so, whatever else is wrong with the way. */
function endFault(game: Game, query: MoveQuery, { end }: DrawnWay): WayRefusal | undefined {
  const fault = end && end.length > 1 ? reach(game.field, query).whyNot(end) : undefined;
  return fault?.reason === 'uneven' ? fault : undefined;
}
