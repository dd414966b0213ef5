import { groundType, spares } from '../ground.ts';
import type { PlannedMove } from '../movement-query.ts';
import type { WalkedStep } from '../route.ts';
import type { SkirmishRun } from '../unit.ts';

/** A figure comes onto terrain of another type than it stood on (`from` -1: nowhere). */
export function noteTerrain(run: SkirmishRun, figure: number, space: number, from: number): void {
  const { game } = run;
  const terrain = game.terrainOf(space);
  if (from >= 0 && game.terrainOf(from) === terrain) return;
  if (game.facts.catalogue.terrain(terrain)) run.note(`terrain.${terrain}`, { figure, space });
}

/** What the ground of a step does to the way: it costs more, makes the figure drift, or would do so but for a symbol. */
export function noteGround(run: SkirmishRun, move: PlannedMove, taken: WalkedStep): void {
  const { game } = run;
  const { figure } = move;
  for (const space of taken.entered) {
    const unit = game.facts.catalogue.terrain(game.terrainOf(space));
    if (!unit) continue;
    const { id, stops, stopsUnless, stopsIf, extraCost, extraCostUnless } = unit;
    const type = groundType(game, move, id);
    const stopsAnybody = stops !== 'never' && (stopsIf === undefined || game.ruling(stopsIf) === true);
    if (type.cost > 0) run.note(`terrain.${id}.cost`, { figure, space, cost: type.cost });
    if (type.drifts) run.note(`terrain.${id}.drift`, { figure, space });
    const sparedStop = stopsAnybody && type.stop === 0 && spares(game, figure, stopsUnless);
    const sparedCost = extraCost !== undefined && type.cost === 0 && spares(game, figure, extraCostUnless);
    if (sparedStop || sparedCost) run.note(`terrain.${id}.spared`, { figure, space });
    else if (type.stop === 2 && !taken.stance.every((one) => game.terrainOf(one) === id))
      run.note(`terrain.${id}.crossed`, { figure, space });
  }
}
