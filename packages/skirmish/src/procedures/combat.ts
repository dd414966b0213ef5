import type { ProcedurePlan, Vars } from '@scapewright/kernel';
import { adjacent } from '../adjacency.ts';
import {
  attackDice,
  blocksResult,
  defenseDice,
  heightAdvantage,
  hitsResult,
  isObstructed,
} from '../declarations.ts';
import type { Game } from '../game.ts';
import { sightOf } from '../sight.ts';
import { attackedTable, attackTable, figureTable } from '../tables.ts';
import { targetRefusal } from '../targets.ts';
import type { SkirmishRun } from '../unit.ts';
import { rollCombatDice } from '../verbs/dice.ts';
import { notedNumber } from '../verbs/parts.ts';
import { ofAttacker, ofDefender } from './args.ts';
import {
  noteAttackHeight,
  noteAttackRoll,
  noteDefenseHeight,
  noteDefenseRoll,
  noteRoller,
  noteTarget,
} from './attack-notes.ts';
import { attackedRow, attackTargets, specialOf } from './attack-phase.ts';

/**
 * `combat`: C1 to C11 of one attack (SS-CMB-001, HS-CMB-002). `result` 1: it was made; 0: it was lost; 2: the player
 * made no further attack.
 */
export const combatProcedure: ProcedurePlan<Game> = {
  name: 'combat',
  steps: [
    { do: () => ({ result: 0, ready: 0 }) },
    {
      while: (_game, vars) => vars['ready'] === 0,
      steps: [
        { do: (run: SkirmishRun, vars) => chooseTarget(run, vars) },
        { leave: (_game, vars) => vars['result'] === 2 || vars['target'] === -1 },
        { at: 'C1', args: ofAttacker, body: (run: SkirmishRun, vars) => declareTarget(run, vars) },
        { do: () => ({ place: 0 }) },
        {
          while: (game, vars) => defenderAt(game, vars, vars['place'] as number) >= 0,
          steps: [
            {
              do: (run: SkirmishRun, vars) => ({
                defender: defenderAt(run.game, vars, vars['place'] as number),
              }),
            },
            { at: 'C2', args: ofDefender },
            { do: (_run: SkirmishRun, vars) => ({ place: (vars['place'] as number) + 1 }) },
          ],
        },
        {
          if: (game, vars) => isLost(game, vars),
          steps: [{ do: (run: SkirmishRun, vars) => loseTarget(run, vars) }],
          else: [
            { at: 'C3', args: ofAttacker },
            {
              if: (game, vars) => isLost(game, vars) || isGone(game, vars),
              steps: [{ do: (run: SkirmishRun, vars) => loseTarget(run, vars) }],
              else: [{ do: () => ({ ready: 1 }) }],
            },
          ],
        },
        { leave: (game, vars) => vars['ready'] === 0 && (losesAttack(game, vars) || nobodyLeft(game, vars)) },
      ],
    },
    { at: 'C4', args: ofAttacker, body: (run: SkirmishRun, vars) => rollAttack(run, vars) },
    { at: 'C5', args: ofAttacker, body: (run: SkirmishRun, vars) => orderDefenders(run, vars) },
    { do: () => ({ place: 0 }) },
    {
      while: (game, vars) => defenderAt(game, vars, vars['place'] as number) >= 0,
      steps: [
        { do: (run: SkirmishRun, vars) => nextDefender(run, vars) },
        {
          if: (game, vars) => game.isAlive(vars['defender'] as number),
          steps: [
            { at: 'C6', args: ofDefender },
            { at: 'C7', args: ofDefender },
            { at: 'C8', args: ofDefender, body: (run: SkirmishRun, vars) => rollDefense(run, vars) },
            { at: 'C9', args: ofDefender },
            { at: 'C10', args: ofDefender, body: (run: SkirmishRun, vars) => placeWounds(run, vars) },
            { at: 'C11', args: ofDefender, body: (run: SkirmishRun, vars) => compareLife(run, vars) },
          ],
        },
      ],
    },
    {
      do: (run: SkirmishRun, vars) => {
        const row = vars['attack'] as number;
        run.write(attackTable.count, row, run.read(attackTable.count, row) + 1);
        const figure = run.read(attackTable.attacker, row);
        if (!run.game.isAlive(figure)) run.note('attack.attacker-gone', { figure });
        return { result: 1 };
      },
    },
  ],
};

