import { type Chance, randomReply } from '@scapewright/bots';
import type { Decision, Reply } from '@scapewright/kernel';

/** Any legal reply to a decision. Where several options may be picked, an extra such as `none` is picked alone. */
export function anyReply(decision: Decision, chance: Chance): Reply {
  const { shape, least, most, choice } = decision;
  const extras = choice.extras?.length ?? 0;
  const options = choice.options.length;
  if (shape !== 'pick' || most <= 1 || extras === 0) return randomReply(decision, chance);
  if (options < Math.max(1, least) || chance.below(4) === 0)
    return decision.valueAt(options + chance.below(extras));
  const wanted = Math.max(1, least) + chance.below(Math.min(most, options) - Math.max(1, least) + 1);
  const left = Array.from({ length: options }, (_, index) => index);
  return Array.from({ length: wanted }, () =>
    decision.valueAt(left.splice(chance.below(left.length), 1)[0] as number),
  );
}
