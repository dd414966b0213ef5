import type { Words } from '../src/table/words.ts';

/** Words that say as little as can be said: tests of what a table does, not of what it says. */
export const plainWords: Words = {
  question: (_, decision) => ({
    number: decision.number,
    asks: decision.asks,
    shape: decision.shape,
    step: decision.step,
    title: decision.asks,
    text: '',
    rules: [],
    least: decision.least,
    most: decision.most,
    ...(decision.subject === undefined ? {} : { subject: decision.subject }),
    ...(decision.choice.repeat === undefined ? {} : { repeat: decision.choice.repeat }),
    options: Array.from({ length: decision.count }, (_one, at) => ({
      key: decision.keyAt(at),
      label: decision.keyAt(at),
    })),
  }),
  teller: () => ({
    tell: (events) =>
      events.map(({ reason, step }) => ({
        step,
        rules: [],
        parts: [{ text: reason }],
        level: 'normal' as const,
      })),
    rewind: () => undefined,
  }),
  refused: (_, { code, message }) => ({ code, message, rules: [] }),
  step: (step) => step,
  takenBack: (player) => ({ step: '', rules: [], parts: [{ text: `${player} takes back` }], level: 'brief' }),
  resigned: (player) => ({ step: '', rules: [], parts: [{ text: `${player} gives up` }], level: 'brief' }),
  timedOut: (player) => ({
    ...{ step: '', rules: [], level: 'brief' },
    parts: [{ text: `${player} has no time left` }],
  }),
  result: () => 'It is over.',
};
