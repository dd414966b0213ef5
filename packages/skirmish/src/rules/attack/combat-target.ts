import type { Figure } from '../../model/numbers.ts';
import { attackedTable, attackTable } from '../../model/tables.ts';
import { occupantsOf } from '../../queries/inside.ts';
import { targetRefusal } from '../../queries/refusals/target-refusal.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { combatResults } from '../../state/procedure-args.ts';
import { isSpared } from '../basics/spared.ts';
import { alsoAffected } from './also-affected.ts';
import { noteTarget } from './attack-notes.ts';
import { attackedRow, attackTargets, specialOf, spentRefusal, statedAttack } from './attack-rows.ts';
import { type CombatVars, defenderAt, defendersOf } from './defenders.ts';

/** C1: the target, in range, by the rules of engagement and sight (SS-CMB-002). The player may stop making attacks. */
export function chooseTarget(run: SkirmishRun, vars: CombatVars): Partial<CombatVars> {
  const { game } = run;
  const row = vars.attack;
  const attacker = run.read(attackTable.attacker, row);
  const special = statedAttack(game, row);
  const targets = attackTargets(game, row);
  if (targets.length === 0) {
    run.note('attack.lost', { figure: attacker });
    return { target: -1, defenders: 0 };
  }
  let target = vars.given ?? -1;
  if (target < 0) {
    if (special?.untargeted) {
      if (!goesOn(run, vars)) return { result: combatResults.stopped, target: -1 };
      target = attacker;
    } else {
      target = run.pick({
        seat: vars.seat,
        asks: 'target',
        domain: 'figure',
        options: targets,
        extras: mustAttack(game, vars) ? [] : ['none'],
        subject: game.keyOf('figure', attacker),
        source: 'target.choose',
        whyNot: (other) =>
          targetRefusal(game, { attacker, special }, other) ?? spentRefusal(game, row, other),
        defaultReply: targets[0] as number,
      });
      if (target < 0) return { result: combatResults.stopped, target: -1 };
    }
  }
  run.write(attackTable.target, row, target);
  return { target };
}

/** May the player not leave the attack: somebody must make it, or it must go on once it has begun? */
function mustAttack(game: Game, { attack: row, must }: CombatVars): boolean {
  const special = specialOf(game, game.readAttack('source', row));
  return must === 1 || (special?.mustGoOn === true && game.readAttack('count', row) > 0);
}

/** Is a further attack of an action made that has no target to name? The player may stop (SS-ATK-015). */
function goesOn(run: SkirmishRun, vars: CombatVars): boolean {
  const row = vars.attack;
  if (run.read(attackTable.count, row) === 0) return true;
  const attacker = run.read(attackTable.attacker, row);
  return run.may(vars.seat, 'attack-again', 'attack.next', run.game.keyOf('figure', attacker));
}

/** C1 passes only where an attack is made: who chooses no target declares nothing. */
export function declareTarget(run: SkirmishRun, vars: CombatVars): Partial<CombatVars> {
  const { game } = run;
  const row = vars.attack;
  const target = vars.target;
  const attacker = run.read(attackTable.attacker, row);
  const special = specialOf(game, run.read(attackTable.source, row));
  run.write(attackTable.lost, row, 0);
  run.write(attackTable.defender, row, -1);
  const isEscaped = (figure: Figure): boolean => hasEscaped(game, row, figure);
  const reached = special?.affects
    ? special.affects(game, attacker, target)
    : alsoAffected(run, vars, target);
  const affected = reached.filter((figure) => !isEscaped(figure));
  affected.forEach((figure, at) => {
    run.write(attackedTable.attacked, attackedRow(game, row, figure), at + 1);
  });
  for (let figure = 0; figure < game.figureCount; figure++) {
    const at = attackedRow(game, row, figure);
    if (!affected.includes(figure) && run.read(attackedTable.attacked, at) > 0)
      run.write(attackedTable.attacked, at, -1);
  }
  if (run.isLogged) noteTarget(run, row, target, affected.length);
  if (affected.length > 1 && reachesInside(game, target, affected))
    run.note('attack.reaches-inside', { figure: attacker, target });
  if (run.isLogged && special?.affects) noteSpared(run, attacker, affected);
  if (run.read(attackTable.count, row) > 0) run.note('attack.further', { figure: attacker, target });
  return { defenders: affected.length };
}

