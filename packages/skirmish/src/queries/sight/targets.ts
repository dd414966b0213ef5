import type { Refusal } from '@scapewright/kernel';
import {
  boundByEngagement,
  hasClearSight,
  insideCounts,
  mayTarget,
  neededRange,
  rangeNumber,
  spacesApart,
} from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { SpecialAttack } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { adjacent, distanceBetween, engagements } from '../adjacency.ts';
import { placeCount } from '../inside.ts';
import { sightOf } from './sight.ts';

/** An attack as its targets are looked for. */
export interface PlannedAttack {
  readonly attacker: Figure;
  /** Undefined for a normal attack. */
  readonly special?: SpecialAttack | undefined;
  /** Range of an attack that is neither (a stimulus, a granted attack); undefined: as printed. */
  readonly range?: number | undefined;
}

/** Range of the attack: printed and changed for a normal attack, also against one `target` alone; fixed for a special one (SS-RNG-002, SS-RNG-009). */
export function rangeOf(game: Game, attack: PlannedAttack, target?: Figure): number | null {
  if (attack.special) return attack.special.range;
  if (attack.range !== undefined) return attack.range;
  const { range } = game.definition(attack.attacker);
  if (range === null) return null;
  const { attacker } = attack;
  const args = target === undefined ? { figure: attacker } : { figure: attacker, attacker, defender: target };
  return game.value(rangeNumber, range, args);
}

/** Why a figure may not be attacked now, without the reasons behind it; undefined if it may (C1: SS-CMB-002 to SS-CMB-007, HS-ATK-002). */
export function firstRefusal(
  game: Game,
  attack: PlannedAttack,
  target: Figure,
  candidates = attack.special?.candidates?.(game, attack.attacker),
): Refusal | undefined {
  const { attacker, special } = attack;
  if (attacker === target) return { reason: 'target.itself' };
  if (!game.isAlive(target)) return { reason: 'target.defeated' };
  if (!game.isOnBattlefield(target))
    return game.refusalOf(insideCounts, { figure: target }) ?? { reason: 'target.off-battlefield' };
  const range = rangeOf(game, attack, target);
  if (range === null) return { reason: 'target.no-attack' };
  if (special && isBare(game, target)) return { reason: 'target.bare-object' };
  if (candidates) return candidates.includes(target) ? undefined : { reason: 'target.not-eligible' };
  if (special?.targets?.(game, attacker, target) === false) return { reason: 'target.not-eligible' };
  const next = adjacent(game, attacker, target);
  const bound = special?.unbound ? undefined : engagementRefusal(game, attacker, target, next);
  if (bound) return bound;
  const refusal =
    game.hooks.isAsked(mayTarget) &&
    game.refusalOf(mayTarget, { figure: attacker, other: target, special: special ? 1 : 0 });
  if (refusal) return refusal;
  if (next) return undefined;
  const distance = distanceBetween(game, attacker, target);
  if (distance < 0 || distance > range) return { reason: tooFarReason(distance, range) };
  if (range <= 1) return { reason: 'target.range-one' };
  const short = shortRange(game, attacker, target, range);
  if (short) return short;
  if (special?.blind || sightOf(game, attacker, target) > 0) return undefined;
  return game.refusalOf(hasClearSight, { figure: attacker, other: target }) ?? { reason: 'target.no-sight' };
}

/** Is it an object that special attacks do not choose: no figure, since nobody can be inside? */
function isBare(game: Game, target: Figure): boolean {
  const { specialTargets } = game.parameters;
  return specialTargets === 'objects-with-places' && game.isObject(target) && placeCount(game, target) === 0;
}

/** Why a figure is out of reach: there is no way to it along the battlefield, or it is too many spaces away. */
export function tooFarReason(distance: number, range: number): string {
  if (distance < 0) return 'target.other-battlefield';
  return range <= 1 ? 'target.not-beside' : 'target.out-of-range';
}

/** A figure that asks for more range of those who are not adjacent to it: the refusal names what makes it do so. */
export function shortRange(game: Game, attacker: Figure, target: Figure, range: number): Refusal | undefined {
  if (game.hooks.modifiesOf(neededRange).length === 0) return undefined;
  let reason = 'target.needs-range';
  const needed = game.value(neededRange, 0, { figure: target, other: attacker }, (part) => {
    if (part.applied && part.source !== undefined) reason = part.reason;
  });
  return range < needed ? { reason } : undefined;
}

