import type { SpecialMove } from '@scapewright/skirmish/author';
import type { PartData } from './clause-data.ts';
import type { Reading } from './effect.ts';
import { Parameters } from './parameters.ts';

type Path = readonly (string | number)[];

/** The move of a special move: `{set-move-action: {move, flying, height, unstoppable}}`. */
export function readMove(part: PartData, path: Path, { problems }: Reading): SpecialMove {
  const block = (part.do ?? []).find((one) => one.verb === 'set-move-action');
  const p = new Parameters(block?.with ?? {}, [...path, 'do', 'set-move-action'], problems);
  const move = {
    move: p.number('move'),
    flying: p.flag('flying'),
    unstoppable: p.flag('unstoppable'),
    ...(p.has('height') ? { heightLevels: p.number('height') } : {}),
  };
  p.end();
  return move;
}
