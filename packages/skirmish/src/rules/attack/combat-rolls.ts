import { attackDice, blocksResult, defenseDice, hitsResult } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { attackTable } from '../../model/tables.ts';
import { attackNumber, defenseNumber } from '../../queries/attack-numbers.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { notedNumber } from '../basics/noted-number.ts';
import { rollCombatDice } from '../dice/dice.ts';
import { noteAttackDice, noteAttackRoll, noteDefenseDice, noteDefenseRoll } from './attack-notes.ts';
import { specialOf } from './attack-rows.ts';
import type { CombatVars } from './defenders.ts';

/** C4: all dice together; every skull is a hit (SS-CMB-020). */
export function rollAttack(run: SkirmishRun, vars: CombatVars): void {
  const { game } = run;
  const row = vars.attack;
  const attacker = run.read(attackTable.attacker, row);
  const target = run.read(attackTable.target, row);
  const normal = run.read(attackTable.special, row) === 0;
  const count = normal
    ? notedNumber(run, attackDice, attacker, (sink) => attackNumber(game, attacker, target, sink, row))
    : specialNumber(game, row, attacker, target);
  run.write(attackTable.attackDice, row, count);
  if (run.isLogged) noteAttackDice(run, attacker, target, count, normal);
  const { skulls, shields, blanks } = rollCombatDice(run, {
    seat: game.controller(attacker),
    figure: attacker,
    role: 'attack',
    count,
    attack: row,
  });
  run.write(attackTable.skulls, row, skulls);
  run.write(attackTable.blanks, row, blanks);
  const hits = notedNumber(run, hitsResult, attacker, (sink) =>
    game.value(hitsResult, skulls, { figure: attacker, attacker, defender: target, attack: row }, sink),
  );
  run.write(attackTable.hits, row, hits);
  if (run.isLogged) noteAttackRoll(run, attacker, { dice: count, skulls, shields, hits });
}

/** The dice of a special attack: its number, and what its own text adds (SS-ATK-016, SS-CMB-018). */
function specialNumber(game: Game, row: number, attacker: Figure, target: Figure): number {
  const special = specialOf(game, game.readAttack('source', row));
  return Math.max(0, game.readAttack('number', row) + (special?.more?.(game, attacker, target, row) ?? 0));
}

/** C8: always rolled, also against no hit (SS-CMB-030); every shield is a block. */
export function rollDefense(run: SkirmishRun, vars: CombatVars): void {
  const { game } = run;
  const row = vars.attack;
  const attacker = run.read(attackTable.attacker, row);
  const defender = vars.defender;
  const special = run.read(attackTable.special, row);
  const count = notedNumber(run, defenseDice, defender, (sink) =>
    defenseNumber(game, attacker, defender, special, sink, row),
  );
  run.write(attackTable.defenseDice, row, count);
  const seat = rollerFor(game, defender, attacker);
  const hits = run.read(attackTable.hits, row);
  if (run.isLogged) noteDefenseDice(run, defender, attacker, { dice: count, special, hits, seat });
  const { skulls, shields } = rollCombatDice(run, {
    seat,
    figure: defender,
    role: 'defense',
    count,
    attack: row,
  });
  const blocks = notedNumber(run, blocksResult, defender, (sink) =>
    game.value(blocksResult, shields, { figure: defender, attacker, defender, attack: row }, sink),
  );
  run.write(attackTable.blocks, row, blocks);
  if (run.isLogged) noteDefenseRoll(run, defender, { dice: count, skulls, shields, blocks });
}

/** Who rolls for a defender: its controller, its owner, or the next player after the attacker (SS-DO-012). */
function rollerFor(game: Game, defender: Figure, attacker: Figure): number {
  const seat = game.controller(defender);
  if (seat >= 0) return seat;
  const owner = game.ownerOfCard(game.cardOf(defender));
  if (owner >= 0) return owner;
  const order = game.seatOrder();
  return order[(order.indexOf(game.controller(attacker)) + 1) % order.length] ?? 0;
}
