import {
  type Figure,
  type Game,
  grant,
  passes,
  releaseControl,
  takeControl,
  withoutPhase,
} from '@scapewright/skirmish/author';
import { does, type EffectReader } from './effect.ts';
import { readFigures, readFilter } from './figures.ts';
import { isMap } from './parameters.ts';
import { seenIn } from './scope.ts';

/**
 * `activate: {to, that?, without?, controlled?}`: a turn for each hero that is named, and one for each squad. A card that is chosen
 * (`{of-card: CHOICE}`) takes one turn. Of a squad those figures act that `that: FILTER` passes; of more than its unit the
 * player picks. `controlled`: a figure of somebody else is controlled for that turn.
 */
export const readActivation: EffectReader = (p) => {
  const to = p.any('to');
  const byCard = isMap(to) && to['of-card'] !== undefined;
  const only = isMap(to) && to['that'] !== undefined;
  const who = readFigures(p, 'to');
  const that = p.has('that') ? readFilter(p.under('that')) : undefined;
  const controlled = p.flag('controlled');
  const without = withoutPhase[p.oneOf('without', ['none', 'move', 'attack'], 'none')];
  return does((run, scope) => {
    const { game } = run;
    const figures = who(scope).filter((figure) => game.isAlive(figure));
    const done = new Set<number>();
    for (const figure of figures) {
      const card = game.cardOf(figure);
      const alone = !byCard && game.definitionOfCard(card).figures === 1;
      if (!alone && done.has(card)) continue;
      done.add(card);
      const seen = that && seenIn(scope, that);
      const passing = seen && game.figuresOf(card).filter((one) => passes(game, seen, scope.self, one));
      if (passing?.length === 0) continue;
      const acting = alone
        ? [figure]
        : (passing ?? (only ? figures.filter((one) => game.cardOf(one) === card) : []));
      const seat = game.seatOf(scope.source);
      const isTaken = controlled && game.controller(figure) !== seat;
      if (isTaken && !takeControl(run, figure, seat, 'game', 1)) continue;
      grant(run, 'activation', figure, { among: bits(game, acting), without });
      if (isTaken) releaseControl(run, figure);
    }
  });
};

/** The places of figures on their card, as bits. */
function bits(game: Game, figures: readonly Figure[]): number {
  let mask = 0;
  for (const figure of figures) mask |= 1 << game.figuresOf(game.cardOf(figure)).indexOf(figure);
  return mask;
}
