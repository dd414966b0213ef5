import type { Space } from '@scapewright/board';
import { hexDistance } from '@scapewright/board';
import { flights, moveKinds } from '../../model/codes.ts';
import { mayFall } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { heightInMove } from '../../queries/movement/move-risks.ts';
import { flightOf } from '../../queries/movement/movement-query.ts';
import type { PlannedMove } from '../../queries/movement/planned-move.ts';
import type { ChosenWay } from '../../queries/movement/route.ts';
import { reasonsOfStep } from '../../queries/movement/step-reasons.ts';
import { stopReason } from '../../queries/movement/stop-reason.ts';
import type { WalkedStep } from '../../queries/movement/walked-step.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { noteBonus, noteDriftOver } from './ground-notes.ts';

/** Reasons under which a move begins, by kind of move action. */
const beginnings = ['move.begins', 'move.begins-special', 'move.begins-maneuver'] as const;

/** A move begins: of which kind, how many spaces it counts, and whether the figure stays where it is. */
export function noteBeginning(
  run: SkirmishRun,
  move: PlannedMove,
  { cost, flown }: ChosenWay,
  spaces: number,
): void {
  const { figure, kind, number } = move;
  const base = kind === moveKinds.normal ? (run.game.definition(figure).move ?? 0) : number;
  run.note(beginnings[kind] ?? 'move.begins', { figure, cost, spaces, number, base });
  if (spaces === 0) run.note('move.stays', { figure });
  const shape = run.game.definition(figure).base;
  if (shape !== 'single') run.note(shape === 'double' ? 'move.double-base' : 'move.multi-base', { figure });
  if (typeof shape !== 'string' && isApart(shape)) run.note('move.separate-base', { figure });
  noteBonus(run, move, cost, flown > 0);
  if (spaces > 0 && flown === 0 && flightOf(run.game, move) !== flights.none)
    run.note('fly.stays-down', { figure });
}

/** Is a part of the base without a neighbour in it? */
function isApart(base: readonly (readonly [number, number])[]): boolean {
  return base.some(([q, r]) => !base.some(([otherQ, otherR]) => hexDistance(q, r, otherQ, otherR) === 1));
}

/** Whose spaces a step goes through; before the base is moved. */
export function notePassing(run: SkirmishRun, figure: Figure, taken: WalkedStep): void {
  const { game } = run;
  for (const space of taken.entered) {
    const other = game.positions.occupant(space);
    if (other < 0 || other === figure) continue;
    run.note(game.isEnemy(figure, other) ? 'move.passes-enemy' : 'move.passes', { figure, other, space });
  }
}

/** A step on foot, by what it counts and where it leads. */
export function noteStep(run: SkirmishRun, figure: Figure, taken: WalkedStep): void {
  const { from, to } = taken;
  for (const { reason, levels } of reasonsOfStep(run.game, figure, taken))
    run.note(
      reason,
      levels === undefined ? { figure, space: to, from } : { figure, space: to, from, levels },
    );
}

/** The end of a way: in defeat, on a space that ends movement, or where its player wanted. */
export function noteEnd(run: SkirmishRun, move: PlannedMove, moved: boolean): void {
  const { game } = run;
  const { figure } = move;
  if (!game.isAlive(figure)) run.note('move.cut-short', { figure });
  else if (moved && game.isPlaced(figure)) {
    const spaces = game.spacesOf(figure);
    const isFlat = (space: Space): boolean =>
      game.facts.catalogue.terrain(game.terrainOf(space))?.levels === 0;
    if (spaces.length > 1 && spaces.some(isFlat)) run.note('move.level', { figure });
    const reason = stopReason(game, move, spaces);
    if (reason) {
      run.note(reason, { figure, space: game.space(figure) });
      run.note('move.ended-by-rule', { figure, space: game.space(figure) });
    }
    if (reason && move.unstoppable) run.note('move.unstoppable-stopped', { figure });
    noteDriftOver(run, move);
  }
}

/** A drop that would be a fall, and is none: by flying, by what an ability says, or since the drop `before` it is another. */
export function noteNoFall(run: SkirmishRun, { figure, kind }: PlannedMove, drop: number, before = 0): void {
  const { game } = run;
  const least = game.parameters.fall.from(heightInMove(game, figure));
  if (drop < least) {
    if (drop > 0 && before > 0 && drop + before >= least) run.note('fall.alone', { figure, drop });
    return;
  }
  run.note(game.refusalOf(mayFall, { figure, kind, drop })?.reason ?? 'fall.none', { figure, drop });
}
