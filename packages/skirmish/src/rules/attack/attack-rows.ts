import type { Refusal } from '@scapewright/kernel';
import { mayTargetAgain } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { attackedTable, attackTable, matchTable, stackDepth } from '../../model/tables.ts';
import { legalTargets } from '../../queries/sight/targets.ts';
import type { SkirmishRun, SkirmishSource, SpecialAttack } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { expire } from '../effects/expiry.ts';

/** Ends what lasts for a single attack: what was given for one while none went on ends before the next. */
export function expireAttack(run: SkirmishRun): void {
  expire(run, 'attack', run.read(matchTable.attackDepth, 0));
}

/** Closes the row of attacks, with what lasts for an attack. */
export function closeAttack(run: SkirmishRun, row: number): void {
  expireAttack(run);
  run.write(matchTable.attackDepth, 0, row);
}

/** Opens a row for the attacks of one action and returns its number. With a `range` and `number` of its own it is special. */
export function openAttack(
  run: SkirmishRun,
  figure: Figure,
  source: number,
  range?: number,
  number?: number,
): number {
  const row = run.read(matchTable.attackDepth, 0);
  if (row === 0) expireAttack(run);
  run.write(matchTable.attackDepth, 0, row + 1);
  const { column } = attackTable;
  for (const name of ['target', 'defender', 'attackDice', 'defenseDice'] as const)
    run.write(column[name], row, -1);
  for (const name of [
    'skulls',
    'hits',
    'blocks',
    'wounds',
    'count',
    'lost',
    'done',
    'spent',
    'blanks',
  ] as const)
    run.write(column[name], row, 0);
  const special = specialOf(run.game, source);
  const definition = run.game.definition(figure);
  run.write(column.attacker, row, figure);
  run.write(column.special, row, special || range !== undefined ? 1 : 0);
  run.write(column.source, row, source);
  run.write(column.range, row, range ?? special?.range ?? definition.range ?? 0);
  run.write(column.number, row, number ?? special?.attack ?? definition.attack ?? 0);
  run.write(column.kinds, row, run.game.kindBits(special?.kinds ?? []));
  for (let other = 0; other < run.game.figureCount; other++) {
    const at = attackedRow(run.game, row, other);
    if (run.read(attackedTable.attacked, at) !== 0) run.write(attackedTable.attacked, at, 0);
    if (run.read(attackedTable.escaped, at) !== 0) run.write(attackedTable.escaped, at, 0);
    if (run.read(attackedTable.near, at) !== 0) run.write(attackedTable.near, at, 0);
  }
  return row;
}

/** Who has escaped one attack may be the target of the next (C2). */
export function forgetEscapes(run: SkirmishRun, attack: number): void {
  for (let figure = 0; figure < run.game.figureCount; figure++) {
    const row = attackedRow(run.game, attack, figure);
    if (run.read(attackedTable.escaped, row) !== 0) run.write(attackedTable.escaped, row, 0);
  }
}

/** The row of {@link attackedTable} for an attack row and a figure. */
export function attackedRow(game: Game, attack: number, figure: Figure): number {
  return (attack % stackDepth) * game.figureCount + figure;
}

/** The special attack of a hook source, undefined for a normal attack. */
export function specialOf(game: Game, source: number): SkirmishSource['specialAttack'] {
  return source < 0 ? undefined : game.facts.sources[source]?.specialAttack;
}

/** The special attack in a row, with the numbers that it was opened with; undefined for a normal one. */
export function statedAttack(game: Game, row: number): SpecialAttack | undefined {
  if (game.readAttack('special', row) === 0) return undefined;
  const special = specialOf(game, game.readAttack('source', row));
  const isChain = special?.further === 'chain' && game.readAttack('count', row) > 0;
  return {
    ...special,
    range: game.readAttack('range', row),
    attack: game.readAttack('number', row),
    ...(isChain ? { candidates: () => nearbyOf(game, row) } : {}),
  };
}

/** Who was next to the defender when the last attack of a row began, and is there still. */
function nearbyOf(game: Game, row: number): readonly number[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isPlaced(figure) && game.state.read(attackedTable.near, attackedRow(game, row, figure)) === 1)
      list.push(figure);
  return list;
}

/** The legal targets of the next attack of a row: special attacks may not allow a figure twice; who escaped is out. */
export function attackTargets(game: Game, row: number): number[] {
  const attacker = game.readAttack('attacker', row);
  const special = statedAttack(game, row);
  if (special?.untargeted) {
    const reached = special.affects?.(game, attacker, attacker) ?? [];
    return reached.some((figure) => spentRefusal(game, row, figure) === undefined) ? [attacker] : [];
  }
  return legalTargets(game, { attacker, special }).filter(
    (target) => spentRefusal(game, row, target) === undefined,
  );
}

/** Why the next attack of a row may not target a figure that it could reach: it escaped, or was attacked in this action. */
export function spentRefusal(game: Game, row: number, target: Figure): Refusal | undefined {
  const at = attackedRow(game, row, target);
  if (game.state.read(attackedTable.escaped, at) === 1) return { reason: 'target.escaped' };
  const source = game.readAttack('source', row);
  const isSame = specialOf(game, source)?.further === 'same' && game.readAttack('count', row) > 0;
  if (isSame && target !== game.readAttack('target', row))
    return { reason: 'target.not-eligible', source: game.facts.sources[source]?.key };
  if (game.state.read(attackedTable.attacked, at) === 0) return undefined;
  if (source < 0 && game.hooks.isAsked(mayTargetAgain))
    return game.refusalOf(mayTargetAgain, { figure: game.readAttack('attacker', row), other: target });
  if (specialOf(game, source)?.sameTwice !== false) return undefined;
  return { reason: 'target.attacked-before', source: game.facts.sources[source]?.key };
}
