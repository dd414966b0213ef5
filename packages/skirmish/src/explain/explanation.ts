import type { Contribution, Refusal } from '@scapewright/kernel';
import { saidOfRefusal } from '../log/log-text.ts';
import type { RulesBehind } from '../log/rules-behind.ts';
import { phrases } from '../log/texts/explanation-phrases.ts';
import { type LineData, nameOfSource, saidValue, saidWith } from '../log/texts/line-text.ts';
import { textOf } from '../log/texts/texts.ts';
import { saidByUnit } from '../log/texts/unit-text.ts';
import { type Said, type SaidValue, saying } from '../log/wording/said.ts';
import { english, type Wording } from '../log/wording/wording.ts';
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
  private readonly wording: Wording;

  constructor(engine: RulesBehind, game: Game) {
    this.engine = engine;
    this.wording = engine.wording ?? english;
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
      text: this.wording.text(
        own
          ? saidWith(game, reason, own.text, data)
          : (saidByUnit(game, reason, data, hook) ?? saying(reason, reason)),
      ),
      rules: engine.rulesOf(reason, source),
      source: hook && this.wording.nameOf(nameOfSource(hook)),
      how,
      amount,
      applied,
    };
  }

  /** The part of a number: `+1 Rage Smash`, `6 printed`. */
  contribution({ how, amount, reason, source, applied }: Contribution, data: LineData = {}): ExplainedPart {
    const key = how === 'base' ? `base.${reason}` : reason;
    const made = this.part(key, { data: { ...data, dice: amount }, source, how, amount, applied });
    const short = shortTexts[reason];
    const what = made.source ?? (short ? this.say(short) : made.text);
    return { ...made, text: this.say(amountPhrases[how], { amount: signedIf(how, amount), what }) };
  }

  /** The part that refuses. */
  refusal(refusal: Refusal): ExplainedPart {
    const { reason, source } = refusal;
    const rules = this.engine.rulesOfRefusal(refusal);
    return {
      ...this.part(reason, { source }),
      rules,
      text: this.wording.text(saidOfRefusal(this.game, refusal)),
    };
  }

  /** The whole answer. */
  explanation<Result>(result: Result, text: string, parts: readonly ExplainedPart[]): Explanation<Result> {
    const rules = parts.filter(({ applied }) => applied).flatMap((part) => part.rules);
    return { result, text, parts, rules: [...new Set(rules)] };
  }

  /** A figure by its name. */
  name(figure: Figure): SaidValue {
    return saidValue(this.game, 'figure', figure);
  }

  /** A phrase of explanations in the language of whoever asks. */
  say(phrase: keyof typeof phrases, values?: Said['values']): string {
    return this.wording.text(saying(`explain:${phrase}`, phrases[phrase], values));
  }

  /** A text in the language of whoever asks. */
  text(said: Said): string {
    return this.wording.text(said);
  }
}

/** Words for general rules that give dice. */
const shortTexts: Readonly<Record<string, keyof typeof phrases>> = {
  'height.attack': 'height',
  'height.attack-great': 'height',
  'height.attack-from-rung': 'height',
  'height.defense': 'height',
  'height.defense-great': 'height',
  'height.defense-from-rung': 'height',
  'obstruction.die': 'obstruction',
};

/** How each kind of contribution is told. */
const amountPhrases: Readonly<Record<Contribution['how'], keyof typeof phrases>> = {
  base: 'amount',
  add: 'amount',
  scale: 'times',
  set: 'set',
  least: 'least',
  most: 'most',
};

function signedIf(how: Contribution['how'], amount: number): string {
  return how === 'add' && amount >= 0 ? `+${amount}` : String(amount);
}
