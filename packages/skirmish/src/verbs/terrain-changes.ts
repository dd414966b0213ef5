import { changeKinds } from '../current-battlefield.ts';
import type { SkirmishRun } from '../unit.ts';

/** Gives a space another terrain, for the rest of the game. The level stays. */
export function alterTerrain(run: SkirmishRun, space: number, terrain: string): void {
  const { game } = run;
  run.call('stimulus:terrain', {
    kind: changeKinds.indexOf('alter'),
    space,
    terrain: game.facts.catalogue.terrainIds().indexOf(terrain),
    level: game.field.level[space] as number,
  });
}
