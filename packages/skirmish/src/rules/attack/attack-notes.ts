import type { Seat } from '@scapewright/kernel';
import { heightAdvantage, rangeNumber, seesAnyway, spacesApart } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { attackTable } from '../../model/tables.ts';
import { adjacent, distanceBetween, isEngaged, placesOf } from '../../queries/adjacency.ts';
import { defenseHeight, heightDice, heightReason, obstructionDice } from '../../queries/attack-numbers.ts';
import { sightBetweenZones, zoneOf } from '../../queries/sight/sight-lines.ts';
import { bestTargetPoint } from '../../queries/sight/target-points.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { buildingsOf } from '../../state/ground/buildings.ts';
import type { RollResult } from '../../state/procedure-args.ts';
import { notedNumber } from '../basics/noted-number.ts';

/** An attack is declared: at whom, and by which rule the target could be chosen. */
export function noteTarget(run: SkirmishRun, row: number, target: Figure, affected: number): void {
  const { game } = run;
  const figure = run.read(attackTable.attacker, row);
  const special = run.read(attackTable.special, row) === 1;
  if (special)
    run.note('attack.declared-special', {
      ...{ figure, target, affected },
      ability: run.read(attackTable.source, row),
    });
  else run.note('attack.declared', { figure, target, affected });
  if (affected > 1) run.note('attack.many', { figure, affected });
  if (figure === target) return;
  if (adjacent(game, figure, target)) run.note('attack.adjacent', { figure, target });
  else {
    const printed = special ? null : game.definition(figure).range;
    if (printed !== null)
      notedNumber(run, rangeNumber, figure, (sink) => game.value(rangeNumber, printed, { figure }, sink));
    run.note('attack.aimed', { figure, target, range: run.read(attackTable.range, row) });
    if (distanceBetween(game, figure, target) <= 1) run.note('attack.near', { figure, target });
    notePassage(run, figure, target);
  }
  if (isEngaged(game, figure)) run.note('attack.bound', { figure, target });
  if (game.isAlly(figure, target)) run.note('attack.friend', { figure, target });
  if (game.controller(target) < 0) run.note('attack.neutral', { figure, target });
}

/** What joins the two past walls and floors: sight and range by a rule of its own (SS-STAIR-009, SS-STAIR-011). */
function notePassage(run: SkirmishRun, figure: Figure, target: Figure): void {
  const { game } = run;
  const seen = game.reasonFor(seesAnyway, true, { figure, other: target });
  if (seen) run.note(seen, { figure, target });
  else {
    noteTargetPoint(run, figure, target);
    const buildings = buildingsOf(game.facts);
    if (buildings.around(game.space(figure)) !== buildings.around(game.space(target)))
      run.note('sight.out-of-building', { figure, target });
  }
  if (game.hooks.answersTo(spacesApart).length === 0) return;
  const spaces = distanceBetween(game, figure, target);
  for (const from of placesOf(game, figure, target))
    for (const to of placesOf(game, target, figure)) {
      const counted = game.reasonFor(spacesApart, spaces, { from, to });
      if (counted) run.note(counted, { figure, target, spaces });
    }
}

/** The attacker aims from a target point that shows it more than its own zone does (SS-SIGHT-009). */
function noteTargetPoint(run: SkirmishRun, figure: Figure, target: Figure): void {
  const { game } = run;
  const best = bestTargetPoint(game, figure, target);
  if (best === undefined) return;
  const own = sightBetweenZones(game, zoneOf(game, figure, target), zoneOf(game, target, figure), [
    figure,
    target,
  ]);
  if (best.sight > own)
    run.note('attack.target-point', { figure, target, space: best.point.at[0] as number });
}

/** The dice of an attack, and what height gives: dice to a normal attack, none to a special one (SS-HGT-004, HS-HGT-003). */
export function noteAttackDice(
  run: SkirmishRun,
  figure: Figure,
  target: Figure,
  dice: number,
  normal: boolean,
): void {
  const { game } = run;
  const higher = heightDice(game, figure, target);
  const base = normal ? (game.definition(figure).attack ?? 0) : dice;
  const height = normal ? higher : 0;
  run.note(normal ? 'attack.dice' : 'attack.dice-special', { figure, target, dice, base, height });
  if (higher <= 0) return;
  if (normal)
    run.note(heightReason(game, 'attack', figure, target, higher), {
      figure,
      target,
      other: target,
      dice: higher,
    });
  else run.note('height.none-special', { figure, target });
}

/** The dice of a defender, and what height and obstruction give; `seat` rolls, `hits` are to be blocked. */
export function noteDefenseDice(
  run: SkirmishRun,
  figure: Figure,
  other: Figure,
  {
    dice,
    special,
    hits,
    seat,
  }: { readonly dice: number; readonly special: number; readonly hits: number; readonly seat: Seat },
): void {
  const { game } = run;
  const { defense } = game.definition(figure);
  const height = defense === null ? 0 : defenseHeight(game, other, figure, special);
  const obstruction = defense === null ? 0 : obstructionDice(game, other, figure);
  run.note('defense.dice', { figure, dice, base: defense ?? 0, height, obstruction });
  if (defense === null) run.note('defense.no-number', { figure });
  if (hits === 0) run.note('defense.against-nothing', { figure });
  if (height > 0) noteDefenseHeight(run, { figure, other, dice: height }, special);
  if (defense !== null && height < heightDice(game, figure, other, 1))
    run.note('height.none-defense', { figure, other });
  if (obstruction > 0) run.note('obstruction.die', { figure, other });
  if (game.controller(figure) < 0) run.note('defense.rolled-by', { figure, seat });
}

/** Height advantage of a defender. */
function noteDefenseHeight(
  run: SkirmishRun,
  data: { readonly figure: Figure; readonly other: Figure; readonly dice: number },
  special: number,
): void {
  const { figure, other, dice } = data;
  const given = run.game.reasonFor(heightAdvantage, 1, { figure, other });
  if (given || special !== 1) run.note(heightReason(run.game, 'defense', figure, other, dice), data);
  if (special === 1) run.note('height.defense-special', data);
}

/** An attack roll: faces, hits, and what abilities made of them. */
export function noteAttackRoll(
  run: SkirmishRun,
  figure: Figure,
  rolled: Pick<RollResult, 'skulls' | 'shields'> & { readonly dice: number; readonly hits: number },
): void {
  if (rolled.dice === 0) run.note('attack.no-dice', { figure });
  run.note('attack.rolled', { figure, ...rolled });
  if (rolled.hits !== rolled.skulls) run.note('attack.hits-changed', { figure, ...rolled });
}

/** A defense roll: faces, blocks, and what abilities made of them. */
export function noteDefenseRoll(
  run: SkirmishRun,
  figure: Figure,
  rolled: Pick<RollResult, 'skulls' | 'shields'> & { readonly dice: number; readonly blocks: number },
): void {
  if (rolled.dice === 0) run.note('defense.no-dice', { figure });
  run.note('defense.rolled', { figure, ...rolled });
  if (rolled.blocks !== rolled.shields) run.note('defense.blocks-changed', { figure, ...rolled });
}