/** While engaged, only adjacent figures (SuperScape), or only those it is engaged with (HeroScape), may be attacked. */
export function engagementRefusal(
  game: Game,
  attacker: Figure,
  target: Figure,
  next: boolean,
): Refusal | undefined {
  if (game.isObject(attacker)) return undefined;
  const foes = engagements(game, attacker);
  if (foes.length === 0 || !game.ask(boundByEngagement, true, { figure: attacker })) return undefined;
  if (game.parameters.engagedTargets === 'engaged')
    return foes.includes(target) ? undefined : engagedWithOthers(game, attacker, target);
  return next ? undefined : { reason: 'target.engaged' };
}

/** It is none of those that the attacker is engaged with; a friend is told so as well. */
function engagedWithOthers(game: Game, attacker: Figure, target: Figure): Refusal {
  const reason = 'target.engaged-with-others';
  return game.isAlly(attacker, target) ? { reason, also: ['attack.friend'] } : { reason };
}

/** All legal targets of an attack now. */
export function legalTargets(game: Game, attack: PlannedAttack): readonly Figure[] {
  const { attacker, special, range } = attack;
  if (special !== undefined || range !== undefined) return findTargets(game, attack);
  return game.positions.targets(attacker, findTargets);
}

/** Has the normal attack of a figure a legal target? The first that is found is enough. */
export function hasTarget(game: Game, attacker: Figure): boolean {
  return game.positions.firstTarget(attacker, findFirstTarget) >= 0;
}

/** Which of some figures are legal targets of an attack now, by place in their list: for who asks about few of them. */
export function areTargets(
  game: Game,
  attack: PlannedAttack,
  figures: readonly Figure[],
): readonly boolean[] {
  const reach = cannotAttack(game, attack) ? undefined : farthestTarget(game, attack);
  const candidates = attack.special?.candidates?.(game, attack.attacker);
  return figures.map((figure) => reach !== undefined && isTarget(game, attack, figure, reach, candidates));
}

function findTargets(game: Game, attack: PlannedAttack): number[] {
  return targetsUpTo(game, attack, game.figureCount);
}

function findFirstTarget(game: Game, attack: PlannedAttack): Figure {
  return targetsUpTo(game, attack, 1)[0] ?? -1;
}

/** The first legal targets, as many as are wanted. */
function targetsUpTo(game: Game, attack: PlannedAttack, most: number): number[] {
  const list: number[] = [];
  if (cannotAttack(game, attack)) return list;
  const reach = farthestTarget(game, attack);
  const candidates = attack.special?.candidates?.(game, attack.attacker);
  for (let target = 0; target < game.figureCount && list.length < most; target++)
    if (isTarget(game, attack, target, reach, candidates)) list.push(target);
  return list;
}

/** Is it a normal attack of a figure that has none? */
function cannotAttack(game: Game, { attacker, special, range }: PlannedAttack): boolean {
  return !special && range === undefined && game.definition(attacker).attack === null;
}

/** Is the figure a legal target, at most `reach` spaces away? */
function isTarget(
  game: Game,
  attack: PlannedAttack,
  target: Figure,
  reach: number,
  candidates: readonly Figure[] | undefined,
): boolean {
  const { attacker } = attack;
  return (
    target !== attacker &&
    game.isAlive(target) &&
    distanceBetween(game, attacker, target) <= reach &&
    firstRefusal(game, attack, target, candidates) === undefined
  );
}

/** No figure farther away than this can be a target: it is neither adjacent nor in range. */
function farthestTarget(game: Game, attack: PlannedAttack): number {
  const asks = game.hooks.isAsked(spacesApart);
  if (attack.special?.candidates || asks || isRangeChanged(game, attack)) return Infinity;
  return Math.max(1, rangeOf(game, attack) ?? 0);
}

/** May the range be another against some targets? */
function isRangeChanged(game: Game, { special, range }: PlannedAttack): boolean {
  return !special && range === undefined && game.hooks.modifiesOf(rangeNumber).length > 0;
}
