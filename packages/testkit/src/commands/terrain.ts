import { parseSpaceName } from '@scapewright/board';
import { prepared } from '@scapewright/kernel';
import { parseHexRows } from '@scapewright/packs';
import {
  additionRefusal,
  type LaidTile,
  layingVars,
  numberedVars,
  removalRefusal,
  stimuli,
} from '@scapewright/skirmish/author';
import { CommandRefused, ScenarioFailure } from '../failure.ts';
import { runEvent } from '../play/interrupt.ts';
import type { Play } from '../play/play.ts';
import { refused } from './path-choice.ts';

/** Takes the topmost pieces of spaces away, all of them together; a space listed twice gives its two topmost. */
export function removeTerrain(play: Play, names: readonly string[]): void {
  const spaces = play.names.spaces(names);
  const refusal = removalRefusal(play.game, spaces);
  if (refusal) throw refused(play, `the terrain of ${names.join(', ')} cannot be taken away`, refusal);
  runEvent(play, prepared(stimuli.removeTerrain, numberedVars('space', spaces)));
}

/** Lays tiles, as cells of the board are written. */
export function addTerrain(
  play: Play,
  cells: readonly { readonly space: string; readonly cell: string }[],
): void {
  const tiles = cells.map(({ space, cell }) => tileOf(play, space, cell));
  const refusal = additionRefusal(play.game, tiles);
  const names = cells.map(({ space }) => space).join(', ');
  if (refusal) throw refused(play, `terrain cannot be laid on ${names}`, refusal);
  runEvent(play, prepared(stimuli.addTerrain, layingVars(play.game, tiles)));
}

function tileOf(play: Play, name: string, cell: string): LaidTile {
  const legend = Object.fromEntries(
    (play.scenario.board?.legend ?? []).map(({ code, terrain }) => [code, terrain]),
  );
  const { columns, problems } = parseHexRows(cell, legend);
  const [problem] = problems;
  if (problem) throw new ScenarioFailure(`${problem.message}; ${problem.fix}`);
  const masses = columns[0]?.masses ?? [];
  const mass = masses.at(-1);
  if (!mass || !play.game.facts.catalogue.terrain(mass.terrain))
    throw new ScenarioFailure(`no plugin that is loaded brings the terrain ${mass?.terrain ?? cell}`);
  const { terrain, level } = mass;
  const hangs = masses.length > 1 ? { underside: mass.underside } : {};
  return { ...placeOf(play, name), terrain, level, ...hangs };
}

/** The space that a name means, or the place where none is yet. */
function placeOf(play: Play, name: string): Pick<LaidTile, 'space' | 'hex' | 'region'> {
  const space = play.names.space(name);
  if (space >= 0) return { space };
  const parsed = parseSpaceName(name);
  if (!parsed) throw new CommandRefused(`there is no place ${name}`);
  const { field } = play.game;
  const mate = field.names.findIndex((one) => parseSpaceName(one)?.battlefield === parsed.battlefield);
  if (mate < 0) throw new CommandRefused(`there is no battlefield of ${name}`);
  const own = parseSpaceName(field.names[mate] as string)?.hex ?? { q: 0, r: 0 };
  const shift = { q: (field.q[mate] as number) - own.q, r: (field.r[mate] as number) - own.r };
  const hex = { q: parsed.hex.q + shift.q, r: parsed.hex.r + shift.r };
  return { space, hex, region: field.region[mate] as number };
}
