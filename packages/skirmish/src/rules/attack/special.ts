import type { HookSource } from '@scapewright/kernel';
import type { Figure } from '../../model/numbers.ts';
import { legalTargets } from '../../queries/sight/targets.ts';
import type { SkirmishRun, SkirmishSource } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { procedures } from '../../state/procedures.ts';

/**
 * Makes the attacks of a special attack: 5D to 5I with numbers that nothing changes (SS-ATK-012): those that its source
 * states, or `numbers` where they depend on what is used for it.
 */
export function makeSpecialAttack(
  run: SkirmishRun,
  source: HookSource,
  figure: Figure,
  numbers?: { readonly range: number; readonly attack: number },
): void {
  run.call(procedures.attacks, {
    figure,
    seat: run.game.controller(figure),
    source: (source as SkirmishSource).place,
    ...(numbers ? { range: numbers.range, number: numbers.attack } : {}),
  });
}

/** Has the special attack of a source anybody to attack? */
export function canAttackSpecially(game: Game, source: HookSource, figure: Figure): boolean {
  const { specialAttack } = source as SkirmishSource;
  if (!specialAttack) return false;
  if (specialAttack.untargeted) return (specialAttack.affects?.(game, figure, figure).length ?? 0) > 0;
  return legalTargets(game, { attacker: figure, special: specialAttack }).length > 0;
}

/** Is the attack in a row one of the special attacks of a source? */
export function isAttackOf(game: Game, attack: number, source: HookSource): boolean {
  return game.readAttack('source', attack) === (source as SkirmishSource).place;
}
