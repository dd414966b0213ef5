import type { ModifyHook, ValueDeclaration } from '@scapewright/kernel';
import {
  attackDice,
  defenseDice,
  type Figure,
  type FigureArgs,
  type Game,
  modify,
  moveNumber,
  rangeNumber,
  tokenPlan,
  tokensUnder,
} from '@scapewright/skirmish/author';

/** What tokens of these kinds under the figure's base give to one of its statistics. */
export function grantedBy(game: Game, figure: Figure, kinds: readonly string[], stat: string): number {
  let sum = 0;
  for (const kind of kinds)
    for (const token of tokensUnder(game, figure, kind)) {
      const grants = tokenPlan(game, token).data['grants'] as Readonly<Record<string, number>> | undefined;
      sum += grants?.[stat] ?? 0;
    }
  return sum;
}

const stats: readonly (readonly [string, ValueDeclaration<FigureArgs>])[] = [
  ['attack', attackDice],
  ['defense', defenseDice],
  ['move', moveNumber],
  ['range', rangeNumber],
];

/** Hooks by which face-up tokens of these kinds change the numbers of who stands on them. */
export function grantedStats(kinds: readonly string[], reason: string): ModifyHook[] {
  return stats.map(([stat, value]) =>
    modify(value, {
      how: 'add',
      reason,
      by: (game, { figure }) => grantedBy(game, figure, kinds, stat) || undefined,
    }),
  );
}
