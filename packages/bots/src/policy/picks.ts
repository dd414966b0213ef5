import type { Decision, Reply } from '@scapewright/kernel';
import { type Game, matchTable } from '@scapewright/skirmish/author';
import type { Chance } from '../bot.ts';
import { worthLeft } from '../odds/worth.ts';
import { PlaceJudge } from './place-judge.ts';
import type { Temper } from './temper.ts';

/** A space for a figure: the best for an own one, the worst for an enemy. At the setup any that lies high. */
export function spaceReply(decision: Decision, game: Game, chance: Chance, temper: Temper): Reply {
  const { options, subject, partsOf } = decision.choice;
  const figure = game.valueOf('figure', subject ?? '') ?? -1;
  const judge =
    figure >= 0 && game.state.read(matchTable.round, 0) > 0
      ? new PlaceJudge(game, figure, temper)
      : undefined;
  if (!judge?.hasFoes || options.length === 0) return decision.valueAt(chance.below(decision.count));
  const sign = game.teamOf(game.controller(figure)) === game.teamOf(decision.seat) ? 1 : -1;
  let best = options[0] as number;
  let most = -Infinity;
  for (let index = 0; index < options.length; index++) {
    const space = options[index] as number;
    const score = sign * judge.glance(partsOf?.(space) ?? [space]) + chance.below(3) * 0.01;
    if (score > most) [best, most] = [space, score];
  }
  return best;
}

/** A figure for an ability: the enemy that is worth most, or else the friend. */
export function figureReply(decision: Decision, game: Game, chance: Chance): Reply {
  const { options } = decision.choice;
  let best = -1;
  let most = -Infinity;
  for (let index = 0; index < options.length; index++) {
    const figure = options[index] as number;
    const isFriend = game.teamOf(game.controller(figure)) === game.teamOf(decision.seat);
    const score = worthLeft(game, figure) + (isFriend ? 0 : 10_000) + chance.below(3);
    if (score > most) [best, most] = [figure, score];
  }
  return best >= 0 ? best : decision.valueAt(chance.below(decision.count));
}
