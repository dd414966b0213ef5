import type { Battlefield } from '../battlefield.ts';
import type { MoveQuery } from './move-query.ts';
import { MoveRules } from './move-rules.ts';
import { stancesOf, startStance } from './stances.ts';

/** The rules of a query on a battlefield. Throws `board.bad-base` if the base cannot stand where the move starts. */
export function prepareMove(battlefield: Battlefield, query: MoveQuery): MoveRules {
  const from = typeof query.from === 'number' ? [query.from] : query.from;
  const stances = stancesOf(battlefield, query.base ?? 'single', from);
  return new MoveRules(battlefield, query, stances, startStance(stances, battlefield, from));
}
