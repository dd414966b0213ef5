import {
  type Answer,
  type AnswerRefusal,
  type Decision,
  isExtra,
  isOption,
  isSingle,
  type OptionNames,
  type Reply,
  refused,
  replyFault,
} from './decision.ts';

/** More entries than any answer has: longer lists are not even looked at. */
const mostEntries = 1000;

/**
 * Looks at what came in as an answer before anything trusts it: it may be whatever a stranger can send. Says what is wrong
 * with it, if it is none.
 */
export function answerFault(given: unknown): AnswerRefusal | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refused('malformed', 'an answer is an object with pick or way');
  const { decision, pick, way } = given as Readonly<Record<string, unknown>>;
  if (decision !== undefined && !isWord(decision))
    return refused('malformed', 'decision is the number of the decision');
  if (pick !== undefined && way !== undefined)
    return refused('malformed', 'an answer picks or draws a way, not both');
  if (way !== undefined && !isList(way, (one) => typeof one === 'string'))
    return refused('malformed', 'way is a list of keys of spaces');
  if (pick !== undefined && !isWord(pick) && !isList(pick, isWord))
    return refused('malformed', 'pick is the key of an option, a number, or a list of them');
  return pick === undefined && way === undefined
    ? refused('malformed', 'the answer names no option')
    : undefined;
}

/** Turns an answer into a recorded reply, or says why it is none. */
export function replyTo(decision: Decision, answer: Answer, names: OptionNames): Reply | AnswerRefusal {
  const fault = answerFault(answer);
  if (fault) return fault;
  const { choice, shape, least, most } = decision;
  const { way, pick = [] } = answer;
  if (way) {
    if (shape !== 'path' || !choice.readWay) return refused('illegal', `${decision.asks} takes no way`);
    const reply = choice.readWay(way);
    return 'reason' in reply ? refused('illegal', 'that way may not be taken', reply) : reply;
  }
  const picks: readonly (string | number)[] = typeof pick === 'object' ? pick : [pick];
  if (picks.length > Math.max(1, most)) return tooMany(decision);
  const values: number[] = [];
  for (const one of picks) {
    const found = optionOf(decision, one, names);
    if (typeof found !== 'number') return found;
    values.push(found);
  }
  const [first] = values;
  if (first === undefined && least > 0) return refused('malformed', 'the answer names no option');
  if (first !== undefined && first < 0 && values.length === 1 && isExtra(decision, first)) return first;
  if (shape === 'path') return choice.wayTo ? [...choice.wayTo(first as number)] : values;
  const reply = isSingle(decision) && values.length === 1 ? (first as number) : values;
  return replyFault(decision, reply) ?? reply;
}

/** Text of a stranger as a message may quote it: on one line, cut short, without signs that steer a terminal. */
export function quoted(text: string): string {
  const line = text.slice(0, 61).replaceAll(/[\p{C}\p{Z}]/gu, ' ');
  return text.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function tooMany({ shape, least, most }: Decision): AnswerRefusal {
  if (shape === 'path') return refused('malformed', 'a path is named by its one end, or as a way');
  if (least === 1 && most === 1) return refused('malformed', 'exactly one option is picked');
  return refused(
    'illegal',
    least === most ? `${most} options are picked` : `${least} to ${most} options are picked`,
  );
}

function optionOf(decision: Decision, pick: string | number, names: OptionNames): number | AnswerRefusal {
  const { choice, shape } = decision;
  const key = String(pick);
  const extra = choice.extras?.indexOf(key) ?? -1;
  if (extra !== -1) return -1 - extra;
  const isNumber = (shape === 'number' || shape === 'chance') && /^-?\d+$/.test(key);
  const value = isNumber
    ? Number(key)
    : choice.readKey
      ? choice.readKey(key)
      : names.valueOf(choice.domain, key);
  if (value !== undefined && isOption(decision, value)) return value;
  const refusal = value === undefined ? undefined : choice.whyNot?.(value);
  return refused('illegal', `${quoted(key)} is not among the options of ${decision.asks}`, refusal);
}

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** Is it a list of such things, not longer than any answer is? Holes are none of them. */
function isList(value: unknown, isEntry: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= mostEntries && Array.from(value).every(isEntry);
}
