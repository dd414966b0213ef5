import { answerAsk, readAsk } from './answer-ask.ts';
import type { Asks } from './asks.ts';
import { why } from './why.ts';

/** Why, odds, reach, threat, sight, hints and cards: everything that may be asked at a table. */
export const tableAsks: Asks = { read: readAsk, answer: answerAsk, why };
