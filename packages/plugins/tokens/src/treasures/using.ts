import type { Hook, HookSource } from '@scapewright/kernel';
import {
  type ArgsAt,
  addEffect,
  adjacent,
  type Duration,
  type Figure,
  type Game,
  type Message,
  removeToken,
  type SkirmishRun,
  trigger,
  type WindowArgs,
} from '@scapewright/skirmish/author';
import { treasuresOf } from './treasure-tokens.ts';

/** The moments of a figure's card, rather than of a figure. */
const momentsOfCards = ['2.activated', '4', '6', 'E.order-marker-revealed'] as const;

/** The moments at which treasures are used. */
export type TreasureMoment = (typeof momentsOfCards)[number] | '3C' | 'C3' | 'C7';

/**
 * A temporary treasure at a moment of its carrier: it may be used once, and is then out of the game (HS-TREAS-008). `said` is
 * noted of the carrier; where it speaks of somebody else, it is left out and `work` notes it.
 */
export function usedOnce<Moment extends TreasureMoment>(
  said: Message<'figure'> | undefined,
  id: string,
  at: Moment,
  work: (run: SkirmishRun, figure: Figure, source: HookSource) => void,
  canUse: (game: Game, figure: Figure, args: ArgsAt<Moment>) => boolean = () => true,
): Hook {
  const carrierOf = (game: Game, args: ArgsAt<Moment>): number => {
    const { card, figure }: WindowArgs = args;
    const figures = momentsOfCards.some((one) => one === at) ? game.figuresOf(card) : [figure];
    return (
      figures.find(
        (one) => game.isPlaced(one) && treasuresOf(game, one, id).length > 0 && canUse(game, one, args),
      ) ?? -1
    );
  };
  return trigger(at, {
    optional: true,
    seat: (game, args) => game.controller(carrierOf(game, args)),
    when: (game, args) => carrierOf(game, args) >= 0,
    run: (run, args, source) => {
      const figure = carrierOf(run.game, args);
      if (said) run.note(said, { figure });
      useUp(run, id, figure);
      work(run, figure, source);
    },
  });
}

/** Takes one copy of a treasure that a figure carries out of the game. */
export function useUp(run: SkirmishRun, id: string, figure: Figure): void {
  removeToken(run, treasuresOf(run.game, figure, id)[0] as number);
}

/**
 * A temporary treasure that may be used once before its carrier rolls for a normal attack on somebody next to it: an effect of
 * the treasure's kind is then on its carrier for a time.
 */
export function usedBesideOnce(said: Message<'figure'>, id: string, until: Duration): Hook {
  return usedOnce(
    said,
    id,
    'C3',
    (run, figure) => void addEffect(run, { kind: id, figure, until }),
    (game, _figure, { attack, attacker, defender }) =>
      isNormal(game, attack) && defender >= 0 && adjacent(game, attacker, defender),
  );
}

/** Is the attack of a row a normal one? */
export function isNormal(game: Game, attack: number): boolean {
  return attack >= 0 && game.readAttack('special', attack) === 0;
}
