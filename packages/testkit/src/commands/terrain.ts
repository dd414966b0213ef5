import { parseHexRows } from '@scapewright/packs';
import { changeKinds, changeTable, matchTable } from '@scapewright/skirmish';
import { ScenarioFailure } from '../failure.ts';
import { runEvent } from '../play/interrupt.ts';
import type { Play } from '../play/play.ts';

/** Land under a tile of which nobody has said what it is. */
const plainLand = 'grass';

/** Lays a tile, as a cell of the board is written. */
export function addTerrain(play: Play, name: string, cell: string): void {
  const legend = Object.fromEntries(
    (play.scenario.board?.legend ?? []).map(({ code, terrain }) => [code, terrain]),
  );
  const { columns, problems } = parseHexRows(cell, legend);
  const [problem] = problems;
  if (problem) throw new ScenarioFailure(`${problem.message}; ${problem.cure}`);
  const mass = columns[0]?.masses.at(-1);
  const [space] = play.names.spaces([name]);
  change(play, space as number, mass?.terrain ?? cell, mass?.level ?? 0);
}

/** Takes the topmost tile away: land leaves the level below, a tile without height the land under it; or no space. */
export function removeTerrain(play: Play, space: number): void {
  const { game } = play;
  const { field } = game;
  const level = field.level[space] as number;
  const isLand = game.facts.catalogue.terrain(game.terrainOf(space))?.levels === 1;
  const left = isLand ? level - 1 : level;
  if (left <= (isLand ? (field.underside[space] as number) : 0))
    runEvent(play, 'stimulus:terrain', { kind: changeKinds.indexOf('remove'), space });
  else change(play, space, landUnder(play, space), left);
}

/** The land that lies under the topmost tile: what lay there before, or the same land. */
function landUnder(play: Play, space: number): string {
  const { game } = play;
  const { catalogue } = game.facts;
  const now = game.terrainOf(space);
  const ids = catalogue.terrainIds();
  const laid: string[] = [game.facts.battlefield.terrainOf(space)];
  for (let row = 0; row < game.state.read(matchTable.changes, 0); row++)
    if (game.state.read(changeTable.space, row) === space)
      laid.push(ids[game.state.read(changeTable.terrain, row)] ?? now);
  const isLand = (id: string): boolean => catalogue.terrain(id)?.levels === 1;
  return laid.slice(0, -1).findLast(isLand) ?? (isLand(now) ? now : plainLand);
}

function change(play: Play, space: number, terrain: string, level: number): void {
  const number = play.game.facts.catalogue.terrainIds().indexOf(terrain);
  if (number < 0) throw new ScenarioFailure(`no plugin that is loaded brings the terrain ${terrain}`);
  runEvent(play, 'stimulus:terrain', {
    kind: changeKinds.indexOf('alter'),
    space,
    terrain: number,
    level,
  });
}
