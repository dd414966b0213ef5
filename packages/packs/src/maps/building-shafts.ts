import type { ShaftPlan } from '@scapewright/skirmish/author';
import type { MapBuilding } from './map-model.ts';
import type { MapSpace } from './map-spaces.ts';
import type { PartsOfBuildings } from './parts-of-buildings.ts';

/**
 * Elevator shafts: spaces at the same place on floors that follow one another (SS-ELEV-001). Flyers go up and down in
 * them for 1 each floor (`shaft`) or for the levels (`shaft-levels`), as a ruling says; their cars go by `car`.
 */
export function planShafts(
  building: MapBuilding,
  floors: readonly (readonly MapSpace[])[],
  parts: PartsOfBuildings,
): readonly ShaftPlan[] {
  return building.elevators.flatMap(({ id, at, car }) => {
    const named = new Set(at.map((place) => `${place.q},${place.r},${place.level}`));
    const isOfShaft = ({ q, r, level }: MapSpace): boolean => named.has(`${q},${r},${level}`);
    const used = floors.map((floor) => floor.filter(isOfShaft));
    const first = used.findIndex((spaces) => spaces.length > 0);
    const levels = used.slice(first, used.findLastIndex((spaces) => spaces.length > 0) + 1);
    const columns = (spaces: readonly MapSpace[] = []): string =>
      spaces
        .map(({ q, r }) => `${q},${r}`)
        .sort()
        .join(' ');
    if (levels.length < 2 || levels.some((spaces) => columns(spaces) !== columns(levels[0]))) {
      const fix = 'list spaces at the same place on two or more floors that follow one another';
      parts.report(
        building,
        `the shaft ${id} does not lie at one place on its floors`,
        fix,
        levels[0]?.[0]?.name,
        'building.shaft',
      );
      return [];
    }
    for (const space of levels.flat()) parts.lay(space, 'elevator-shaft', 'floor', `${building.id}/${id}`);
    linkLevels(levels, parts);
    return [
      {
        id,
        levels: levels.map((spaces) => spaces.map(({ name }) => name)),
        ...(car !== undefined && { car }),
      },
    ];
  });
}

function linkLevels(levels: readonly (readonly MapSpace[])[], parts: PartsOfBuildings): void {
  levels.slice(1).forEach((upper, at) => {
    const lower = levels[at] ?? [];
    for (const from of lower) {
      const to = upper.find(({ q, r }) => q === from.q && r === from.r);
      if (to === undefined) continue;
      const ends = { from: from.name, to: to.name };
      parts.links.push(
        { ...ends, cost: 1, kind: 'shaft' },
        { ...ends, cost: to.level - from.level, kind: 'shaft-levels' },
        { ...ends, cost: 1, kind: 'car', ...(lower.length > 1 && { placed: true }) },
      );
    }
  });
}
