import type { SetupProblem } from '@scapewright/kernel/check';
import type { GameSetup } from '@scapewright/skirmish/author';
import { tokenMessages } from './token-messages.ts';

/**
 * Hazards and resources whose card is missing (`card: null` among their data, SS-HAZ-002), or whose rank is not 1, 2
 * or 3 (SS-HAZ-003).
 */
export function wrongCards({ tokens = [] }: GameSetup): readonly SetupProblem[] {
  return tokens.flatMap(({ name, kind, content, data, drawn }): SetupProblem[] => {
    const { rank, card } = data;
    if ((kind !== 'hazard' && kind !== 'resource') || drawn) return [];
    const where = { part: `tokens/${name}`, place: kind };
    if (card === null)
      return [
        {
          ...where,
          reason: tokenMessages.noCard,
          message: `${name} is the ${kind} ${content}, which has no card`,
          fix: `say what ${content} is, or take a ${kind} that has a card`,
        },
      ];
    if (rank === 1 || rank === 2 || rank === 3) return [];
    return [
      {
        ...where,
        reason: tokenMessages.card,
        message: rank === undefined ? `${name} is of no rank` : `${name} is of rank ${rank}`,
        fix: 'give its card a rank from 1 to 3',
      },
    ];
  });
}
