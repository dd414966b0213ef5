import { baseOffsets, type Space, standingsOn } from '@scapewright/board';
import { type Figure, figureTable, type Game, placesFor } from '@scapewright/skirmish/author';

/** The spaces that the marked entrances of an object face now; undefined where it has none marked: then every side is one. */
function facedSpaces(game: Game, object: Figure): ReadonlySet<number> | undefined {
  const { entrances, base } = game.definition(object);
  if (!entrances) return undefined;
  const { field, state } = game;
  const facing = state.read(figureTable.facing, object);
  const standings = standingsOn(field, base, game.spacesOf(object));
  const lies = standings.find((one) => one.facing === facing) ?? standings[0];
  const offsets = baseOffsets(base);
  const faced = new Set<number>();
  for (const { at, side } of entrances) {
    const part = offsets.findIndex(({ q, r }) => q === at[0] && r === at[1]);
    const space = lies?.spaces[part] ?? -1;
    if (space < 0) continue;
    const turned = (side + (base === 'single' ? facing : (lies?.facing ?? 0))) % 6;
    const column = field.columnNeighbours[(field.column[space] as number) * 6 + turned] as number;
    if (column < 0) continue;
    for (
      let one = field.columnStart[column] as number;
      one < (field.columnStart[column + 1] as number);
      one++
    )
      faced.add(field.columnSpaces[one] as number);
  }
  return faced;
}

/** Does a base stand where an entrance or exit of the object faces it (SS-DO-031, SS-DO-057)? */
export function isAtEntrance(game: Game, object: Figure, spaces: readonly Space[]): boolean {
  const faced = facedSpaces(game, object);
  return !faced || spaces.some((space) => faced.has(space));
}

/** Empty spaces next to an object, at one of its exits, on which an occupant can be put. */
export function placesOutside(game: Game, figure: Figure, object: Figure): readonly (readonly number[])[] {
  if (!game.isPlaced(object)) return [];
  const places = placesFor(game, figure, { adjacentTo: object, empty: true, rungs: true });
  return places.filter((spaces) => isAtEntrance(game, object, spaces));
}
