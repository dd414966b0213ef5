import { orderMarkersOn, passes } from '@scapewright/skirmish/author';
import { readFigures, readFilter } from './figures.ts';
import type { Parameters } from './parameters.ts';
import { type Scope, seenIn } from './scope.ts';

/**
 * How many order markers lie on cards: `{of: WHO}` on those of figures, `{on: FILTER}` on those that have a figure, defeated
 * or not, that passes; `revealed: true | false` counts those alone. What lies face down is counted, and never looked at.
 */
export function readOrderMarkers(p: Parameters): (scope: Scope) => number {
  const filter = p.has('on') ? readFilter(p.under('on')) : undefined;
  const who = filter ? undefined : readFigures(p, 'of');
  const revealed = p.has('revealed') ? p.flag('revealed') : undefined;
  p.end();
  return (scope) => {
    const { game, self } = scope;
    const seen = filter && seenIn(scope, filter);
    const figures = seen
      ? Array.from({ length: game.figureCount }, (_, figure) => figure).filter((figure) =>
          passes(game, seen, self, figure),
        )
      : (who?.(scope) ?? []);
    const cards = new Set(figures.map((figure) => game.cardOf(figure)));
    return [...cards].reduce((sum, card) => sum + orderMarkersOn(game, card, revealed), 0);
  };
}
