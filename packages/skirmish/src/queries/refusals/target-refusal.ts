import type { Refusal } from '@scapewright/kernel';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import { distanceBetween } from '../adjacency.ts';
import { firstRefusal, type PlannedAttack, rangeOf, tooFarReason } from '../sight/targets.ts';
import { whyApart } from './why-apart.ts';

/**
 * Why a figure may not be attacked now, undefined if it may (C1: SS-CMB-002 to SS-CMB-007, HS-ATK-002), with what stands behind
 * it: what counts for the range, and what keeps two figures from being adjacent.
 */
export function targetRefusal(game: Game, attack: PlannedAttack, target: Figure): Refusal | undefined {
  const refusal = firstRefusal(game, attack, target);
  if (refusal === undefined) return undefined;
  const also = reasonsBehind(game, attack, target, refusal.reason);
  return also === undefined ? refusal : { ...refusal, also };
}

function reasonsBehind(
  game: Game,
  attack: PlannedAttack,
  target: Figure,
  reason: string,
): readonly string[] | undefined {
  const { attacker } = attack;
  const range = rangeOf(game, attack);
  if (range === null) return undefined;
  if (reason === 'target.not-eligible') return plainReasons(game, { attacker, range }, target);
  if (reason === 'target.range-one') return [whyApart(game, attacker, target)];
  const distance = distanceBetween(game, attacker, target);
  return reason === tooFarReason(distance, range) ? reasonsOfRange(game, attack, range, distance) : undefined;
}

/** Why an attack of this range could not choose the target even without rules of its own. */
function plainReasons(game: Game, attack: PlannedAttack, target: Figure): readonly string[] {
  const refusal = targetRefusal(game, attack, target);
  return refusal ? [refusal.reason, ...(refusal.also ?? [])] : [];
}

function reasonsOfRange(
  game: Game,
  { attacker, special, range: given }: PlannedAttack,
  range: number,
  distance: number,
): readonly string[] {
  const isChanged = !special && given === undefined && range !== game.definition(attacker).range;
  return [
    distance < 0 ? 'range.no-way' : 'range.counted',
    ...(special ? ['attack.declared-special'] : []),
    ...(isChanged ? ['target.range-changed'] : []),
  ];
}
