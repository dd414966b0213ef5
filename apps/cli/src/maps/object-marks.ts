import type { ObjectMark } from '@scapewright/board';
import type { MapPlan } from '@scapewright/packs';

/** The objects of a map and the parts of its buildings, as they are drawn and told. */
export function objectMarks({ plan, objects, buildings }: MapPlan): readonly ObjectMark[] {
  const solids = (plan.solids ?? []).map(({ id }) => id);
  const walls = plan.walls ?? [];
  const parts = buildings.flatMap(({ id, kind }): ObjectMark[] => {
    const own = walls.filter((wall) => wall.id.startsWith(`${id}/`));
    const ids = (isDoor: boolean): readonly string[] =>
      own.filter(({ passable = false }) => passable === isDoor).map((wall) => wall.id);
    const panes = solids.filter((solid) => solid.startsWith(`${id}/window-`));
    const name = kind === 'building' ? id : `${kind} ${id}`;
    const marks: readonly ObjectMark[] = [
      { kind: 'building', name, solids: solids.filter((solid) => solid === id), walls: [] },
      { kind: 'window', name: 'windows', solids: panes, walls: [] },
      { kind: 'wall', name: 'walls', solids: [], walls: ids(false) },
      { kind: 'door', name: 'doors', solids: [], walls: ids(true) },
    ];
    return marks.filter((mark) => mark.solids.length + mark.walls.length > 0);
  });
  return [
    ...objects.map(({ kind, name, solids: on, walls: at }) => ({ kind, name, solids: on, walls: at })),
    ...parts,
  ];
}
