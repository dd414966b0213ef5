import type { Decision, Refusal, Reply } from '@scapewright/kernel';
import type { Answer, JsonObject, JsonValue } from '@scapewright/packs';
import { carriedBy, describeRefusal, type Game } from '@scapewright/skirmish';
import { CommandRefused } from '../failure.ts';
import {
  extraOf,
  isNamed,
  isYesOrNo,
  optionNamed,
  optionNames,
  sourceOf,
  sourceOfOption,
} from './options.ts';

type RulesOf = (refusal: Refusal) => readonly string[];

interface OpenAnswer {
  readonly answer: Answer;
  /** What of its pick has not been taken yet: the entries of a list or map. */
  parts: readonly JsonValue[];
  used: boolean;
}

/** The answers of a step. Each goes to the first decision that fits its `who` and `asks`; one left over is an error. */
export class AnswerSheet {
  private open: OpenAnswer[] = [];
  private readonly foregone = new Set<Answer>();
  private readonly rulesOf: RulesOf;

  /** `rulesOf`: the rules behind a refusal. */
  constructor(rulesOf: RulesOf) {
    this.rulesOf = rulesOf;
  }

  load(answers: readonly Answer[]): void {
    this.foregone.clear();
    this.open = answers.map((answer) => ({ answer, parts: partsOf(answer.pick), used: false }));
  }

  /** The reply to a decision, undefined where no answer fits. Throws where the answer that fits is no option. */
  reply(game: Game, decision: Decision): Reply | undefined {
    return this.replyWith(
      this.open.find((open) => fits(game, open.answer, decision) && !isOrderOfOthers(game, open, decision)),
      game,
      decision,
    );
  }

  /** The reply of an answer that says what it answers: one for which nothing else could be meant. */
  replyByName(game: Game, decision: Decision): Reply | undefined {
    return this.replyWith(
      this.open.find(({ answer }) => answer.asks !== undefined && fits(game, answer, decision)),
      game,
      decision,
    );
  }

  /** Does an answer that is still open say that it answers this decision? */
  isFor(game: Game, decision: Decision): boolean {
    return this.open.some(({ answer }) => answer.asks !== undefined && fits(game, answer, decision));
  }

  private replyWith(open: OpenAnswer | undefined, game: Game, decision: Decision): Reply | undefined {
    if (!open || isForLater(game, open, decision)) return undefined;
    const reply = replyOf(game, open, decision, this.rulesOf);
    const isOver = open.parts.length === 0;
    if (isOver) this.open = this.open.filter((one) => one !== open);
    else open.used = true;
    return reply;
  }

  /** A decision that had one option, and was not asked: an answer that names it says what happened, and may be left over. */
  forego(game: Game, decision: Decision): void {
    for (const { answer, parts } of this.open)
      if (
        answer.asks !== undefined &&
        fits(game, answer, decision) &&
        [...parts.map(String), parts.join('+')].some(
          (key) => optionFor(game, decision, key, answer) !== undefined,
        )
      )
        this.foregone.add(answer);
  }

  /**
   * Takes the answer to a decision as it is written, for who reads it in a way of its own. One that does not say what it
   * answers is meant for a later decision where its pick names nothing of the kind that is asked for.
   */
  take(game: Game, decision: Decision): readonly string[] | undefined {
    const open = this.open.find(
      ({ answer, parts }) =>
        fits(game, answer, decision) &&
        (answer.asks !== undefined || parts.every((part) => isOfKind(game, decision, keyOf(part)))),
    );
    this.open = this.open.filter((one) => one !== open);
    return open?.parts.map(String);
  }

  /** What open answers accept by its name. */
  accepted(): readonly string[] {
    return this.open.flatMap(({ answer: { asks, pick }, used }) =>
      asks === undefined || used || pick === 'no' ? [] : [asks],
    );
  }

  /** Answers that met no decision. What is left of a list is none: the last one of an order needs no asking. */
  left(): readonly Answer[] {
    return this.open
      .filter(({ answer, used }) => !used && !this.foregone.has(answer))
      .map(({ answer }) => answer);
  }
}

/** Does a key name something of the kind that a decision asks for? */
function isOfKind(game: Game, { choice }: Decision, key: string): boolean {
  return (choice.readKey?.(key) ?? game.valueOf(choice.domain, key)) !== undefined;
}

/** Is this an order of which only the last one is left, who was not asked about, and are others asked about now? */
function isOrderOfOthers(game: Game, { answer, parts, used }: OpenAnswer, decision: Decision): boolean {
  return (
    used &&
    decision.asks === 'order' &&
    parts.every((part) => optionFor(game, decision, keyOf(part), answer) === undefined)
  );
}

/** Is there no choice here, and does the answer name a thing of another kind: the place inside and not the object, say? */
function isForLater(game: Game, { answer, parts }: OpenAnswer, decision: Decision): boolean {
  const { choice } = decision;
  if (choice.options.length !== 1 || (choice.extras?.length ?? 0) > 0 || decision.shape !== 'pick')
    return false;
  return parts.every((part) => {
    const key = String(part);
    return !isOfKind(game, decision, key) && optionFor(game, decision, key, answer) === undefined;
  });
}

