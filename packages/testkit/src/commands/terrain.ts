import { parseHexRows } from '@scapewright/packs';
import { type LaidTile, layRefusal, takeRefusal, wholePieces } from '@scapewright/skirmish';
import { ScenarioFailure } from '../failure.ts';
import { runEvent } from '../play/interrupt.ts';
import type { Play } from '../play/play.ts';
import { refused } from './path-choice.ts';

/** Lays one tile, as cells of the board are written, if it fits on all its spaces. */
export function addTerrain(
  play: Play,
  cells: readonly { readonly space: string; readonly cell: string }[],
): void {
  const tiles = cells.map(({ space, cell }) => tileOf(play, space, cell));
  for (const tile of tiles) {
    const refusal = layRefusal(play.game, tile);
    if (refusal) throw refused(play, 'the tile does not fit', refusal);
  }
  for (const { space, terrain, level } of tiles)
    runEvent(play, 'stimulus:lay-tile', {
      space,
      terrain: play.game.facts.catalogue.terrainIds().indexOf(terrain),
      level,
    });
}

function tileOf(play: Play, name: string, cell: string): LaidTile {
  const legend = Object.fromEntries(
    (play.scenario.board?.legend ?? []).map(({ code, terrain }) => [code, terrain]),
  );
  const { columns, problems } = parseHexRows(cell, legend);
  const [problem] = problems;
  if (problem) throw new ScenarioFailure(`${problem.message}; ${problem.cure}`);
  const mass = columns[0]?.masses.at(-1);
  const terrain = mass?.terrain ?? cell;
  if (!play.game.facts.catalogue.terrain(terrain))
    throw new ScenarioFailure(`no plugin that is loaded brings the terrain ${terrain}`);
  return { space: play.names.spaces([name])[0] as number, terrain, level: mass?.level ?? 0 };
}

/** Takes the pieces to which the spaces belong off the battlefield, all together. */
export function removeTerrain(play: Play, spaces: readonly number[]): void {
  const refusal = takeRefusal(play.game, wholePieces(play.game, spaces));
  if (refusal) throw refused(play, 'the terrain does not come off', refusal);
  runEvent(
    play,
    'stimulus:take-terrain',
    Object.fromEntries(spaces.map((space, at) => [`space${at}`, space])),
  );
}
