import type { Decision, Reply } from '@scapewright/kernel';
import { type Bot, Chance, replyWith } from './bot.ts';

/** Picks uniformly among the legal options of whatever it is asked. */
export function randomBot(seed: string): Bot {
  const chance = new Chance(seed);
  return { name: 'random', decide: (decision) => randomReply(decision, chance) };
}

/** A random legal reply to any decision. */
export function randomReply(decision: Decision, chance: Chance): Reply {
  const { shape, least, most, count, choice } = decision;
  if (shape === 'allot' && choice.repeat)
    return Array.from({ length: most }, () => decision.valueAt(chance.below(count)));
  if (shape === 'chance') return Array.from({ length: most }, () => decision.valueAt(chance.below(count)));
  if (least === 1 && most === 1) return replyWith(decision, chance.below(count));
  const wanted = least + chance.below(Math.min(most, count) - least + 1);
  const left = Array.from({ length: count }, (_, index) => index);
  const picked: number[] = [];
  while (picked.length < wanted)
    picked.push(decision.valueAt(left.splice(chance.below(left.length), 1)[0] as number));
  return picked;
}
