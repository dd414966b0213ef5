import { parseSpaceName, type Space } from '@scapewright/board';
import type { Game } from '../../state/game.ts';
import { type SaidValue, saying } from '../wording/said.ts';

/** What spaces are called that share a hex with others, after the name of the hex. */
export const spaceTexts = {
  'space:rung': '{space} (rung {number})',
  'space:level': '{space} (level {number})',
} as const;

/**
 * A space as people call it: `c5`, `c5 (rung 3)` for the third rung of a ladder from below, `c5 (level 1)` for what lies under
 * other spaces. Undefined for what is no space.
 */
export function saidSpace({ field }: Pick<Game, 'field'>, space: Space): SaidValue | undefined {
  const name = field.names[space];
  if (name === undefined) return undefined;
  const level = parseSpaceName(name)?.level;
  const called = { name: name.replace(/@\d+$/, ''), space: `space:${name}` };
  if (level === undefined) return called;
  const key = field.rung[space] === 1 ? 'space:rung' : 'space:level';
  const number = field.rung[space] === 1 ? rungNumber(field, space) : level;
  return saying(key, spaceTexts[key], { space: called, number });
}

/** Which rung of its ladder, from below, from 1. */
function rungNumber(field: Game['field'], space: Space): number {
  const isBelow = (other: Space): boolean =>
    field.q[other] === field.q[space] &&
    field.r[other] === field.r[space] &&
    field.pieceOf(other) === field.pieceOf(space) &&
    (field.level[other] as number) <= (field.level[space] as number);
  return field.rungs.filter(isBelow).length;
}
