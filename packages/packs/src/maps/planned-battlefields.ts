import type { Battlefield } from '@scapewright/board';
import type { FurtherBattlefield } from '@scapewright/skirmish/author';
import { boardPlaceOf } from './board-place.ts';
import type { MapBattlefield, MapModel } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';
import type { MapSpaces } from './map-spaces.ts';

/** A battlefield beside the main one, or an extension of one, ready for a game: its region, and all its spaces by name. */
export interface PlannedBattlefield extends MapBattlefield {
  readonly region: number;
  readonly spaces: readonly string[];
}

/** The battlefields of a map beside the main one. Spaces that are not drawn, and maps that lie in one another, are reported. */
export function planBattlefields(
  map: MapModel,
  derived: MapSpaces,
  problems: MapProblem[],
): readonly PlannedBattlefield[] {
  const names = new Set(derived.spaces.map(({ name }) => name));
  reportOverlaps(map, derived, problems);
  return map.battlefields.map((field) => {
    const { id, exits, entrances, closed, seats, connections } = field;
    const listed = [...exits, ...entrances, ...closed, ...seats.map(({ at }) => at), ...connections];
    for (const name of listed)
      if (!names.has(name))
        problems.push({
          code: 'bad-space',
          severity: 'error',
          message: `the battlefield ${id} has no space ${name}`,
          fix: 'use a space that is drawn',
        });
    const spaces = derived.spaces.flatMap(({ name, battlefield }) => (battlefield === id ? [name] : []));
    return { ...field, region: boardPlaceOf(map, { q: 0, r: 0, battlefield: id }).region ?? 0, spaces };
  });
}

/** Maps that are attached lie beside what they extend, never on it. */
function reportOverlaps(map: MapModel, derived: MapSpaces, problems: MapProblem[]): void {
  if (map.battlefields.every(({ joint }) => joint === undefined)) return;
  const taken = new Map<string, { readonly name: string; readonly battlefield: string | undefined }>();
  for (const { name, battlefield, ...hex } of derived.spaces) {
    const {
      q,
      r,
      region = 0,
    } = boardPlaceOf(map, { ...hex, ...(battlefield !== undefined && { battlefield }) });
    const key = `${region} ${q} ${r}`;
    const other = taken.get(key);
    taken.set(key, { name, battlefield });
    if (other !== undefined && other.battlefield !== battlefield)
      problems.push({
        code: 'overlapping-tiles',
        severity: 'error',
        message: `${name} lies on ${other.name}`,
        fix: 'attach the map at another side, or at another space',
        at: name,
      });
  }
}

/** The same by the numbers that the compiled battlefield gives its spaces; `players`: their names in the order of their seats. */
export function furtherBattlefields(
  planned: readonly PlannedBattlefield[],
  battlefield: Battlefield,
  players: readonly string[],
): readonly FurtherBattlefield[] {
  const numbers = (names: readonly string[]): readonly number[] =>
    names.map((name) => battlefield.spaceOf(name));
  return planned.map(
    ({ id, kind, of, joint, by, region, exits, entrances, closed, seats, connections, spaces }) => ({
      id,
      kind,
      region,
      exits: numbers(exits),
      spaces: numbers(spaces),
      entrances: numbers(entrances),
      closed: numbers(closed),
      seats: seats.map(({ name, at }) => ({ name, space: battlefield.spaceOf(at) })),
      connections: numbers(connections),
      ...(of !== undefined && { of }),
      ...((joint || by !== undefined) && { attached: true }),
      ...(by !== undefined && { by: players.indexOf(by) }),
    }),
  );
}
