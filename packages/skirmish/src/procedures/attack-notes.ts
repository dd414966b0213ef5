import { adjacent, distanceBetween, isEngaged, placesOf } from '../adjacency.ts';
import { heightAdvantage, rangeNumber, seesAnyway, spacesApart } from '../declarations.ts';
import type { Game } from '../game.ts';
import { sightBetweenZones, zoneOf } from '../sight-lines.ts';
import { attackTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { notedNumber } from '../verbs/parts.ts';

/** An attack is declared: at whom, and by which rule the target could be chosen. */
export function noteTarget(run: SkirmishRun, row: number, target: number, affected: number): void {
  if (!run.isLogged) return;
  const { game } = run;
  const figure = run.read(attackTable.attacker, row);
  const special = run.read(attackTable.special, row) === 1;
  run.note(special ? 'attack.declared-special' : 'attack.declared', { figure, target, affected });
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
function notePassage(run: SkirmishRun, figure: number, target: number): void {
  const { game } = run;
  const seen = game.reasonFor(seesAnyway, true, { figure, other: target });
  if (seen) run.note(seen, { figure, target });
  else noteTargetPoint(run, figure, target);
  if (game.hooks.answersTo(spacesApart).length === 0) return;
  const spaces = distanceBetween(game, figure, target);
  for (const from of placesOf(game, figure, target))
    for (const to of placesOf(game, target, figure)) {
      const counted = game.reasonFor(spacesApart, spaces, { from, to });
      if (counted) run.note(counted, { figure, target, spaces });
    }
}

/** The attacker aims from a target point that shows it more than its own zone does (SS-SIGHT-009). */
function noteTargetPoint(run: SkirmishRun, figure: number, target: number): void {
  const { game } = run;
  const best = game.facts.objects?.targetPoint(game, figure, target);
  if (best === undefined) return;
  const own = sightBetweenZones(game, zoneOf(game, figure, target), zoneOf(game, target, figure), [
    figure,
    target,
  ]);
  if (best.sight > own)
    run.note('attack.target-point', { figure, target, space: best.point.at[0] as number });
}

/** Height advantage of the attacker: dice in a normal attack, none in a special one (SS-HGT-004, HS-HGT-003). */
export function noteAttackHeight(run: SkirmishRun, figure: number, target: number, dice: number): void {
  if (dice > 0 && run.isLogged)
    run.note(heightReason(run.game, 'attack', figure, target, dice), { figure, target, other: target, dice });
}

/** By which rule a figure has height advantage over another: that of its terrain, or the difference of levels, also of a rung's (SS-LADR-006). */
export function heightReason(
  game: Game,
  of: 'attack' | 'defense',
  figure: number,
  other: number,
  dice: number,
): string {
  const given = dice > 0 ? game.reasonFor(heightAdvantage, 1, { figure, other }) : undefined;
  if (given !== undefined) return given;
  if (dice === 1 && game.spacesOf(figure).some((space) => game.field.rung[space] === 1))
    return of === 'attack' ? 'height.attack-from-rung' : 'height.defense-from-rung';
  if (of === 'attack') return dice > 1 ? 'height.attack-great' : 'height.attack';
  return dice > 1 ? 'height.defense-great' : 'height.defense';
}

/** Height advantage of a defender. */
export function noteDefenseHeight(
  run: SkirmishRun,
  defender: number,
  attacker: number,
  dice: number,
  special: number,
): void {
  if (dice <= 0 || !run.isLogged) return;
  const data = { figure: defender, other: attacker, dice };
  const given = run.game.reasonFor(heightAdvantage, 1, { figure: defender, other: attacker });
  if (given || special !== 1) run.note(heightReason(run.game, 'defense', defender, attacker, dice), data);
  if (special === 1) run.note('height.defense-special', data);
}

/** An attack roll: faces, hits, and what abilities made of them. */
export function noteAttackRoll(
  run: SkirmishRun,
  figure: number,
  rolled: { readonly dice: number; readonly skulls: number; readonly hits: number },
): void {
  if (rolled.dice === 0) run.note('attack.no-dice', { figure });
  run.note('attack.rolled', { figure, ...rolled });
  if (rolled.hits !== rolled.skulls) run.note('attack.hits-changed', { figure, ...rolled });
}

/** A defense roll: faces, blocks, and what abilities made of them. */
export function noteDefenseRoll(
  run: SkirmishRun,
  figure: number,
  rolled: { readonly dice: number; readonly shields: number; readonly blocks: number },
): void {
  if (rolled.dice === 0) run.note('defense.no-dice', { figure });
  run.note('defense.rolled', { figure, ...rolled });
  if (rolled.blocks !== rolled.shields) run.note('defense.blocks-changed', { figure, ...rolled });
}

/** Who rolls for a defender that nobody controls. */
export function noteRoller(run: SkirmishRun, game: Game, figure: number, seat: number): void {
  if (game.controller(figure) < 0) run.note('defense.rolled-by', { figure, seat });
}
