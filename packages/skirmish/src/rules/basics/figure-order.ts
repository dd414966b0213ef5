import type { Hook, Seat } from '@scapewright/kernel';
import type { Figure } from '../../model/numbers.ts';
import { trigger } from '../../state/content/hook-kinds.ts';
import type { SkirmishRun, TerrainUnit } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';

/** Events after wounds and dice: where nobody listens to any, the order of several rolls cannot matter. */
const consequences = [
  'E.dice-rolled',
  'E.damage-dice-rolled',
  'E.wounds-received',
  'E.figure-defeated',
  'E.card-inactive',
];

/** The figures that stand on a terrain with any part of their base; one inside an object stands on nothing (SS-TERR-020). */
export function figuresOn(game: Game, terrain: string): Figure[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isPlaced(figure) && game.standsOn(figure, terrain)) list.push(figure);
  return list;
}

/** Could it matter which of several figures rolls damage dice first? */
export function orderOfRollsMatters(run: SkirmishRun): boolean {
  return consequences.some((step) => run.game.hooks.listens(step));
}

/**
 * Does something to several figures, one after another: players in turn order, each choosing among the own figures
 * where the order can matter; what nobody controls comes last, by the first player (SS-TERR-021, SS-SKY-021).
 */
export function inPlayerOrder(
  run: SkirmishRun,
  figures: readonly Figure[],
  reason: string,
  matters: boolean,
  act: (figure: Figure) => void,
): void {
  const { game } = run;
  const seats = game.seatOrder();
  const left = [...figures];
  for (const seat of [...seats, -1])
    for (let own = ofSeat(run, left, seat); own.length > 0; own = ofSeat(run, left, seat)) {
      const figure = run.pickOrTake({
        seat: seat >= 0 ? seat : (seats[0] ?? 0),
        asks: 'order',
        domain: 'figure',
        options: matters ? own : own.slice(0, 1),
        source: reason,
        defaultReply: own[0] as number,
      });
      left.splice(left.indexOf(figure), 1);
      if (game.isAlive(figure)) act(figure);
    }
}

/**
 * What a terrain does at the end of the round, as hooks: one in the place of each of so many players, for the own figures,
 * and a last one for what nobody controls (SS-TERR-021, SS-ROUND-022).
 */
export function endOfRoundHooks({ id, endsRound }: TerrainUnit, seats: number): readonly Hook[] {
  if (!endsRound) return [];
  return Array.from({ length: seats + 1 }, (_, at) => {
    const seat = at < seats ? at : -1;
    const standing = (game: Game): number[] =>
      figuresOn(game, id).filter((figure) => game.controller(figure) === seat);
    return trigger('R6', {
      ...(seat >= 0 ? { seat: () => seat } : { group: 1 }),
      when: (game) => standing(game).length > 0,
      run: (run) => {
        const matters = orderOfRollsMatters(run);
        inPlayerOrder(run, standing(run.game), 'round.ends', matters, (figure) => endsRound(run, figure));
      },
    });
  });
}

function ofSeat(run: SkirmishRun, figures: readonly Figure[], seat: Seat): number[] {
  return figures.filter((figure) => run.game.controller(figure) === seat);
}
