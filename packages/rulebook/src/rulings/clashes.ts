import type { RuleId } from '../generated/ids.gen.ts';
import { settledClashes } from '../generated/settled-clashes.gen.ts';
import type { Clash } from './clash.ts';

/** Every clash between entries that has been settled. A decision here beats the entries that it names. */
export function clashes(): readonly Clash[] {
  return settledClashes;
}

/** The settled clashes in which a rule takes part. */
export function clashesOfRule(id: RuleId): readonly Clash[] {
  return settledClashes.filter((clash) => clash.rules.includes(id));
}
