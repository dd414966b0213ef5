import { effectsFrom } from '@scapewright/skirmish/author';
import { tallyKind } from './counted.ts';
import { readFigures } from './figures.ts';
import type { Parameters } from './parameters.ts';
import { relationPart, type Scope } from './scope.ts';

/** `{name, of: WHO}`: what the ability has counted on figures by a name. */
export function readTally(p: Parameters): (scope: Scope) => number {
  const part = relationPart(p.text('name'));
  const who = readFigures(p, 'of');
  p.end();
  return (scope) => {
    const { game, source } = scope;
    const figures = who(scope);
    return effectsFrom(game, tallyKind, source, part)
      .filter((row) => figures.includes(game.readEffect('figure', row)))
      .reduce((sum, row) => sum + game.readEffect('amount', row), 0);
  };
}
