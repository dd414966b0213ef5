import type { RuleId } from '../generated/ids.gen.ts';
import { rule } from './rules.ts';

/**
 * The rule itself and every rule that it names and that names it in turn: one rule that stands in several entries. Who
 * expects one of them accepts any.
 */
export function relatedGroup(id: RuleId): readonly RuleId[] {
  return [id, ...rule(id).related.filter((other) => rule(other).related.includes(id))];
}