/** C1: the target, in range, by the rules of engagement and sight (SS-CMB-002). The player may stop making attacks. */
function chooseTarget(run: SkirmishRun, vars: Readonly<Vars>): Vars {
  const { game } = run;
  const row = vars['attack'] as number;
  const attacker = run.read(attackTable.attacker, row);
  const special = specialOf(game, run.read(attackTable.source, row));
  const targets = attackTargets(game, row);
  if (targets.length === 0) {
    run.note('attack.lost', { figure: attacker });
    return { target: -1, defenders: 0 };
  }
  let target = vars['given'] ?? -1;
  if (target < 0) {
    if (special?.untargeted) target = attacker;
    else {
      target = run.pick({
        seat: vars['seat'] as number,
        asks: 'target',
        domain: 'figure',
        options: targets,
        extras: ['none'],
        subject: game.keyOf('figure', attacker),
        source: 'target.choose',
        whyNot: (other) => targetRefusal(game, { attacker, special }, other),
        otherwise: targets[0] as number,
      });
      if (target < 0) return { result: 2, target: -1 };
    }
  }
  run.write(attackTable.target, row, target);
  return { target };
}

/** C1 passes only where an attack is made: who chooses no target declares nothing. */
function declareTarget(run: SkirmishRun, vars: Readonly<Vars>): Vars {
  const { game } = run;
  const row = vars['attack'] as number;
  const target = vars['target'] as number;
  const attacker = run.read(attackTable.attacker, row);
  const special = specialOf(game, run.read(attackTable.source, row));
  run.write(attackTable.lost, row, 0);
  const affected = special?.affects ? special.affects(game, attacker, target) : [target];
  affected.forEach((figure, at) => {
    run.write(attackedTable.attacked, attackedRow(game, row, figure), at + 1);
  });
  for (let figure = 0; figure < game.figureCount; figure++) {
    const at = attackedRow(game, row, figure);
    if (!affected.includes(figure) && run.read(attackedTable.attacked, at) > 0)
      run.write(attackedTable.attacked, at, -1);
  }
  noteTarget(run, row, target, affected.length);
  if (run.read(attackTable.count, row) > 0) run.note('attack.further', { figure: attacker, target });
  return { defenders: affected.length };
}

/** The defender in a place of the order: places are numbered from 1 in {@link attackedTable}. */
function defenderAt(game: Game, vars: Vars, place: number): number {
  const row = vars['attack'] as number;
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.state.read(attackedTable.attacked, attackedRow(game, row, figure)) === place + 1) return figure;
  return -1;
}

function isLost(game: Game, vars: Vars): boolean {
  const row = vars['attack'] as number;
  return game.readAttack('lost', row) === 1 && defenderAt(game, vars, 0) === -1;
}

/** Is the declared target no longer a legal one (E.target-lost, ruling TI-05)? */
function isGone(game: Game, vars: Vars): boolean {
  const row = vars['attack'] as number;
  const target = game.readAttack('target', row);
  const attacker = game.readAttack('attacker', row);
  const special = specialOf(game, game.readAttack('source', row));
  if (special?.untargeted || special?.affects) return defenderAt(game, vars, 0) === -1;
  if (!game.isAlive(attacker)) return true;
  const stated =
    special ??
    (game.readAttack('special', row) === 1
      ? { range: game.readAttack('range', row), attack: game.readAttack('number', row) }
      : undefined);
  return targetRefusal(game, { attacker, special: stated }, target) !== undefined;
}

