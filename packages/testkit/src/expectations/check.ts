import type { GameEvent } from '@scapewright/kernel';
import type { Expectation } from '@scapewright/packs';
import type { Play } from '../play/play.ts';
import {
  checkAsked,
  checkDice,
  checkLog,
  checkPending,
  checkRolled,
  checkSteps,
  checkTurn,
  checkWinner,
} from './course.ts';
import { checkFigure } from './figures.ts';
import { checkReach, checkTargets, checkValue } from './numbers.ts';
import { checkOffers } from './offers.ts';
import { checkRange, checkRelation, checkSight, checkSpace } from './positions.ts';
import { checkCards, checkMarkers, checkOrders, checkSees, checkToken } from './secrets.ts';

/** What is not as a step expects after its command; nothing where everything holds. */
export function differences(
  play: Play,
  expected: Expectation,
  events: readonly GameEvent[],
): readonly string[] {
  const found = check(play, expected, events);
  return found === undefined ? [] : typeof found === 'string' ? [found] : found;
}

function check(
  play: Play,
  expected: Expectation,
  events: readonly GameEvent[],
): readonly string[] | string | undefined {
  switch (expected.assert) {
    case 'figure':
      return checkFigure(play, expected);
    case 'adjacent':
    case 'not-adjacent':
    case 'engaged':
    case 'not-engaged':
      return checkRelation(play, expected);
    case 'sight':
      return checkSight(play, expected);
    case 'range':
      return checkRange(play, expected);
    case 'reach':
      return checkReach(play, expected);
    case 'space':
      return checkSpace(play, expected);
    case 'value':
      return checkValue(play, expected);
    case 'targets':
      return checkTargets(play, expected);
    case 'dice':
      return checkDice(play, expected);
    case 'offers':
      return checkOffers(play, expected);
    case 'steps':
      return checkSteps(events, expected);
    case 'was-asked':
    case 'not-asked':
      return checkAsked(play, expected);
    case 'pending':
      return checkPending(play, expected);
    case 'turn':
      return checkTurn(play, expected);
    case 'token':
      return checkToken(play, expected);
    case 'log':
      return checkLog(play, events, expected);
    case 'winner':
      return checkWinner(play, expected);
    case 'markers':
      return checkMarkers(play, expected);
    case 'orders':
      return checkOrders(play, expected);
    case 'sees':
      return checkSees(play, expected);
    case 'rolled':
      return checkRolled(play, expected);
    case 'cards':
      return checkCards(play, expected);
  }
}
