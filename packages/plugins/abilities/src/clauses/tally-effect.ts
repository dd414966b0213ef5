import { addEffect, durations } from '@scapewright/skirmish/author';
import { tallyKind } from './counted.ts';
import { does, type EffectReader } from './effect.ts';
import { readFigures } from './figures.ts';
import { readNumber } from './numbers.ts';
import { relationPart } from './scope.ts';

/** `tally: {name, count?, on, until?}`: adds to what the ability counts on figures by a name. */
export const tallyEffect: EffectReader = (p) => {
  const name = p.text('name');
  const count = readNumber(p, 'count', 1);
  const who = readFigures(p, 'on');
  const until = p.oneOf('until', durations, 'turn');
  return does((run, scope) => {
    const amount = count(scope);
    for (const figure of amount === 0 ? [] : who(scope))
      addEffect(run, {
        ...{ kind: tallyKind, figure, amount, source: scope.source },
        ...{ part: relationPart(name), until },
      });
  });
};
