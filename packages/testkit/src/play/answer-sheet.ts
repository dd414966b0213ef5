import type { Decision, Reply } from '@scapewright/kernel';
import type { Answer, JsonObject, JsonValue } from '@scapewright/packs';
import { type Game, tokenPlan } from '@scapewright/skirmish/author';
import {
  isOfKind,
  keyOf,
  type OpenAnswer,
  optionFor,
  type RulesOf,
  replyOf,
  subjectOf,
} from './answer-reply.ts';
import { isNamed, isYesOrNo, optionNamed, sourceOfOption } from './options.ts';
import { isAskedAs } from './question-words.ts';

/** What of an answer nobody asked for. */
export interface LeftAnswer {
  readonly answer: Answer;
  /** Undefined: all of it. */
  readonly parts: readonly JsonValue[] | undefined;
  /** May what was accepted by it have taken it as said, without asking? */
  readonly isImplied: boolean;
}

/** The answers of a step. Each goes to the first decision that fits its `who` and `asks`; what is left over is an error. */
export class AnswerSheet {
  private open: OpenAnswer[] = [];
  private done: OpenAnswer[] = [];
  private readonly rulesOf: RulesOf;

  /** `rulesOf`: the rules behind a refusal. */
  constructor(rulesOf: RulesOf) {
    this.rulesOf = rulesOf;
  }

  load(answers: readonly Answer[]): void {
    this.done = [];
    this.open = answers.map((answer) => ({
      answer,
      parts: partsOf(answer.pick),
      used: false,
      settled: new Set(),
      strange: [],
      isImplied: false,
    }));
  }

  /** The reply to a decision, undefined where no answer fits. Throws where the answer that fits is no option. */
  reply(game: Game, decision: Decision): Reply | undefined {
    return this.replyWith(
      this.open.find((open) => fits(game, open.answer, decision) && !isOver(game, open, decision)),
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
    settle(game, open, decision);
    const isImplied = isYesOrNo(decision) && !['yes', 'no'].includes(String(open.parts[0]));
    const reply = replyOf(game, open, decision, this.rulesOf);
    open.isImplied ||= isImplied;
    open.used = true;
    if (open.parts.length === 0) this.close(open);
    return reply;
  }

  private close(open: OpenAnswer): void {
    this.open = this.open.filter((one) => one !== open);
    this.done.push(open);
  }

  /**
   * A decision that had one option, and was not asked: an answer may name it all the same. One that says of the very thing that
   * it is another is wrong, and answers nothing that comes later.
   */
  forego(game: Game, decision: Decision): void {
    for (const open of this.open) {
      const { answer, parts } = open;
      if (answer.asks === undefined || !fits(game, answer, decision)) continue;
      const isOption = (part: string): boolean => optionFor(game, decision, part, answer) !== undefined;
      const isWhole = isOption(parts.map(keyOf).join('+'));
      for (const part of parts) if (isWhole || isOption(keyOf(part))) open.settled.add(part);
      const strange = saidOf(answer.pick, decision.choice.domain).filter(
        (part) => parts.includes(part) && !open.settled.has(part),
      );
      if (strange.length === 0) continue;
      open.strange = [...open.strange, ...strange];
      open.parts = parts.filter((part) => !strange.includes(part));
      if (open.parts.length === 0) this.close(open);
    }
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

  /** Is there an answer that has met no decision yet? */
  get isWaiting(): boolean {
    return this.open.some(({ used, settled }) => !used && settled.size === 0);
  }

  /** What nobody asked for: whole answers, and parts of answers of which others were used. */
  left(): readonly LeftAnswer[] {
    return [...this.open, ...this.done].flatMap(({ answer, parts, used, settled, strange, isImplied }) => {
      const unasked = [...strange, ...parts.filter((part) => !settled.has(part))];
      if (unasked.length === 0) return [];
      const isWhole = !used && settled.size === 0;
      return [{ answer, parts: isWhole ? undefined : unasked, isImplied: isImplied && strange.length === 0 }];
    });
  }
}

/** Remembers what a decision settles beside what is picked in it: whom or what it is about, and the rest of an order. */
function settle(game: Game, { answer, parts, settled }: OpenAnswer, decision: Decision): void {
  const about = subjectOf(decision);
  const token = decision.subject?.startsWith('token:') ? game.valueOf('token', decision.subject) : undefined;
  const content = token === undefined ? undefined : tokenPlan(game, token).content;
  for (const part of parts) {
    const key = keyOf(part);
    const isLast = decision.asks === 'order' && optionFor(game, decision, key, answer) !== undefined;
    if (isLast || key === about || key === content || key === answer.asks) settled.add(part);
  }
}

/**
 * Is an answer used up for this decision, though some of it is left: the last of an order, who was not asked about while others
 * are now, or what came about unasked?
 */
function isOver(game: Game, { answer, parts, used, settled }: OpenAnswer, decision: Decision): boolean {
  if (!used) return false;
  const isNone = parts.every((part) => optionFor(game, decision, keyOf(part), answer) === undefined);
  return isNone && (decision.asks === 'order' || parts.every((part) => settled.has(part)));
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

/** What decisions of a domain ask for, as the keys of a pick call it. */
const rolesOf: Readonly<Record<string, readonly string[]>> = {
  token: ['item', 'token'],
  space: ['at', 'to'],
};

/** What a pick says of the very thing that decisions of a domain ask for: `{item: axe}` of a token. */
function saidOf(pick: JsonValue, domain: string): readonly JsonValue[] {
  if (pick === null || typeof pick !== 'object' || Array.isArray(pick)) return [];
  return (rolesOf[domain] ?? []).flatMap((role) => (pick as JsonObject)[role] ?? []);
}

function partsOf(pick: JsonValue): readonly JsonValue[] {
  if (Array.isArray(pick)) return pick.flatMap((one) => (Array.isArray(one) ? [one] : partsOf(one)));
  if (pick === null || typeof pick !== 'object') return [pick];
  return Object.entries(pick).flatMap(([key, value]) => (roles.has(key) ? [value] : [key, value]));
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

/** Does an answer to something that acts at once with others say which goes first? */
function isOrder(game: Game, answer: Answer, decision: Decision): boolean {
  const { pick } = answer;
  if (pick === 'yes' || pick === 'no') return false;
  return partsOf(pick).some((part) => optionFor(game, decision, String(part), answer) !== undefined);
}
