import {
  attackNumber,
  attackTable,
  defenseNumber,
  type Figure,
  type Game,
  type SpecialAttack,
} from '@scapewright/skirmish/author';
import { worthOfAttack } from '../odds/worth.ts';

/** Points that a normal attack takes from a target now, to be expected: less than none for a friend. */
export function gainOf(game: Game, attacker: Figure, target: Figure): number {
  const attack = attackNumber(game, attacker, target);
  const defense = defenseNumber(game, attacker, target);
  return signOf(game, attacker, target) * worthOfAttack(game, target, attack, defense);
}

/** Points that one attack of a special attack takes from everybody whom it affects. */
export function gainOfSpecial(game: Game, attacker: Figure, target: Figure, special: SpecialAttack): number {
  const affected = special.affects?.(game, attacker, target) ?? [target];
  // Before the attack is open it has no row in which it could look what more it has.
  const row = specialNow(game) === special ? game.attack : -1;
  let sum = 0;
  for (const figure of affected) {
    const dice = special.attack + (row < 0 ? 0 : (special.more?.(game, attacker, figure, row) ?? 0));
    const defense = defenseNumber(game, attacker, figure, 1);
    sum += signOf(game, attacker, figure) * worthOfAttack(game, figure, dice, defense);
  }
  return sum;
}

/** The special attack that is being made, if one is. */
export function specialNow(game: Game): SpecialAttack | undefined {
  const row = game.attack;
  if (row < 0) return undefined;
  const place = game.state.read(attackTable.source, row);
  return place < 0 ? undefined : game.facts.sources[place]?.specialAttack;
}

/** The target with the best expected gain, and that gain; of nobody where only friends could be attacked. */
export function bestTarget(
  game: Game,
  attacker: Figure,
  targets: ArrayLike<number>,
  special: SpecialAttack | undefined,
): { readonly target: Figure; readonly gain: number } {
  let best = -1;
  let most = 0;
  for (let index = 0; index < targets.length; index++) {
    const target = targets[index] as number;
    const gain = special ? gainOfSpecial(game, attacker, target, special) : gainOf(game, attacker, target);
    const isBetter = gain > most || (best < 0 && gain >= 0 && game.isEnemy(attacker, target));
    if (isBetter) [best, most] = [target, gain];
  }
  return { target: best, gain: most };
}

/** Enemies count for, friends against; what nobody controls counts a little, since it may stand in the way. */
function signOf(game: Game, attacker: Figure, target: Figure): number {
  if (game.isEnemy(attacker, target)) return 1;
  return game.controller(target) < 0 ? 0 : -1;
}
