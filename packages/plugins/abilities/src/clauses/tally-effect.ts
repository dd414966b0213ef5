import { addEffect, durations, numbersOf } from '@scapewright/skirmish/author';
import { spacesPart, tallyKind, tokensPart } from './counted.ts';
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

/** `remember-spaces: {name, of?, until?}`: the spaces where a figure stands, or those that the figure just defeated has left. */
export const rememberSpaces: EffectReader = (p) => {
  const name = p.text('name');
  const who = p.has('of') ? readFigures(p, 'of') : undefined;
  const until = p.oneOf('until', durations, 'turn');
  return does((run, scope) => {
    const { game, source, self, args } = scope;
    const spaces = who
      ? who(scope).flatMap((figure) => game.spacesOf(figure))
      : numbersOf(args as Readonly<Record<string, number>>, 'space');
    for (const space of spaces)
      addEffect(run, {
        ...{ kind: tallyKind, figure: self, amount: space, source },
        ...{ part: spacesPart(name), until },
      });
  });
};

/** `remember-token: {name, until?}`: the token for which the roll of the window is. */
export const rememberToken: EffectReader = (p) => {
  const name = p.text('name');
  const until = p.oneOf('until', durations, 'turn');
  return does((run, { source, self, args: { token = -1 } }) => {
    if (token < 0) return;
    addEffect(run, {
      ...{ kind: tallyKind, figure: self, amount: token, source },
      ...{ part: tokensPart(name), until },
    });
  });
};