/** Has a figure escaped the attack of a row? */
export function hasEscaped(game: Game, row: number, figure: Figure): boolean {
  return game.state.read(attackedTable.escaped, attackedRow(game, row, figure)) === 1;
}

/** Does an attack on several affect somebody inside the target, or who shares its object (SS-COVER-014)? */
function reachesInside(game: Game, target: Figure, affected: readonly number[]): boolean {
  return affected.some((figure) => figure !== target && game.objectAround(figure) >= 0);
}

/** Of an attack on several, those inside an object that it hits are left out where they are next to nothing that is hit (SS-COVER-014). */
function noteSpared(run: SkirmishRun, attacker: Figure, affected: readonly number[]): void {
  const { game } = run;
  const isSpared = (figure: Figure): boolean => figure !== attacker && !affected.includes(figure);
  for (const object of affected)
    if (occupantsOf(game, object).some(isSpared)) run.note('attack.stays-outside', { figure: object });
}

export function isLost(game: Game, vars: CombatVars): boolean {
  const row = vars.attack;
  return game.readAttack('lost', row) === 1;
}

/** Is the declared target no longer a legal one (E.target-lost, ruling TI-05)? */
export function isGone(game: Game, vars: CombatVars): boolean {
  const row = vars.attack;
  const target = game.readAttack('target', row);
  const attacker = game.readAttack('attacker', row);
  const special = statedAttack(game, row);
  if (special?.untargeted || special?.affects) return defenderAt(game, vars, 0) === -1;
  if (!game.isAlive(attacker)) return true;
  return targetRefusal(game, { attacker, special }, target) !== undefined;
}

/** The target is lost before the dice: back to C1 for another with the same attack (SS-CMB-010). */
export function loseTarget(run: SkirmishRun, vars: CombatVars): Partial<CombatVars> {
  const row = vars.attack;
  const target = run.read(attackTable.target, row);
  run.note('target.lost', { figure: run.read(attackTable.attacker, row), target });
  if (run.game.isAlive(target)) run.write(attackedTable.escaped, attackedRow(run.game, row, target), 1);
  for (let figure = 0; figure < run.game.figureCount; figure++) {
    const at = attackedRow(run.game, row, figure);
    if (run.read(attackedTable.attacked, at) > 0) run.write(attackedTable.attacked, at, 0);
  }
  run.event('E.target-lost', {
    seat: vars.seat,
    card: run.game.cardOf(run.read(attackTable.attacker, row)),
    figure: run.read(attackTable.attacker, row),
  });
  return { given: -1 };
}

/**
 * A figure escapes the attack that targets it: it cannot be attacked by this attack (C2). For abilities. The attack is
 * lost with it if it is the target, unless others come before it: the last of a line only names the line (SS-ATK-021).
 * Who escapes once it is its turn to defend (C6) rolls no dice and receives no wounds.
 */
export function escapeAttack(run: SkirmishRun, attack: number, figure: Figure): void {
  if (isSpared(run, figure)) return;
  const at = attackedRow(run.game, attack, figure);
  const isFirst = defendersOf(run.game, attack)[0] === figure;
  run.write(attackedTable.escaped, at, 1);
  if (run.read(attackTable.defender, attack) === figure) {
    run.note('attack.escaped', { figure });
    return;
  }
  run.write(attackedTable.attacked, at, 0);
  if (isFirst && run.read(attackTable.target, attack) === figure) run.write(attackTable.lost, attack, 1);
  run.note('attack.escaped', { figure });
}

/** Ruling TI-05: is an attack lost with its target, or may the attacker choose another? Some abilities say so themselves. */
export function losesAttack(game: Game, vars: CombatVars): boolean {
  if (game.ruling('TI-05') === 'lost') return true;
  const row = vars.attack;
  const special = specialOf(game, game.readAttack('source', row));
  return special?.spentWithTarget === true && !game.isAlive(game.readAttack('target', row));
}

export function nobodyLeft(game: Game, vars: CombatVars): boolean {
  const row = vars.attack;
  return !game.isAlive(game.readAttack('attacker', row)) || attackTargets(game, row).length === 0;
}
