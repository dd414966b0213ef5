import type { Refusal } from './value.ts';

/** The closed set of decision shapes. A generic widget and a generic bot handle plugins that nobody has heard of. */
export type DecisionShape = 'pick' | 'path' | 'allot' | 'number' | 'chance';

/** What a rule asks. Options are integers; their meaningful keys are made only when somebody looks. */
export interface Choice {
  readonly seat: number;
  /** The decision's kind as answers name it: `swipe`, `path`, `target`, or the id of the ability that asks. */
  readonly asks: string;
  readonly shape?: DecisionShape;
  /** What the options are, for their keys: `figure`, `space`, `card` ... */
  readonly domain: string;
  readonly options: ArrayLike<number>;
  /** Further options by key, valued -1, -2 ...: `done`, `no`. */
  readonly extras?: readonly string[];
  /** How many options are picked (pick), or places are filled (allot). Default exactly one. */
  readonly least?: number;
  readonly most?: number;
  /** May one option fill several places (allot)? */
  readonly repeat?: boolean;
  /** What the places of an allotment are called: `1`, `2`, `3`, `X`. */
  readonly places?: readonly string[];
  /** The ability or rule that asks: an ability key, or a reason key. */
  readonly source?: string | undefined;
  /** The figure (or card ...) that the decision is about. */
  readonly subject?: string | undefined;
  /** For a path: the reply when only its end is named, and the reply to a way drawn space by space, or why it is none. */
  readonly wayTo?: (end: number) => readonly number[];
  readonly readWay?: (way: readonly string[]) => readonly number[] | Refusal;
  /** Names of the options where the domain alone does not give them: the ends of larger bases. */
  readonly keyOf?: (value: number) => string;
  readonly readKey?: (key: string) => number | undefined;
  /** Why an option that is not offered is not: reason and place. */
  readonly whyNot?: (value: number) => Refusal | undefined;
  /** What a preview shows of an option: cost, risk, dice. */
  readonly preview?: (value: number) => Readonly<Record<string, number>>;
  /** @internal True for a choice that is asked together with others. */
  readonly joint?: boolean;
  /** What is taken when a player declines to decide: for bots and time-outs. */
  readonly otherwise?: number;
}

/** The recorded answer to a choice: a value, or several (multi-pick, allotment, path). */
export type Reply = number | readonly number[];

/** What a seat sends: the option's key (or keys), a way of space keys, or a number. */
export interface Answer {
  readonly decision?: string | number;
  readonly pick?: string | number | readonly (string | number)[];
  readonly way?: readonly string[];
}

/** A decision that waits for a seat. Options can be counted and indexed without building labels. */
export interface Decision {
  readonly seat: number;
  /** Counts this seat's own decisions: an answer to another number is stale. */
  readonly number: number;
  readonly asks: string;
  readonly shape: DecisionShape;
  /** The timing step in which it arises. */
  readonly step: string;
  readonly source: string | undefined;
  readonly subject: string | undefined;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly choice: Choice;
  valueAt(index: number): number;
  keyAt(index: number): string;
}

/** Why an answer was not accepted. Nothing has changed. */
export interface AnswerRefusal {
  readonly ok: false;
  readonly code: 'stale' | 'foreign' | 'illegal' | 'over' | 'malformed';
  readonly message: string;
  readonly refusal?: Refusal | undefined;
}

/** Names options by domain and value, and finds the value of a key. */
export interface OptionNames {
  keyOf(domain: string, value: number): string;
  valueOf(domain: string, key: string): number | undefined;
}

/** Makes the public decision of a choice. */
export function decisionOf(choice: Choice, number: number, step: string, names: OptionNames): Decision {
  const shape = choice.shape ?? 'pick';
  const plain = choice.options.length;
  const extras = choice.extras ?? [];
  const most = choice.most ?? (shape === 'allot' ? (choice.places?.length ?? 1) : 1);
  return {
    seat: choice.seat,
    number,
    asks: choice.asks,
    shape,
    step,
    source: choice.source,
    subject: choice.subject,
    count: plain + extras.length,
    least: choice.least ?? most,
    most,
    choice,
    valueAt: (index) => (index < plain ? (choice.options[index] as number) : -1 - (index - plain)),
    keyAt: (index) =>
      index < plain
        ? names.keyOf(choice.domain, choice.options[index] as number)
        : (extras[index - plain] ?? ''),
  };
}

/** Turns an answer into a recorded reply, or says why it is none. */
export function replyTo(decision: Decision, answer: Answer, names: OptionNames): Reply | AnswerRefusal {
  const { choice, shape } = decision;
  if (answer.way) {
    if (shape !== 'path' || !choice.readWay) return illegal(`${decision.asks} takes no way`);
    const way = choice.readWay(answer.way);
    return 'reason' in way ? illegal('that way may not be taken', way) : way;
  }
  if (answer.pick === undefined) return malformed('the answer names no option');
  const picks = Array.isArray(answer.pick)
    ? (answer.pick as readonly (string | number)[])
    : [answer.pick as string | number];
  const values: number[] = [];
  for (const pick of picks) {
    const found = optionOf(decision, pick, names);
    if (typeof found !== 'number') return found;
    values.push(found);
  }
  if (shape === 'path') {
    const end = values[0];
    if (end === undefined) return malformed('the answer names no end');
    return choice.wayTo ? [...choice.wayTo(end)] : [end];
  }
  const single = decision.least === 1 && decision.most === 1 && shape !== 'allot' && shape !== 'chance';
  if (single) return values.length === 1 ? (values[0] as number) : malformed('exactly one option is picked');
  if (values.length < decision.least || values.length > decision.most)
    return illegal(`between ${decision.least} and ${decision.most} options are picked`);
  if (shape === 'pick' && new Set(values).size !== values.length) return illegal('an option is picked once');
  return values;
}

function optionOf(decision: Decision, pick: string | number, names: OptionNames): number | AnswerRefusal {
  const { choice } = decision;
  const key = String(pick);
  const extra = choice.extras?.indexOf(key) ?? -1;
  if (extra !== -1) return -1 - extra;
  if (decision.shape === 'number' || decision.shape === 'chance') {
    const value = Number(pick);
    for (let at = 0; at < choice.options.length; at++) if (choice.options[at] === value) return value;
    return illegal(`${key} is not among the numbers offered`);
  }
  const value = choice.readKey ? choice.readKey(key) : names.valueOf(choice.domain, key);
  if (value !== undefined)
    for (let at = 0; at < choice.options.length; at++) if (choice.options[at] === value) return value;
  const refusal = value === undefined ? undefined : choice.whyNot?.(value);
  return illegal(`${key} is not among the options of ${decision.asks}`, refusal);
}

function illegal(message: string, refusal?: Refusal): AnswerRefusal {
  return { ok: false, code: 'illegal', message, refusal };
}
function malformed(message: string): AnswerRefusal {
  return { ok: false, code: 'malformed', message };
}

/** Tells a refusal from a reply. */
export function isRefusal(reply: Reply | AnswerRefusal): reply is AnswerRefusal {
  return typeof reply === 'object' && 'ok' in reply;
}
