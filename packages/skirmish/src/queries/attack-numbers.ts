import type { ContributionSink } from '@scapewright/kernel';
import { attackDice, defenseDice, heightAdvantage } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import type { Game } from '../state/game.ts';
import { adjacent } from './adjacency.ts';
import { sightOf } from './sight/sight.ts';
import { bodyOf } from './sight/sight-lines.ts';

/** The number of attack dice of a normal attack against a target: printed, height, and everything else (SS-CMB-017). */
export function attackNumber(
  game: Game,
  attacker: Figure,
  target: Figure,
  sink?: ContributionSink,
  attack?: number,
): number {
  const printed = game.definition(attacker).attack ?? 0;
  const height = heightDice(game, attacker, target);
  if (sink) addHeight(sink, heightReason(game, 'attack', attacker, target, height), height);
  return game.value(
    attackDice,
    printed + height,
    { figure: attacker, attacker, defender: target, special: 0, ...(attack === undefined ? {} : { attack }) },
    sink,
  );
}

/** The number of defense dice against an attacker: printed, height, obstruction, and everything else (SS-CMB-031); none without a Defense Number (SS-CARD-016). */
export function defenseNumber(
  game: Game,
  attacker: Figure,
  defender: Figure,
  special = 0,
  sink?: ContributionSink,
  attack?: number,
): number {
  const printed = game.definition(defender).defense;
  if (printed === null) return 0;
  const height = defenseHeight(game, attacker, defender, special);
  const obstruction = obstructionDice(game, attacker, defender);
  if (sink) addHeight(sink, heightReason(game, 'defense', defender, attacker, height), height);
  sink?.({
    how: 'add',
    amount: obstruction,
    reason: 'obstruction.die',
    source: undefined,
    applied: obstruction > 0,
  });
  return game.value(
    defenseDice,
    printed + height + obstruction,
    { figure: defender, attacker, defender, special, ...(attack === undefined ? {} : { attack }) },
    sink,
  );
}

function addHeight(sink: ContributionSink, reason: string, amount: number): void {
  sink({ how: 'add', amount, reason, source: undefined, applied: amount > 0 });
}

/**
 * Extra dice of a figure over another for the difference of their base levels (SS-HGT-001, HS-HGT-001); none where one
 * has no base on the battlefield: an attacker that fell while its attack goes on (SS-CMB-043, HS-CMB-008); and none from one
 * battlefield to another (SS-SEPBF-010). `defends`: 1 where the figure defends against the other.
 */
export function heightDice(game: Game, figure: Figure, other: Figure, defends = 0): number {
  const [place, under] = [bodyOf(game, figure, other), bodyOf(game, other, figure)];
  if (!game.isPlaced(place) || !game.isPlaced(under)) return 0;
  const { region } = game.field;
  if (region[game.space(place)] !== region[game.space(under)]) return 0;
  const difference = game.levelOf(place) - game.levelOf(under);
  const over = game.ask(heightAdvantage, Math.sign(difference), { figure, other, defends });
  if (over <= 0) return 0;
  return game.parameters.heightDice(Math.max(1, difference));
}

/** Height dice of a defender: in a special attack too, unless a ruling takes them away (SS-HGT-005, HS-HGT-004). */
export function defenseHeight(game: Game, attacker: Figure, defender: Figure, special: number): number {
  if (special === 1 && game.ruling('heightDefenseAgainstSpecialAttacks') === false) return 0;
  return heightDice(game, defender, attacker, 1);
}

/** One die where the attacker sees the defender only in part (SS-SIGHT-013); between adjacent figures by ruling (SS-SIGHT-019). */
export function obstructionDice(game: Game, attacker: Figure, defender: Figure): number {
  if (!game.parameters.obstruction) return 0;
  if (adjacent(game, attacker, defender) && game.ruling('adjacentTargetsObstructed') !== true) return 0;
  return sightOf(game, attacker, defender) === 1 ? 1 : 0;
}

/** By which rule a figure has height advantage over another: that of its terrain, or the difference of levels, also of a rung's (SS-LADR-006). */
export function heightReason(
  game: Game,
  of: 'attack' | 'defense',
  figure: Figure,
  other: Figure,
  dice: number,
): string {
  const given = dice > 0 ? game.reasonFor(heightAdvantage, 1, { figure, other }) : undefined;
  if (given !== undefined) return given;
  if (dice === 1 && game.spacesOf(figure).some((space) => game.field.rung[space] === 1))
    return of === 'attack' ? 'height.attack-from-rung' : 'height.defense-from-rung';
  if (of === 'attack') return dice > 1 ? 'height.attack-great' : 'height.attack';
  return dice > 1 ? 'height.defense-great' : 'height.defense';
}
