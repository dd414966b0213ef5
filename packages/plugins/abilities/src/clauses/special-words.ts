import { moveEnds, type SpecialMove } from '@scapewright/skirmish/author';
import type { PartData } from './clause-data.ts';
import type { Reading } from './effect.ts';
import { oneOf, readFigures } from './figures.ts';
import { readNumber } from './numbers.ts';
import { Parameters } from './parameters.ts';
import type { Scope } from './scope.ts';

type Path = readonly (string | number)[];

/** Words for where a move has to end. */
const ends = {
  anywhere: moveEnds.anywhere,
  'beside-enemy': moveEnds.besideEnemy,
  'clear-of-enemies': moveEnds.clearOfEnemies,
  'beside-friend': moveEnds.besideFriend,
} as const;

/** `ends: beside-enemy | clear-of-enemies | beside-friend`. */
export function readEnds(p: Parameters): number {
  return ends[p.oneOf('ends', Object.keys(ends) as (keyof typeof ends)[], 'anywhere')];
}

/** The move of a special move: `{set-move-action: {move, flying, height, unstoppable, ends, beside}}`. */
export function readMove(part: PartData, path: Path, { problems }: Reading): (scope: Scope) => SpecialMove {
  const block = (part.do ?? []).find((one) => one.verb === 'set-move-action');
  const p = new Parameters(block?.with ?? {}, [...path, 'do', 'set-move-action'], problems);
  const number = readNumber(p, 'move');
  const beside = p.has('beside') ? readFigures(p, 'beside') : undefined;
  const move = {
    flying: p.flag('flying'),
    unstoppable: p.flag('unstoppable'),
    ends: readEnds(p),
    ...(p.has('height') ? { heightLevels: p.number('height') } : {}),
  };
  p.end();
  return (scope) => ({
    ...move,
    move: number(scope),
    ...(beside ? { ends: moveEnds.beside, endsBy: oneOf(beside, scope) } : {}),
  });
}