/** Keys of a pick that say what their value is, as in `{item: axe, at: b2}`. Any other is picked itself: `{mate: b2}`. */
const roles = new Set(['at', 'figure', 'in', 'item', 'seat', 'target', 'to', 'token']);

function partsOf(pick: JsonValue): readonly JsonValue[] {
  if (Array.isArray(pick)) return pick.flatMap((one) => (Array.isArray(one) ? [one] : partsOf(one)));
  if (pick === null || typeof pick !== 'object') return [pick];
  return Object.entries(pick).flatMap(([key, value]) => (roles.has(key) ? [value] : [key, value]));
}

/** A part as the key of an option: the spaces of one place are one. */
function keyOf(part: JsonValue): string {
  return Array.isArray(part) ? part.join('+') : String(part);
}

/** The name of the figure or thing that a decision is about. */
function subjectOf({ subject }: Decision): string | undefined {
  return subject?.slice(subject.indexOf(':') + 1);
}

/** Does a pick say by its key that it is about another figure than the one that is asked about: `{mate: b2}`? */
function isAboutAnother(game: Game, pick: JsonValue, decision: Decision): boolean {
  if (pick === null || typeof pick !== 'object' || Array.isArray(pick)) return false;
  const names = Object.keys(pick).filter((key) => !roles.has(key));
  const about = subjectOf(decision);
  if (about === undefined || !decision.subject?.startsWith('figure:') || names.includes(about)) return false;
  return (
    names.some((name) => game.valueOf('figure', name) !== undefined) &&
    !names.some((name) => optionNamed(game, decision, name) !== undefined)
  );
}

function fits(game: Game, answer: Answer, decision: Decision): boolean {
  const { who, asks, pick } = answer;
  if (who !== undefined && game.facts.playerNames[decision.seat] !== who) return false;
  if (isAboutAnother(game, pick, decision)) return false;
  if (asks === undefined || asks === decision.asks) return true;
  // Whether an ability is used is asked after the order of what acts at once.
  if (decision.asks === 'order' && !isOrder(game, answer, decision)) return false;
  if (isAskedAs(game, decision, asks)) return true;
  return Array.from(decision.choice.options).some((value) => {
    const option = sourceOfOption(game, decision, value);
    return option !== undefined && isNamed(option, asks);
  });
}

/** Decisions of figures that go themselves, and are put nowhere. */
const doorAsks: ReadonlySet<string> = new Set(['enter', 'exit', 'change-seat']);

/** Is `asks` a word for what a decision asks: its kind, another name of that, or the ability that asks? */
export function isAskedAs(game: Game, decision: Decision, asks: string): boolean {
  if (asks === decision.asks) return true;
  if (decision.asks === 'direction' && ['path', 'place', 'knockback'].includes(asks)) return true;
  if (asks === 'place' && decision.choice.domain === 'place' && !doorAsks.has(decision.asks)) return true;
  if (asks === 'initiative' && decision.asks === 'reroll') return true;
  if (asks === 'reroll' && decision.choice.domain === 'die') return true;
  const source = sourceOf(game, decision);
  return (source !== undefined && isNamed(source, asks)) || isOfCarried(game, asks, decision);
}

/** Does an answer to something that acts at once with others say which goes first? */
function isOrder(game: Game, answer: Answer, decision: Decision): boolean {
  const { pick } = answer;
  if (pick === 'yes' || pick === 'no') return false;
  return partsOf(pick).some((part) => optionFor(game, decision, String(part), answer) !== undefined);
}

/** Is a figure asked about using something that it carries, and is this the name of what it carries? */
function isOfCarried(game: Game, asks: string, { source, subject }: Decision): boolean {
  const token = game.valueOf('token', asks);
  const figure = subject === undefined ? undefined : game.valueOf('figure', subject);
  if (token === undefined || figure === undefined || source !== 'rule:use-item') return false;
  return carriedBy(game, figure).includes(token);
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

function replyOf(game: Game, open: OpenAnswer, decision: Decision, rulesOf: RulesOf): Reply {
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
  if ((shape === 'pick' || shape === 'allot') && most > 1) {
    const written = open.parts.map(String);
    const named = decision.choice.domain === 'die' ? diceOf(written) : written;
    if (shape === 'allot' && decision.choice.otherwise !== undefined)
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
  const { places = [], otherwise = 0 } = decision.choice;
  const toward = (key: JsonValue): number => valueFor(game, decision, keyOf(key), answer, rulesOf);
  const byPlace = places.map((place) => placedBy(answer.pick, place));
  if (byPlace.some((one) => one !== undefined)) {
    open.parts = parts.filter((part) => !byPlace.includes(part) && !places.includes(String(part)));
    return byPlace.map((one) => (one === undefined ? otherwise : toward(one)));
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

function optionFor(game: Game, decision: Decision, key: string, { asks }: Answer): number | undefined {
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
