import type { Contribution, Refusal } from '@scapewright/kernel';
import { describeRefusal } from '../log/log-text.ts';
import type { RulesBehind } from '../log/rules-behind.ts';
import { filled, type LineData, nameOf, sourceName } from '../log/texts/line-text.ts';
import { textOf } from '../log/texts/texts.ts';
import { unitText } from '../log/texts/unit-text.ts';
import type { Figure } from '../model/numbers.ts';
import type { Game } from '../state/game.ts';

/** One part of an answer: what it is, by which rules, from where, and what it gives where that is a number. */
export interface ExplainedPart {
  readonly reason: string;
  readonly text: string;
  /** Ledger ids, the one that says it best first. */
  readonly rules: readonly string[];
  /** Printed name of the ability, symbol, terrain or item; undefined for what is on the card or a general rule. */
  readonly source: string | undefined;
  readonly how: Contribution['how'] | undefined;
  readonly amount: number | undefined;
  /** False for what was looked at and does not apply now. */
  readonly applied: boolean;
}

/** An answer with its parts: `result` as the rules read it, one sentence, and the ledger ids of all that applies. */
export interface Explanation<Result> {
  readonly result: Result;
  readonly text: string;
  readonly parts: readonly ExplainedPart[];
  readonly rules: readonly string[];
}

/** What is told about one part. */
export interface PartNotes {
  readonly data?: LineData;
  readonly source?: string | undefined;
  readonly how?: Contribution['how'];
  readonly amount?: number;
  readonly applied?: boolean;
}

/** Makes answers: looks up texts and rules for reasons. */
export class Explainer {
  readonly engine: RulesBehind;
  readonly game: Game;

  constructor(engine: RulesBehind, game: Game) {
    this.engine = engine;
    this.game = game;
  }

  /** A part by its reason. */
  part(reason: string, notes: PartNotes = {}): ExplainedPart {
    const { engine, game } = this;
    const { data = {}, source, how, amount, applied = true } = notes;
    const hook = source === undefined ? undefined : game.facts.sources.find(({ key }) => key === source);
    const own = textOf(reason);
    return {
      reason,
      text: own ? filled(game, own.text, data) : (unitText(game, reason, data, hook) ?? reason),
      rules: engine.rulesOf(reason, source),
      source: hook && sourceName(hook),
      how,
      amount,
      applied,
    };
  }

  /** The part of a number: `+1 Rage Smash`, `6 printed`. */
  contribution({ how, amount, reason, source, applied }: Contribution, data: LineData = {}): ExplainedPart {
    const key = how === 'base' ? `base.${reason}` : reason;
    const made = this.part(key, { data: { ...data, dice: amount }, source, how, amount, applied });
    return { ...made, text: `${amountText(how, amount)} ${made.source ?? shortText(reason, made.text)}` };
  }

  /** The part that refuses. */
  refusal(refusal: Refusal): ExplainedPart {
    const { reason, source } = refusal;
    const rules = this.engine.rulesOfRefusal(refusal);
    return { ...this.part(reason, { source }), rules, text: describeRefusal(this.game, refusal) };
  }

  /** The whole answer. */
  explanation<Result>(result: Result, text: string, parts: readonly ExplainedPart[]): Explanation<Result> {
    const rules = parts.filter(({ applied }) => applied).flatMap((part) => part.rules);
    return { result, text, parts, rules: [...new Set(rules)] };
  }

  /** The name of a figure. */
  name(figure: Figure): string {
    return nameOf(this.game, 'figure', figure);
  }
}

/** Words for general rules that give dice. */
const shortTexts: Readonly<Record<string, string>> = {
  'height.attack': 'height',
  'height.attack-great': 'height',
  'height.attack-from-rung': 'height',
  'height.defense': 'height',
  'height.defense-great': 'height',
  'height.defense-from-rung': 'height',
  'obstruction.die': 'obstruction',
};

function shortText(reason: string, text: string): string {
  return shortTexts[reason] ?? text;
}

function amountText(how: Contribution['how'], amount: number): string {
  if (how === 'base') return String(amount);
  if (how === 'add') return amount < 0 ? String(amount) : `+${amount}`;
  if (how === 'scale') return `times ${amount}`;
  if (how === 'set') return `set to ${amount} by`;
  return `${how === 'least' ? 'at least' : 'at most'} ${amount} by`;
}
