import type { CardDefinition } from '../../model/card.ts';
import type { Parameters } from '../../model/parameters.ts';

/** Does the number of its copies have a limit? Common and uncommon cards may repeat (SS-UNIQ-002, HS-UNIQ-002, HS-UNIQ-005). */
export function isLimited({ uniqueness }: CardDefinition, rule: Parameters['uniqueness']): boolean {
  return uniqueness === 'unique' || (uniqueness === 'event' && rule === 'identity');
}
