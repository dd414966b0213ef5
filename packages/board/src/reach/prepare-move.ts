import type { Battlefield } from '../battlefield.ts';
import { footprintsOf, startFootprint } from './footprints.ts';
import type { MoveQuery } from './move-query.ts';
import { MoveRules } from './move-rules.ts';
import { fieldOfQuery } from './through-objects.ts';

/** The rules of a query on a battlefield. Throws `board.bad-base` if the base cannot stand where the move starts. */
export function prepareMove(field: Battlefield, query: MoveQuery): MoveRules {
  const battlefield = fieldOfQuery(field, query);
  const from = typeof query.from === 'number' ? [query.from] : query.from;
  const footprints = footprintsOf(battlefield, query.base ?? 'single', from);
  const standing = battlefield === field ? undefined : footprintsOf(field, query.base ?? 'single', from);
  return new MoveRules(
    battlefield,
    query,
    footprints,
    startFootprint(footprints, battlefield, from),
    standing,
  );
}
