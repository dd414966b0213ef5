import type { Marks } from '@scapewright/board';
import type { Catalogue } from '../state/content/catalogue.ts';
import type { Unit } from '../state/content/unit.ts';

/** How drawings show terrain and objects, by what their units state. */
export function looksOf({ units }: Catalogue): Required<Pick<Marks, 'terrains' | 'objectLooks'>> {
  const states = <Look>(look: (unit: Unit) => readonly (readonly [id: string, look: Look])[]) =>
    Object.fromEntries(units.flatMap(look));
  return {
    terrains: states((unit) => (unit.kind === 'terrain' && unit.look ? [[unit.id, unit.look]] : [])),
    objectLooks: states((unit) => {
      if (unit.kind === 'object') return unit.look ? [[unit.id, unit.look]] : [];
      return unit.kind === 'rule' ? Object.entries(unit.looks ?? {}) : [];
    }),
  };
}
