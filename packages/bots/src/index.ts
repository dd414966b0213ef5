export { type Bot, Chance, replyWith } from './bot.ts';
export {
  type BotLevel,
  type BotName,
  type BotSeat,
  botLevels,
  botNames,
  botOf,
  botSeats,
} from './bot-seat.ts';
export { adviceFor, type BotOptions, createBot, thinks } from './create-bot.ts';
export { greedyBot } from './greedy/greedy-bot.ts';
export { type HintedAttack, type HintFacts, hintFacts } from './hint/hint-facts.ts';
export { type HintReason, hintReason } from './hint/hint-reason.ts';
export { featureNames, featuresOf } from './judge/features.ts';
export { Judge } from './judge/judge.ts';
export type { JudgeWeights } from './judge/judge-weights.ts';
export { policyBot } from './policy/policy-bot.ts';
export { type Temper, type TemperName, tempers } from './policy/temper.ts';
export { randomBot, randomReply } from './random-bot.ts';
export type { Budget } from './search/budget.ts';
export { Luck, pointsLeft } from './search/luck.ts';
export { playout, type Trial } from './search/playout.ts';
export { type Found, type Look, type SearchStyle, searchBot } from './search/search-bot.ts';
export type { Topic } from './search/topic.ts';
