import type { Space } from '@scapewright/board';
import { moveKinds, stopping } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';
import { reasonOfDriftOver, reasonOfTurn } from '../../queries/movement/drift-reasons.ts';
import { groundType, isSparedBySymbol } from '../../queries/movement/ground.ts';
import { isPlacing } from '../../queries/movement/links.ts';
import type { PlannedMove } from '../../queries/movement/planned-move.ts';
import { reasonOfLink } from '../../queries/movement/step-reasons.ts';
import type { WalkedStep } from '../../queries/movement/walked-step.ts';
import type { SkirmishRun, TerrainUnit } from '../../state/content/unit.ts';

/** A figure comes onto terrain of another type than it stood on (`from` -1: nowhere). */
export function noteTerrain(run: SkirmishRun, figure: Figure, space: Space, from: number): void {
  const { game } = run;
  const terrain = game.terrainOf(space);
  if (from >= 0 && game.terrainOf(from) === terrain) return;
  if (game.facts.catalogue.terrain(terrain)) run.note(`terrain.${terrain}`, { figure, space });
}

/** A figure climbs off a tile that adds no level: what lies beneath is as high as it is (SS-TERR-008, HS-WATER-003). */
export function noteLeaving(run: SkirmishRun, figure: Figure, { from, to }: WalkedStep): void {
  const { game } = run;
  const { level } = game.field;
  const unit = game.facts.catalogue.terrain(game.terrainOf(from));
  if (unit?.levels === 0 && (level[to] as number) > (level[from] as number))
    run.note(`terrain.${unit.id}.left`, { figure, space: to });
}

/** A move begins on terrain that gives spaces: whether it has used them, or could not have. */
export function noteBonus(run: SkirmishRun, move: PlannedMove, cost: number, flies: boolean): void {
  const { game } = run;
  const { figure, kind, number, further = false } = move;
  const unit = game.facts.catalogue.terrain(game.terrainOf(game.space(figure)));
  if (!unit?.bonus) return;
  if (kind !== moveKinds.normal || further || flies)
    run.note(`terrain.${unit.id}.no-bonus`, { figure, kind });
  else if (cost > number) run.note(`terrain.${unit.id}.bonus`, { figure, spaces: cost - number });
}

/** A flyer goes one space on, by a passage or not, and over terrain that would stop whoever came down on it (SS-TERR-023). */
export function noteFlown(
  run: SkirmishRun,
  figure: Figure,
  { from, to, link }: WalkedStep,
  next: WalkedStep | undefined,
): void {
  const { game } = run;
  if (link !== undefined) run.note(reasonOfLink(game, link), { figure, space: to, from });
  if (!next || isPlacing(game.field, next)) return;
  const unit = game.facts.catalogue.terrain(game.terrainOf(to));
  if (unit && unit.stops !== 'never') run.note(`terrain.${unit.id}.overflown`, { figure, space: to });
}

/**
 * What ground does to a figure that comes onto it: it costs more (of `counted` spaces; left out: all), makes it drift, or would do
 * so but for a symbol.
 */
export function noteGround(
  run: SkirmishRun,
  move: PlannedMove,
  entered: readonly number[],
  footprint: readonly number[],
  counted = entered,
): void {
  const { game } = run;
  const { figure } = move;
  for (const space of entered) {
    const unit = game.facts.catalogue.terrain(game.countedTerrainOf(space));
    if (!unit || isPlain(unit)) continue;
    const { id } = unit;
    const type = groundType(game, move, id);
    if (move.kind !== moveKinds.normal && (type.cost > 0 || type.stop !== stopping.nobody))
      run.note('move.ground', { figure, space });
    if (move.unstoppable && unit.stops !== 'never' && game.ruling('unstoppableIgnoresTerrain') === true)
      run.note('move.unstoppable-ground', { figure, space });
    if (type.cost > 0 && counted.includes(space))
      run.note(`terrain.${id}.cost`, { figure, space, cost: type.cost });
    if (type.drifts) run.note(`terrain.${id}.drift`, { figure, space });
    if (isSparedBySymbol(game, figure, unit, type)) run.note(`terrain.${id}.spared`, { figure, space });
    else if (type.stop === stopping.wholeBase && !footprint.every((one) => game.countedTerrainOf(one) === id))
      run.note(`terrain.${id}.crossed`, { figure, space });
  }
}

/** Ground that neither stops, costs nor carries anybody: nothing is said of it. */
function isPlain({ stops, extraCost, driftUnless }: TerrainUnit): boolean {
  return stops === 'never' && !extraCost && driftUnless === undefined;
}

/** A drift has ended and the figure goes on: in another direction, or off the terrain that made it drift. */
export function noteTurn(
  run: SkirmishRun,
  move: PlannedMove,
  taken: WalkedStep,
  before: WalkedStep | undefined,
): void {
  const reason = reasonOfTurn(run.game, move, taken, before);
  if (reason) run.note(reason, { figure: move.figure, space: taken.to });
}

/** A move ends on terrain that makes the figure drift. */
export function noteDriftOver(run: SkirmishRun, move: PlannedMove): void {
  const { figure } = move;
  const space = run.game.space(figure);
  const reason = reasonOfDriftOver(run.game, move, space);
  if (reason) run.note(reason, { figure, space });
}
