import type { Decision, Refusal, Reply } from '@scapewright/kernel';
import type { Answer, JsonObject, JsonValue } from '@scapewright/packs';
import type { Game } from '@scapewright/skirmish/author';
import { describeRefusal } from '@scapewright/skirmish/explain';
import { CommandRefused } from '../failure.ts';
import { extraOf, isYesOrNo, optionNamed, optionNames } from './options.ts';
import { isOfCarried } from './question-words.ts';

/** The rules behind a refusal. */
export type RulesOf = (refusal: Refusal) => readonly string[];

/** An answer of which something is left. */
export interface OpenAnswer {
  readonly answer: Answer;
  /** What of its pick has not been taken yet: the entries of a list or map. */
  parts: readonly JsonValue[];
  used: boolean;
  /** Parts that came about without being asked for: the only option there was, what was asked about, the last of an order. */
  readonly settled: Set<JsonValue>;
  /** Parts that say of a thing what it is not: another than the only option there was. */
  strange: readonly JsonValue[];
  /** Has something optional been accepted by naming what it is to be done with? */
  isImplied: boolean;
}

/** Does a key name something of the kind that a decision asks for? */
export function isOfKind(game: Game, { choice }: Decision, key: string): boolean {
  return (choice.readKey?.(key) ?? game.valueOf(choice.domain, key)) !== undefined;
}

/** A part as the key of an option: the spaces of one place are one. */
export function keyOf(part: JsonValue): string {
  return Array.isArray(part) ? part.join('+') : String(part);
}

/** The name of the figure or thing that a decision is about. */
export function subjectOf({ subject }: Decision): string | undefined {
  return subject?.slice(subject.indexOf(':') + 1);
}

const faces: Readonly<Record<string, string>> = { S: 'skull', H: 'shield', B: 'blank' };

/** Dice by their letters, as a roll is written: the first shield is the first `H`. */
function diceOf(keys: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return keys
    .flatMap((key) => (/^[SHB]+$/.test(key) ? [...key] : [key]))
    .map((key) => {
      const face = faces[key];
      if (face === undefined) return key;
      const number = (counts.get(face) ?? 0) + 1;
      counts.set(face, number);
      return `${face}-${number}`;
    });
}

/** The reply that an answer means; what it takes of the answer is taken off. Throws where it names no option. */
export function replyOf(game: Game, open: OpenAnswer, decision: Decision, rulesOf: RulesOf): Reply {
  const { answer } = open;
  const [first] = open.parts;
  const key = String(first);
  if (isYesOrNo(decision)) {
    if (key !== 'yes' && key !== 'no') return extraOf(decision, 'yes') as number;
    const names = key === 'yes' && isOfCarried(game, answer.asks ?? '', decision) ? [answer.asks ?? ''] : [];
    open.parts = Array.isArray(answer.pick) ? open.parts.slice(1) : names;
    return extraOf(decision, key) as number;
  }
  if (decision.shape === 'path' && Array.isArray(answer.pick)) {
    open.parts = [];
    return wayReply(game, decision, answer.pick.map(String));
  }
  const { least, most, shape } = decision;
  if ((shape === 'pick' || shape === 'allot') && (most > 1 || least !== most)) {
    const written = open.parts.map(String);
    const named = decision.choice.domain === 'die' ? diceOf(written) : written;
    if (shape === 'allot' && decision.choice.defaultReply !== undefined)
      return allotted(game, open, decision, rulesOf);
    open.parts = [];
    const isForAll = shape === 'allot' && !Array.isArray(answer.pick) && named.length === 1;
    const keys = isForAll ? Array.from({ length: least }, () => named[0] as string) : named;
    const only = named.length === 1 ? extraOf(decision, named[0] as string) : undefined;
    if (only === undefined && (keys.length < least || keys.length > most)) throw wrongCount(decision, keys);
    return only ?? keys.map((one) => valueFor(game, decision, one, answer, rulesOf));
  }
  const whole = Array.isArray(answer.pick) ? optionNamed(game, decision, answer.pick.join('+')) : undefined;
  if (whole !== undefined) {
    open.parts = [];
    return whole;
  }
  const at = open.parts.findIndex((part) => optionFor(game, decision, keyOf(part), answer) !== undefined);
  if (at < 0) throw notAnOption(game, decision, nearestOf(game, open.parts, decision), rulesOf);
  const value = valueFor(game, decision, keyOf(open.parts[at] as JsonValue), answer, rulesOf);
  const about = subjectOf(decision);
  open.parts = open.parts.filter((part, place) => place !== at && part !== about);
  if (shape === 'path' && value >= 0) return decision.choice.wayTo?.(value) ?? [value];
  return value;
}

