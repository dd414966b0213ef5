import { type Decision, type Reply, replyFault } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';

/**
 * The only reply that a decision takes, so that nobody need be asked; undefined where there are several, declining among them.
 * Dice are always read, and a way is a choice unless the figure can only stay.
 */
export function forcedReply(game: Game, decision: Decision): Reply | undefined {
  const reply = onlyReply(game, decision);
  return reply !== undefined && replyFault(decision, reply) === undefined ? reply : undefined;
}

function onlyReply(game: Game, decision: Decision): Reply | undefined {
  const { shape, count, least, most, choice } = decision;
  if (count === 0 || shape === 'chance' || (count > 1 && shape !== 'pick')) return undefined;
  const only = decision.valueAt(0);
  switch (shape) {
    case 'number':
      return only;
    case 'allot':
      return Array.from({ length: most }, () => only);
    case 'path': {
      const figure = game.valueOf('figure', choice.subject ?? '') ?? -1;
      if (figure < 0 || !game.isPlaced(figure)) return undefined;
      const ends = choice.partsOf?.(only) ?? [only];
      const stands = game.spacesOf(figure);
      const stays = ends.length === stands.length && ends.every((space) => stands.includes(space));
      return stays ? (choice.wayTo?.(only) ?? [only]) : undefined;
    }
    case 'pick':
      if (least < count) return undefined;
      return most === 1 ? only : Array.from({ length: count }, (_, at) => decision.valueAt(at));
  }
}
