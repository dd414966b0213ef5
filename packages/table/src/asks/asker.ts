import type { Decision, Match, Seat } from '@scapewright/kernel';
import type { Told } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { Explanation, RulesBehind } from '@scapewright/skirmish/explain';
import type { Speaker } from '../table/speaker.ts';

/** Who asks, and what may be looked at for the answer: `match` holds nothing that the viewer may not know. */
export interface Asker {
  readonly engine: SkirmishEngine;
  /** The rules behind answers, told in the language of who asks. */
  readonly rules: RulesBehind;
  readonly speaker: Speaker;
  readonly match: Match<Game>;
  readonly viewer: Seat;
  /** The text of a rule, by its id in capitals, in a language where whoever serves the table has it. */
  readonly ruleText?: ((id: string, language: string) => string | undefined) | undefined;
  /** What the viewer is asked now. */
  readonly decision: Decision | undefined;
}

/** An answer in sentences. */
export type ToldWhy = Told<'why'>;

/** Explanations as one answer: the sentence of the first, and the parts of all. */
export function toldOf(
  explanations: readonly Pick<Explanation<unknown>, 'text' | 'parts' | 'rules'>[],
): ToldWhy {
  const [first] = explanations;
  const parts = explanations.flatMap(({ text, parts: own }, at) => {
    const told = own.map(({ text: words, rules, amount, applied }) => ({
      text: words,
      rules: [...rules],
      applied,
      ...(amount === undefined ? {} : { amount }),
    }));
    return at === 0 ? told : [{ text, rules: [], applied: true }, ...told];
  });
  return {
    text: first?.text ?? '',
    parts,
    rules: [...new Set(explanations.flatMap(({ rules }) => rules))],
  };
}
