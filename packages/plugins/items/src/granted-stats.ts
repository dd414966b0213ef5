import type { Hook, ModifyHook } from '@scapewright/kernel';
import {
  attackDice,
  defenseDice,
  type Figure,
  forbid,
  type Game,
  mayChangeSpecial,
  modify,
  moveNumber,
  rangeNumber,
  tokenPlan,
  trigger,
} from '@scapewright/skirmish/author';
import { carriedItems } from './carrying.ts';

/** What a figure's items give to one of its statistics. */
export function grantedTo(game: Game, figure: Figure, stat: string): number {
  return carriedItems(game, figure).reduce((sum, token) => {
    const grants = tokenPlan(game, token).data['grants'] as Readonly<Record<string, number>> | undefined;
    return sum + (grants?.[stat] ?? 0);
  }, 0);
}

/** Hooks by which what a figure carries changes the numbers of its normal attacks and moves and of its defense. */
export function grantedStats(reason: string): ModifyHook[] {
  const values = { attack: attackDice, defense: defenseDice, move: moveNumber, range: rangeNumber } as const;
  return Object.entries(values).map(([stat, value]) =>
    modify<{ readonly figure: Figure }>(value, {
      how: 'add',
      reason,
      by: (game, { figure }) => grantedTo(game, figure, stat) || undefined,
    }),
  );
}

/** Tells that special attacks and special moves are left as they are, whatever the figure carries. */
export function specialLeftAlone(reason: string): Hook[] {
  const dice = trigger('C4', {
    commutes: true,
    when: (game, { attack, attacker }) =>
      game.readAttack('special', attack) === 1 && grantedTo(game, attacker, 'attack') !== 0,
    run: (run, { attacker }) => run.note(reason, { figure: attacker }),
  });
  const range = forbid(mayChangeSpecial, {
    reason,
    when: (game, { figure, move }) => grantedTo(game, figure, move === 1 ? 'move' : 'range') > 0,
  });
  return [dice, range];
}
