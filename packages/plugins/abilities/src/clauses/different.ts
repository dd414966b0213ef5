import { type CardDefinition, passes } from '@scapewright/skirmish/author';
import { readMembers } from './figures.ts';
import type { Parameters } from './parameters.ts';
import { type Scope, seenIn } from './scope.ts';

const kinds = ['faction', 'species', 'class', 'personality'] as const;

/** `{of: faction, FILTER}`: how many different ones the cards show that have a figure, defeated or not, that passes a filter. */
export function readDifferent(p: Parameters): (scope: Scope) => number {
  const kind = p.oneOf('of', kinds);
  const filter = readMembers(p);
  p.end();
  return (scope) => {
    const { game, self } = scope;
    const seen = seenIn(scope, filter);
    const shown = (definition: CardDefinition): readonly string[] => [definition[kind]].flat();
    const all = Array.from({ length: game.figureCount }, (_, figure) => figure).flatMap((figure) =>
      passes(game, seen, self, figure) ? shown(game.definition(figure)) : [],
    );
    return new Set(all).size;
  };
}
