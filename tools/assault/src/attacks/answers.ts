import { type Answer, type Decision, KernelError, type Match, type Reply } from '@scapewright/kernel';
import { parseAnswer } from '@scapewright/packs';
import type { Game } from '@scapewright/skirmish/author';
import { type Numbers, oneOf } from '@scapewright/testkit';
import type { Attack } from '../attack.ts';
import { newChance, playOn, randomMatch } from './random-match.ts';

type Strange = (decision: Decision, random: Numbers) => unknown;

const spy = { toString: () => '0', valueOf: () => 0, [Symbol.toPrimitive]: () => 0 };
const million = new Array<number>(1_000_000).fill(0);
const keyOf = (decision: Decision, random: Numbers): string =>
  decision.count === 0 ? '' : decision.keyAt(random(decision.count));

/** What somebody may send who means no good, or who is mistaken. */
const strangeAnswers: readonly Strange[] = [
  ...[null, undefined, 0, 1, '', 'figure:Hulk', true, [], {}, [1], Symbol('x'), 1n, () => 0, new Map(), spy],
  ...[
    { pick: null },
    { pick: {} },
    { pick: [] },
    { pick: [[]] },
    { pick: [null] },
    { pick: spy },
    { pick: [spy] },
  ],
  ...[{ pick: '' }, { pick: '__proto__' }, { pick: 'constructor' }, { pick: 'x'.repeat(1_000_000) }],
  ...[
    { pick: -1 },
    { pick: 0.5 },
    { pick: Number.NaN },
    { pick: Number.POSITIVE_INFINITY },
    { pick: 2 ** 53 },
  ],
  ...[{ pick: million }, { way: million }, { way: million.map(String) }, { pick: Object.create(million) }],
  ...[{ way: null }, { way: [] }, { way: [1] }, { way: [null] }, { way: {} }, { way: 'a1' }, { way: [spy] }],
  ...[
    { pick: 0, way: ['a1'] },
    { pick: { length: 2, 0: 0, 1: 0 } },
    JSON.parse('{"__proto__": {"pick": 0}}'),
  ],
  ...[new Proxy({}, { get: () => 0, has: () => true }), Object.freeze({ pick: Object.freeze([0, 0]) })],
].map((answer) => () => answer);
const nearAnswers: readonly Strange[] = [
  (decision, random) => ({ pick: keyOf(decision, random), decision: decision.number + 1 }),
  (decision, random) => ({ pick: keyOf(decision, random), decision: null }),
  (decision, random) => ({ pick: keyOf(decision, random), decision: spy }),
  (decision, random) => ({ pick: keyOf(decision, random), way: [keyOf(decision, random)] }),
  (decision, random) => ({ pick: `${keyOf(decision, random)} ` }),
  (decision, random) => ({ pick: keyOf(decision, random).toUpperCase() }),
  (decision, random) => ({
    pick: [keyOf(decision, random), keyOf(decision, random), keyOf(decision, random)],
  }),
  (decision, random) => ({ pick: Array.from({ length: random(40) }, () => keyOf(decision, random)) }),
  (decision, random) => ({ pick: random(decision.count + 3) - 1 }),
  (decision, random) => ({ pick: [random(decision.count + 3) - 1, 'none', null] }),
  (decision, random) => ({ way: Array.from({ length: random(30) }, () => keyOf(decision, random)) }),
  (decision, random) => ({ way: [keyOf(decision, random), 'fly', keyOf(decision, random), '', 'space:zz9'] }),
];
const strangeReplies: readonly unknown[] = [
  ...[null, undefined, '', 'x', {}, [], [[]], [null], Number.NaN, -7, 0.5, 1e9, 2 ** 53, spy, [spy], million],
  ...[[0, 0, 0, 0], [-1, -2, -3], [1e9, 1e9], { length: 1 }],
];
const strangeSeats: readonly unknown[] = [-1, 99, 0.5, Number.NaN, '0', null, undefined, {}, '__proto__'];

/** What is no answer is refused in a line, and the match is as it was. */
export const answers: Attack = {
  name: 'answers',
  tries: 'strange answers, replies and seats in random games',
  rounds: { whole: 150, few: 3 },
  begin: () => (random) => {
    const came: Record<string, number> = { refused: 0, taken: 0 };
    const count = (name: string): void => {
      came[name] = (came[name] ?? 0) + 1;
    };
    const match = randomMatch(random);
    playOn(match, 100, newChance(random), () => {
      for (let times = 0; times < 2 && !match.over; times++) count(tryAnswer(match, random));
      if (!match.over && random(4) === 0) count(tryReply(match, random));
    });
    return { came };
  },
};

/** Sends one answer. Throws where it is not refused as it should be. */
function tryAnswer(match: Match<Game>, random: Numbers): string {
  const decision = oneOf(match.host.pending(), random);
  const given = oneOf([...strangeAnswers, ...nearAnswers, ...nearAnswers], random)(decision, random);
  const seat = random(5) === 0 ? oneOf(strangeSeats, random) : decision.seat;
  const parsed = parseAnswer(given);
  if (!parsed.ok) checkLine(parsed.message);
  const before = match.host.hash();
  const refusal = match.answer(seat as number, given as Answer);
  if (!refusal) return 'taken';
  checkLine(refusal.message);
  if (match.host.hash() !== before) throw new Error(`a refused answer to ${decision.asks} changed the game`);
  return 'refused';
}

/** Gives a recorded reply that was never offered: it throws one of the engine's own errors, or is taken as one that was. */
function tryReply(match: Match<Game>, random: Numbers): string {
  const decision = oneOf(match.host.pending(), random);
  const before = match.host.hash();
  try {
    match.reply(decision.seat, oneOf(strangeReplies, random) as Reply);
    return 'taken';
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    checkLine(error.message);
    if (match.host.hash() !== before) throw new Error(`a refused reply to ${decision.asks} changed the game`);
    return 'refused';
  }
}

function checkLine(message: string): void {
  if (!/^[^\p{Cc}]{5,300}$/u.test(message))
    throw new Error(`a refusal of ${message.length} signs: ${message.slice(0, 300)}`);
  if (/Cannot (?:read|convert)|is not a function|\[object/.test(message))
    throw new Error(`a refusal: ${message}`);
}