/** The target is lost before the dice: back to C1 for another with the same attack (SS-CMB-010). */
function loseTarget(run: SkirmishRun, vars: Readonly<Vars>): Vars {
  const row = vars['attack'] as number;
  const target = run.read(attackTable.target, row);
  run.note('target.lost', { figure: run.read(attackTable.attacker, row), target });
  if (run.game.isAlive(target)) run.write(attackedTable.escaped, attackedRow(run.game, row, target), 1);
  for (let figure = 0; figure < run.game.figureCount; figure++) {
    const at = attackedRow(run.game, row, figure);
    if (run.read(attackedTable.attacked, at) > 0) run.write(attackedTable.attacked, at, 0);
  }
  run.event('E.target-lost', {
    seat: vars['seat'] as number,
    card: run.game.cardOf(run.read(attackTable.attacker, row)),
    figure: run.read(attackTable.attacker, row),
  });
  return { given: -1 };
}

/** A figure escapes the attack that targets it: it cannot be attacked by this attack (C2). For abilities. */
export function escapeAttack(run: SkirmishRun, attack: number, figure: number): void {
  const at = attackedRow(run.game, attack, figure);
  run.write(attackedTable.escaped, at, 1);
  run.write(attackedTable.attacked, at, 0);
  if (run.read(attackTable.target, attack) === figure) run.write(attackTable.lost, attack, 1);
  run.note('attack.escaped', { figure });
}

/** Ruling TI-05: is an attack lost with its target, or may the attacker choose another? Some abilities say so themselves. */
function losesAttack(game: Game, vars: Vars): boolean {
  if (game.ruling('TI-05') === 'lost') return true;
  const row = vars['attack'] as number;
  const special = specialOf(game, game.readAttack('source', row));
  return special?.spentWithTarget === true && !game.isAlive(game.readAttack('target', row));
}

function nobodyLeft(game: Game, vars: Vars): boolean {
  const row = vars['attack'] as number;
  return !game.isAlive(game.readAttack('attacker', row)) || attackTargets(game, row).length === 0;
}

/** The number of attack dice of a normal attack against a target: printed, height, and everything else (SS-CMB-017). */
export function attackNumber(
  game: Game,
  attacker: number,
  target: number,
  sink?: Parameters<Game['value']>[3],
): number {
  const printed = game.definition(attacker).attack ?? 0;
  const height = heightDice(game, attacker, target);
  sink?.({ how: 'add', amount: height, reason: 'height.attack', source: undefined, applied: height > 0 });
  return game.value(
    attackDice,
    printed + height,
    { figure: attacker, attacker, defender: target, special: 0 },
    sink,
  );
}

/** The number of defense dice against an attacker: printed, height, obstruction, and everything else (SS-CMB-031). */
export function defenseNumber(
  game: Game,
  attacker: number,
  defender: number,
  special = 0,
  sink?: Parameters<Game['value']>[3],
): number {
  const printed = game.definition(defender).defense ?? 0;
  const height = defenseHeight(game, attacker, defender, special);
  const obstruction = obstructionDice(game, attacker, defender);
  sink?.({ how: 'add', amount: height, reason: 'height.defense', source: undefined, applied: height > 0 });
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
    { figure: defender, attacker, defender, special },
    sink,
  );
}

/** Extra dice of a figure over another for the difference of their base levels (SS-HGT-001, HS-HGT-001). */
export function heightDice(game: Game, figure: number, other: number): number {
  const difference = game.levelOf(placeOf(game, figure)) - game.levelOf(placeOf(game, other));
  const over = Number(game.ask(heightAdvantage, Math.sign(difference), { figure, other }));
  if (over <= 0) return 0;
  return game.parameters.heightDice(Math.max(1, difference));
}

