import type { Unit } from '../../state/content/unit.ts';
import type { Named } from '../wording/said.ts';

/** What a unit is called. */
export const unitName = ({ kind, id, name }: Unit): Named => ({ name, key: `name:${kind}.${id}` });
