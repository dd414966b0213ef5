import type { SetupProblem } from '@scapewright/kernel';
import type { GameSetup } from '@scapewright/skirmish';

/** Hazards and resources whose cards state a rank other than 1, 2 or 3 (SS-HAZ-003). */
export function wrongCards({ tokens = [] }: GameSetup): readonly SetupProblem[] {
  return tokens.flatMap(({ name, kind, data }): SetupProblem[] => {
    const { rank } = data;
    const isCard = kind === 'hazard' || kind === 'resource';
    if (!isCard || rank === undefined || rank === 1 || rank === 2 || rank === 3) return [];
    return [
      {
        part: `tokens/${name}`,
        place: kind,
        reason: 'token.card',
        message: `${name} is of rank ${rank}`,
        cure: 'give its card a rank from 1 to 3',
      },
    ];
  });
}
