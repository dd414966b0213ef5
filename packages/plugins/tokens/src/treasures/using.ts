import type { Hook } from '@scapewright/kernel';
import {
  type Card,
  type Figure,
  type Game,
  type Message,
  removeToken,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';
import { treasuresOf } from './treasure-tokens.ts';

/** Whose window it is. */
interface Moment {
  readonly card: Card;
  readonly figure: Figure;
}

/** A temporary treasure at a moment of its carrier: it may be used once, and is then out of the game (HS-TREAS-008). */
export function usedOnce(
  said: Message<'figure'>,
  id: string,
  at: '3C' | 'C7' | 'E.order-marker-revealed',
  work: (run: SkirmishRun, figure: Figure) => void,
  canUse: (game: Game, figure: Figure) => boolean = () => true,
): Hook {
  const carrierOf = (game: Game, { card, figure }: Moment): number => {
    const figures = at === 'E.order-marker-revealed' ? game.figuresOf(card) : [figure];
    return (
      figures.find(
        (one) => game.isPlaced(one) && treasuresOf(game, one, id).length > 0 && canUse(game, one),
      ) ?? -1
    );
  };
  return trigger(at, {
    optional: true,
    seat: (game, args) => game.controller(carrierOf(game, args)),
    when: (game, args) => carrierOf(game, args) >= 0,
    run: (run, args) => {
      const figure = carrierOf(run.game, args);
      run.note(said, { figure });
      removeToken(run, treasuresOf(run.game, figure, id)[0] as number);
      work(run, figure);
    },
  });
}
