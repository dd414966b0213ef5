import type { Decision, Reply } from '@scapewright/kernel';
import { type Game, readRoute } from '@scapewright/skirmish/author';
import type { Question } from './question.ts';

/** A reply in the words in which a player would type it. */
export function replyWords(game: Game, decision: Decision, { options }: Question, reply: Reply): string {
  const labelOf = (value: number): string => {
    for (let index = 0; index < decision.count; index++)
      if (decision.valueAt(index) === value) return options[index]?.label ?? String(value);
    return String(value);
  };
  if (decision.shape === 'path' && typeof reply !== 'number') {
    const { spaces, end } = readRoute(reply);
    const names = (list: readonly number[]): string => list.map((space) => game.field.names[space]).join(' ');
    return spaces.length === 0 ? 'stay' : `${names(end)}, by ${names(spaces)}`;
  }
  return typeof reply === 'number' ? labelOf(reply) : reply.map(labelOf).join(', ');
}
