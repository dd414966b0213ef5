export { type Bot, Chance, replyWith } from './bot.ts';
export { type BotName, botNames, createBot } from './create-bot.ts';
export { greedyBot } from './greedy-bot.ts';
export { randomBot, randomReply } from './random-bot.ts';
