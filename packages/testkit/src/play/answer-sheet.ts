import type { Decision, Reply } from '@scapewright/kernel';
import type { Answer, JsonValue } from '@scapewright/packs';
import type { Game } from '@scapewright/skirmish/author';
import {
  isOfCarried,
  isOfKind,
  keyOf,
  type OpenAnswer,
  optionFor,
  type RulesOf,
  replyOf,
  subjectOf,
} from './answer-reply.ts';
import { isNamed, optionNamed, sourceOf, sourceOfOption } from './options.ts';

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
