import { type Said, saying, Wording } from '@scapewright/skirmish/explain';
import { tableAsks } from '../src/asks/index.ts';
import { refusedAs } from '../src/table/outcome.ts';
import { Speaker } from '../src/table/speaker.ts';
import type { NewLine, Teller, Words } from '../src/table/words.ts';

const plain = (text: string): Said => saying(text, text);
const line = (text: string): NewLine => ({
  step: '',
  rules: [],
  told: [{ said: plain(text) }],
  level: 'brief',
});
const speaker = new Speaker(new Wording());

/** It remembers nothing. */
const plainTeller: Teller = {
  tell: (events) => events.map(({ reason, step }) => ({ ...line(reason), step, level: 'normal' as const })),
  rewind: () => undefined,
  copy: () => plainTeller,
  isLike: () => true,
  save: () => ({ wounds: [], step: '', explained: [], dice: { from: [] } }),
};

/** Words that say as little as can be said: tests of what a table does, not of what it says. */
export const plainWords: Words = {
  speaker: () => speaker,
  asks: () => tableAsks,
  learn: () => undefined,
  question: (_, decision) => ({
    number: decision.number,
    asks: decision.asks,
    shape: decision.shape,
    step: decision.step,
    title: plain(decision.asks),
    text: [],
    rules: [],
    least: decision.least,
    most: decision.most,
    ...(decision.subject === undefined ? {} : { subject: decision.subject }),
    ...(decision.choice.repeat === undefined ? {} : { repeat: decision.choice.repeat }),
    options: Array.from({ length: decision.count }, (_one, at) => ({
      key: decision.keyAt(at),
      label: plain(decision.keyAt(at)),
    })),
  }),
  teller: () => plainTeller,
  refused: (_, _decision, { code, message }) => refusedAs(code, plain(message)),
  step: (step) => step,
  takenBack: (player) => line(`${player} takes back`),
  resigned: (player) => line(`${player} gives up`),
  timedOut: (player) => line(`${player} has no time left`),
  result: () => plain('It is over.'),
};
