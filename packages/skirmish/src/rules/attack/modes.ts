import type { Figure } from '../../model/numbers.ts';
import { attackTable } from '../../model/tables.ts';
import { legalTargets } from '../../queries/sight/targets.ts';
import type { AttackMode, SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { specialOf, spentRefusal } from './attack-rows.ts';
import type { CombatVars } from './defenders.ts';

/**
 * The modes that the next attack of a row may take: what is left of its dice allows them, and somebody is in their range,
 * or the `aim` is.
 */
export function openModes(game: Game, row: number, aim?: Figure): readonly AttackMode[] {
  const special = specialOf(game, game.readAttack('source', row));
  const attacker = game.readAttack('attacker', row);
  const spent = game.readAttack('spent', row);
  const { modes = [], pool } = special ?? {};
  return modes.filter((mode, at) => {
    if (pool === undefined && (spent >> at) % 2 === 1) return false;
    if (typeof pool === 'number' && spent + mode.attack > pool) return false;
    const targets = legalTargets(game, { attacker, special: special && { ...special, ...mode } });
    return targets.some(
      (target) => (aim === undefined || target === aim) && spentRefusal(game, row, target) === undefined,
    );
  });
}

/** Ahead of C1: an attack with several modes reaches as far as the widest that is left. */
export function widenRange(run: SkirmishRun, { attack: row }: CombatVars): void {
  const ranges = openModes(run.game, row).map(({ range }) => range);
  if (ranges.length > 0) run.write(attackTable.range, row, Math.max(...ranges));
}

/** C1: of an attack with several modes that reach its target the player takes one. */
export function chooseMode(run: SkirmishRun, vars: CombatVars): void {
  const { game } = run;
  const row = vars.attack;
  const source = game.facts.sources[run.read(attackTable.source, row)];
  const special = specialOf(game, run.read(attackTable.source, row));
  if (!special?.modes || !source) return;
  const open = openModes(game, row, vars.target);
  if (open.length === 0) return;
  const attack = run.pickOrTake({
    seat: vars.seat,
    asks: source.id,
    shape: 'number',
    domain: 'number',
    options: open.map((mode) => mode.attack),
    source: source.key,
    defaultReply: (open.at(-1) as AttackMode).attack,
  });
  const mode = open.find((one) => one.attack === attack) as AttackMode;
  const spent = run.read(attackTable.spent, row);
  run.write(attackTable.number, row, mode.attack);
  run.write(attackTable.range, row, mode.range);
  const taken = typeof special.pool === 'number' ? mode.attack : 1 << special.modes.indexOf(mode);
  run.write(attackTable.spent, row, special.pool === 'without-end' ? 0 : spent + taken);
}