/** Height dice of a defender: in a special attack too, unless a ruling takes them away (SS-HGT-005, HS-HGT-004). */
export function defenseHeight(game: Game, attacker: number, defender: number, special: number): number {
  if (special === 1 && game.ruling('heightDefenseAgainstSpecialAttacks') === false) return 0;
  return heightDice(game, defender, attacker);
}

function placeOf(game: Game, figure: number): number {
  const inside = game.state.read(figureTable.inside, figure);
  return inside >= 0 ? inside : figure;
}

/** One die where the attacker sees the defender only in part (SS-SIGHT-013); between adjacent figures by ruling (SS-SIGHT-019). */
export function obstructionDice(game: Game, attacker: number, defender: number): number {
  if (!game.parameters.obstruction) return 0;
  if (adjacent(game, attacker, defender) && game.ruling('adjacentTargetsObstructed') !== true) return 0;
  const seen = sightOf(game, attacker, defender);
  return game.ask(isObstructed, seen === 1, { figure: attacker, other: defender }) === true ? 1 : 0;
}

/** C4: all dice together; every skull is a hit (SS-CMB-020). */
function rollAttack(run: SkirmishRun, vars: Readonly<Vars>): void {
  const { game } = run;
  const row = vars['attack'] as number;
  const attacker = run.read(attackTable.attacker, row);
  const target = run.read(attackTable.target, row);
  const normal = run.read(attackTable.special, row) === 0;
  const count = normal
    ? notedNumber(run, attackDice, attacker, (sink) => attackNumber(game, attacker, target, sink))
    : specialNumber(game, row, attacker, target);
  run.write(attackTable.attackDice, row, count);
  const higher = heightDice(game, attacker, target);
  const base = normal ? (game.definition(attacker).attack ?? 0) : count;
  const parts = { base, height: normal ? higher : 0 };
  run.note(normal ? 'attack.dice' : 'attack.dice-special', {
    figure: attacker,
    target,
    dice: count,
    ...parts,
  });
  if (normal) noteAttackHeight(run, attacker, target, higher);
  else if (higher > 0) run.note('height.none-special', { figure: attacker, target });
  const { skulls } = rollCombatDice(run, {
    seat: game.controller(attacker),
    figure: attacker,
    role: 'attack',
    count,
    attack: row,
  });
  run.write(attackTable.skulls, row, skulls);
  const hits = notedNumber(run, hitsResult, attacker, (sink) =>
    game.value(hitsResult, skulls, { figure: attacker, attacker, defender: target, attack: row }, sink),
  );
  run.write(attackTable.hits, row, hits);
  noteAttackRoll(run, attacker, { dice: count, skulls, hits });
}

/** The dice of a special attack: its number, and what its own text adds (SS-ATK-016, SS-CMB-018). */
function specialNumber(game: Game, row: number, attacker: number, target: number): number {
  const special = specialOf(game, game.readAttack('source', row));
  return Math.max(0, game.readAttack('number', row) + (special?.more?.(game, attacker, target) ?? 0));
}

/** C5: several defenders go in the order of the attack; where it is open, the attacker decides (SS-CMB-026, SS-CMB-027). */
function orderDefenders(run: SkirmishRun, vars: Readonly<Vars>): void {
  const { game } = run;
  const row = vars['attack'] as number;
  const special = specialOf(game, run.read(attackTable.source, row));
  if (!special?.attackerOrders) return;
  const remaining: number[] = [];
  for (let place = 0; defenderAt(game, vars, place) >= 0; place++)
    remaining.push(defenderAt(game, vars, place));
  const isFirst = !special.untargeted && game.parameters.targetDefendsFirst !== false;
  const first = isFirst ? remaining.splice(0, 1) : [];
  const order = [...first];
  while (remaining.length > 1) {
    const next = run.pick({
      seat: vars['seat'] as number,
      asks: 'order',
      domain: 'figure',
      options: [...remaining],
      source: 'attack.order',
      otherwise: remaining[0] as number,
    });
    order.push(next);
    remaining.splice(remaining.indexOf(next), 1);
    run.note('attack.ordered', { figure: next });
  }
  [...order, ...remaining].forEach((figure, at) => {
    run.write(attackedTable.attacked, attackedRow(game, row, figure), at + 1);
  });
}