/**
 * One option for each place, as an answer lists them, or names them by their places: `{X: mate}`. One word is meant for all;
 * what is not named goes where it would otherwise; what is left of a list is for what is asked next.
 */
function allotted(game: Game, open: OpenAnswer, decision: Decision, rulesOf: RulesOf): Reply {
  const { answer, parts } = open;
  const { places = [], defaultReply = 0 } = decision.choice;
  const toward = (key: JsonValue): number => valueFor(game, decision, keyOf(key), answer, rulesOf);
  const byPlace = places.map((place) => placedBy(answer.pick, place));
  if (byPlace.some((one) => one !== undefined)) {
    open.parts = parts.filter((part) => !byPlace.includes(part) && !places.includes(String(part)));
    return byPlace.map((one) => (one === undefined ? defaultReply : toward(one)));
  }
  const isForAll = !Array.isArray(answer.pick) && parts.length === 1;
  if (!isForAll && parts.length < places.length) throw wrongCount(decision, parts.map(String));
  open.parts = parts.slice(places.length);
  return places.map((_, at) => toward(parts[isForAll ? 0 : at] as JsonValue));
}

/** What a map says about a place by its name. */
function placedBy(pick: JsonValue, place: string): JsonValue | undefined {
  return pick === null || typeof pick !== 'object' || Array.isArray(pick)
    ? undefined
    : (pick as JsonObject)[place];
}

/** Of an answer's words the one that comes nearest to an option: one for a thing of the kind that is asked about. */
function nearestOf(game: Game, parts: readonly JsonValue[], decision: Decision): string {
  const keys = parts.map(keyOf);
  return keys.find((key) => isOfKind(game, decision, key)) ?? (keys[0] as string);
}

function wayReply(game: Game, decision: Decision, way: readonly string[]): Reply {
  const read = decision.choice.readWay?.(way);
  if (read === undefined || 'reason' in read)
    throw new CommandRefused(
      `${way.join(' ')} is no way that may be taken${read ? `: ${describeRefusal(game, read)}` : ''}`,
    );
  return [...read];
}

/** The option that a key of an answer names, `yes` and `no` included. */
export function optionFor(game: Game, decision: Decision, key: string, { asks }: Answer): number | undefined {
  const value = optionNamed(game, decision, key);
  if (value !== undefined) return value;
  const { choice } = decision;
  if (key === 'no') return extraOf(decision, 'no', 'none', 'done', 'normal');
  if (key !== 'yes') return undefined;
  if (asks !== undefined && choice.domain === 'hook') return optionNamed(game, decision, asks);
  return choice.options.length === 1 ? choice.options[0] : undefined;
}

function valueFor(game: Game, decision: Decision, key: string, answer: Answer, rulesOf: RulesOf): number {
  const value = optionFor(game, decision, key, answer);
  if (value === undefined) throw notAnOption(game, decision, key, rulesOf);
  return value;
}

function wrongCount(decision: Decision, { length }: readonly string[]): CommandRefused {
  const { asks, least, most } = decision;
  const wanted = least === most ? `${least} picks` : `${least} to ${most} picks`;
  return new CommandRefused(`${asks} takes ${wanted}, not ${length}; options: ${optionNames(decision)}`);
}

function notAnOption(game: Game, decision: Decision, key: string, rulesOf: RulesOf): CommandRefused {
  const { choice } = decision;
  const value = choice.readKey?.(key) ?? game.valueOf(choice.domain, key);
  const refusal = value === undefined ? undefined : choice.whyNot?.(value);
  const message = `"${key}" is no option of ${decision.asks}: ${optionNames(decision)}`;
  return new CommandRefused(message, refusal && rulesOf(refusal));
}
