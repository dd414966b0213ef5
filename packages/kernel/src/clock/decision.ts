import type { Refusal } from '../hooks/value.ts';
import type { Seat } from '../state/seat.ts';
import type { SecretOptions } from './frame.ts';

/** The closed set of decision shapes. A generic widget and a generic bot handle plugins that nobody has heard of. */
export type DecisionShape = 'pick' | 'path' | 'allot' | 'number' | 'chance';

/** What a rule asks. Options are integers; their meaningful keys are made only when somebody looks. */
export interface Choice {
  readonly seat: Seat;
  /** The decision's kind as answers name it: `swipe`, `path`, `target`, or the id of the ability that asks. */
  readonly asks: string;
  readonly shape?: DecisionShape;
  /** What the options are, for their keys: `figure`, `space`, `card` ... */
  readonly domain: string;
  readonly options: ArrayLike<number>;
  /** Further options by key, valued -1, -2 ...: `done`, `no`. One that is picked is picked alone. */
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
  /** For a path that reads ways: may a recorded reply be taken, with all that it says? */
  readonly mayTake?: (reply: readonly number[]) => boolean;
  /** Names of the options where the domain alone does not give them: the ends of larger bases. */
  readonly keyOf?: (value: number) => string;
  readonly readKey?: (key: string) => number | undefined;
  /** The values of the domain of which an option is made, where it is no such value itself: the spaces of a larger base. */
  readonly partsOf?: (option: number) => readonly number[];
  /** Why an option that is not offered is not: reason and place. */
  readonly whyNot?: (value: number) => Refusal | undefined;
  /** What a preview shows of an option: cost, risk, dice. */
  readonly preview?: (value: number) => Readonly<Record<string, number>>;
  /**
   * Nobody else learns the reply before the rules show it: another seat's fork draws it anew. What the same function asks
   * afterwards may not depend on it; what does belongs into a later step.
   */
  readonly secret?: boolean | Pick<SecretOptions, 'known' | 'counted'>;
  /** @internal True for a choice that is asked together with others. */
  readonly joint?: boolean;
  /** @internal True for a roll of physical dice. */
  readonly rolls?: boolean;
  /** What is taken when a player declines to decide: for bots and time-outs. */
  readonly defaultReply?: number;
}

/** The values of the first two extras, where they are `yes` and `no`. */
export const confirmation = { yes: -1, no: -2 } as const;

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
  readonly seat: Seat;
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

/** A choice as it is asked. */
export class AskedDecision implements Decision {
  readonly seat: Seat;
  readonly number: number;
  readonly asks: string;
  readonly shape: DecisionShape;
  readonly step: string;
  readonly least: number;
  readonly most: number;
  choice: Choice;
  private readonly names: OptionNames;

  constructor(choice: Choice, number: number, step: string, names: OptionNames) {
    this.seat = choice.seat;
    this.number = number;
    this.asks = choice.asks;
    this.shape = choice.shape ?? 'pick';
    this.step = step;
    this.most = choice.most ?? (this.shape === 'allot' ? (choice.places?.length ?? 1) : 1);
    this.least = choice.least ?? this.most;
    this.choice = choice;
    this.names = names;
  }

  /** Has options of its own from now on: those of the choice may lie in memory that is used again. @internal */
  keep(): void {
    const { options } = this.choice;
    // By hand: `Array.from` asks a typed array for its entries one by one.
    const own = Array.isArray(options) ? options.slice() : new Array<number>(options.length);
    for (let at = 0; at < own.length; at++) own[at] = options[at] as number;
    if (Object.isFrozen(this.choice)) this.choice = { ...this.choice, options: own };
    else (this.choice as { options: ArrayLike<number> }).options = own;
  }

  get source(): string | undefined {
    return this.choice.source;
  }
  get subject(): string | undefined {
    return this.choice.subject;
  }
  get count(): number {
    return this.choice.options.length + (this.choice.extras?.length ?? 0);
  }
  /** What a copy as JSON tells: what the seat itself may read, and no more. */
  toJSON(): object {
    const { seat, number, asks, shape, step, source, subject, least, most } = this;
    const options = Array.from({ length: this.count }, (_, at) => this.keyAt(at));
    return { seat, number, asks, shape, step, source, subject, least, most, options };
  }