function nextDefender(run: SkirmishRun, vars: Readonly<Vars>): Vars {
  const defender = defenderAt(run.game, vars, vars['place'] as number);
  run.write(attackTable.defender, vars['attack'] as number, defender);
  return { defender, place: (vars['place'] as number) + 1 };
}

/** C8: always rolled, also against no hit (SS-CMB-030); every shield is a block. */
function rollDefense(run: SkirmishRun, vars: Readonly<Vars>): void {
  const { game } = run;
  const row = vars['attack'] as number;
  const attacker = run.read(attackTable.attacker, row);
  const defender = vars['defender'] as number;
  const special = run.read(attackTable.special, row);
  const count = notedNumber(run, defenseDice, defender, (sink) =>
    defenseNumber(game, attacker, defender, special, sink),
  );
  run.write(attackTable.defenseDice, row, count);
  const height = defenseHeight(game, attacker, defender, special);
  const obstruction = obstructionDice(game, attacker, defender);
  const base = game.definition(defender).defense ?? 0;
  run.note('defense.dice', { figure: defender, dice: count, base, height, obstruction });
  if (run.read(attackTable.hits, row) === 0) run.note('defense.against-nothing', { figure: defender });
  noteDefenseHeight(run, defender, attacker, height, special);
  if (obstruction > 0) run.note('obstruction.die', { figure: defender, other: attacker });
  const seat = rollerFor(game, defender, attacker);
  noteRoller(run, game, defender, seat);
  const { shields } = rollCombatDice(run, { seat, figure: defender, role: 'defense', count, attack: row });
  const blocks = notedNumber(run, blocksResult, defender, (sink) =>
    game.value(blocksResult, shields, { figure: defender, attacker, defender, attack: row }, sink),
  );
  run.write(attackTable.blocks, row, blocks);
  noteDefenseRoll(run, defender, { dice: count, shields, blocks });
}

/** Who rolls for a defender: its controller, its owner, or the next player after the attacker (SS-DO-012). */
function rollerFor(game: Game, defender: number, attacker: number): number {
  const seat = game.controller(defender);
  if (seat >= 0) return seat;
  const owner = game.ownerOfCard(game.cardOf(defender));
  if (owner >= 0) return owner;
  const order = game.seatOrder();
  return order[(order.indexOf(game.controller(attacker)) + 1) % order.length] ?? 0;
}

/** C10: a wound for each hit that was not blocked (SS-CMB-037). */
function placeWounds(run: SkirmishRun, vars: Readonly<Vars>): Vars {
  const row = vars['attack'] as number;
  const defender = vars['defender'] as number;
  const amount = Math.max(0, run.read(attackTable.hits, row) - run.read(attackTable.blocks, row));
  if (amount === 0) {
    run.write(attackTable.wounds, row, 0);
    run.note('attack.fails', { figure: defender });
    return { received: 0 };
  }
  run.note('attack.succeeds', { figure: defender, wounds: amount });
  const made = run.call('receive', {
    figure: defender,
    amount,
    kinds: run.read(attackTable.kinds, row),
    by: run.read(attackTable.attacker, row),
    attack: row,
  });
  run.write(attackTable.wounds, row, made['result'] ?? 0);
  return { received: made['result'] ?? 0 };
}

/** C11: triggers came first; now wounds are compared with life (SS-CMB-039). */
function compareLife(run: SkirmishRun, vars: Readonly<Vars>): void {
  if ((vars['received'] ?? 0) > 0)
    run.call('life', {
      figure: vars['defender'] as number,
      by: run.read(attackTable.attacker, vars['attack'] as number),
    });
}
