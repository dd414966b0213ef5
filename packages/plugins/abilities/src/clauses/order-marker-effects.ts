import {
  durations,
  loseOrderMarkers,
  moveTurnMarker,
  moveViewedMarker,
  negateCard,
  orderMarkerNames,
  revealOrderMarker,
  viewOrderMarkerOn,
} from '@scapewright/skirmish/author';
import { does, type EffectReader } from './effect.ts';
import { oneOf, readFigures } from './figures.ts';
import { readNumber } from './numbers.ts';

/** Effects on order markers, by verb. */
export const orderMarkerEffects: Readonly<Record<string, EffectReader>> = {
  'remove-order-markers': (p) => {
    const who = readFigures(p, 'on');
    const count = p.has('count') ? readNumber(p, 'count') : undefined;
    return does((run, scope) => {
      const cards = new Set(who(scope).map((figure) => scope.game.cardOf(figure)));
      for (const card of cards) loseOrderMarkers(run, card, count?.(scope));
    });
  },
  'move-turn-marker': (p) => {
    const who = readFigures(p, 'to');
    return does((run, scope) => {
      const [figure] = who(scope);
      if (figure !== undefined) moveTurnMarker(run, scope.game.cardOf(figure));
    });
  },
  'view-order-marker': (p, reading) => {
    const who = readFigures(p, 'on');
    const then = reading.nested(p.blocks('then'), p, 'then');
    return (run, scope) => {
      const { game, source } = scope;
      const figure = oneOf(who, scope);
      if (figure < 0 || !viewOrderMarkerOn(run, game.seatOf(source), game.cardOf(figure))) return undefined;
      return then(run, scope);
    };
  },
  'move-viewed-marker': (p) => {
    const who = readFigures(p, 'to');
    return does((run, scope) => {
      const { game, source } = scope;
      const figure = oneOf(who, scope);
      if (figure >= 0) moveViewedMarker(run, game.seatOf(source), game.cardOf(figure));
    });
  },
  negate: (p) => {
    const who = readFigures(p, 'on');
    const until = p.oneOf('until', durations, 'game');
    return does((run, scope) => {
      for (const figure of who(scope)) negateCard(run, scope.game.cardOf(figure), until, scope.source);
    });
  },
  'reveal-order-marker': (p, reading) => {
    const marker = orderMarkerNames.indexOf(p.oneOf('marker', orderMarkerNames, 'X'));
    const then = reading.nested(p.blocks('then'), p, 'then');
    return (run, scope) => {
      const { source } = scope;
      return revealOrderMarker(run, source.owner, marker) ? then(run, scope) : undefined;
    };
  },
};