  valueAt(index: number): number {
    const { options } = this.choice;
    return index < options.length ? (options[index] as number) : options.length - 1 - index;
  }
  keyAt(index: number): string {
    const { options, extras, keyOf, domain } = this.choice;
    if (index >= options.length) return extras?.[index - options.length] ?? '';
    const value = options[index] as number;
    return keyOf ? keyOf(value) : this.names.keyOf(domain, value);
  }
}

/** Why a reply is none of those that a decision allows; undefined where it is one. It may come from a record that somebody forged. */
export function replyFault(decision: Decision, reply: Reply): AnswerRefusal | undefined {
  const { shape, least, most } = decision;
  if (typeof reply === 'number') {
    if (isExtra(decision, reply) || (isSingle(decision) && isOption(decision, reply))) return undefined;
    return refused('illegal', `${reply} is not among the options of ${decision.asks}`);
  }
  if (!Array.isArray(reply) || !reply.every(Number.isInteger))
    return refused('malformed', 'a reply is an integer or a list of integers');
  if (shape === 'path')
    return isWay(decision, reply) ? undefined : refused('illegal', 'that way may not be taken');
  if (isSingle(decision)) return refused('malformed', 'exactly one option is picked');
  if (reply.length < least || reply.length > most)
    return refused(
      'illegal',
      least === most ? `${most} options are picked` : `${least} to ${most} options are picked`,
    );
  const other = reply.find((value) => !isOption(decision, value));
  if (other !== undefined) return refused('illegal', `${other} is not among the options of ${decision.asks}`);
  const once = shape === 'pick' || (shape === 'allot' && !decision.choice.repeat);
  return once && new Set(reply).size !== reply.length
    ? refused('illegal', 'an option is picked once')
    : undefined;
}

/** What a secret reply was chosen from. */
export function secretOptions(decision: Decision): SecretOptions | undefined {
  const { choice, shape, seat, least, most } = decision;
  if (!choice.secret) return undefined;
  const [options, single] = [Array.from(choice.options), isSingle(decision)];
  const repeat = shape === 'chance' || (choice.repeat ?? false);
  return { seat, options, least, most, repeat, single, ...(choice.secret === true ? {} : choice.secret) };
}

/** Is exactly one value replied, not a list? */
export function isSingle({ shape, least, most }: Decision): boolean {
  return shape === 'number' || (shape === 'pick' && least === 1 && most === 1);
}

/** Does the value stand for one of the extras? */
export function isExtra({ choice }: Decision, value: number): boolean {
  return value < 0 && -value <= (choice.extras?.length ?? 0);
}

/** Is the value among the options? */
export function isOption({ choice }: Decision, value: number): boolean {
  const { options } = choice;
  for (let at = 0; at < options.length; at++) if (options[at] === value) return true;
  return false;
}

/** May the way be taken? A choice that reads drawn ways says so itself; of others the reply is the way to an option. */
function isWay({ choice }: Decision, reply: readonly number[]): boolean {
  const { options, mayTake, wayTo = (end) => [end] } = choice;
  if (mayTake) return mayTake(reply);
  return Array.from(options).some((end) => String(wayTo(end)) === String(reply));
}

/** A refusal of an answer, with the rule behind it where there is one. */
export function refused(code: AnswerRefusal['code'], message: string, refusal?: Refusal): AnswerRefusal {
  return { ok: false, code, message, refusal };
}

/** A reply as it is kept: nobody can change it any more. */
export function keptReply(reply: Reply): Reply {
  return typeof reply === 'number' ? reply : Object.freeze([...reply]);
}

/** Tells a refusal from a reply. */
export function isRefusal(reply: Reply | AnswerRefusal): reply is AnswerRefusal {
  return typeof reply === 'object' && 'ok' in reply;
}
