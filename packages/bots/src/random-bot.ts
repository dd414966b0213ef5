import type { Decision, Reply } from '@scapewright/kernel';
import { type Bot, Chance, replyWith } from './bot.ts';

/** Picks uniformly among the legal options of whatever it is asked. */
export function randomBot(seed: string): Bot {
  const chance = new Chance(seed);
  return { name: 'random', decide: (decision) => randomReply(decision, chance) };
}

/** A random legal reply to any decision. An extra (`none`, `done`) is picked alone. */
export function randomReply(decision: Decision, chance: Chance): Reply {
  const { shape, least, most, count, choice } = decision;
  const plain = choice.options.length;
  if (shape === 'chance' || (shape === 'allot' && choice.repeat))
    return Array.from({ length: most }, () => decision.valueAt(chance.below(plain)));
  if (least === 1 && most === 1) return replyWith(decision, chance.below(count));
  const index = chance.below(count);
  if (index >= plain) return decision.valueAt(index);
  const fewest = Math.max(least, 1);
  const wanted = fewest + chance.below(Math.max(1, Math.min(most, plain) - fewest + 1));
  const left = Array.from({ length: plain }, (_, at) => at);
  const picked: number[] = [];
  while (picked.length < wanted && left.length > 0)
    picked.push(decision.valueAt(left.splice(chance.below(left.length), 1)[0] as number));
  return picked;
}
