import type { RuleId } from '../generated/ids.gen.ts';
import { suggestRule } from '../ids/suggest-rule.ts';
import type { RuleEntry } from './rule-entry.ts';
import { allRules } from './rules.ts';

/** What a search found. */
export interface RuleSearch {
  /** The entries that hold every word, best first. */
  readonly found: readonly RuleEntry[];
  /** Ids that the text may have meant; empty where something was found. */
  readonly suggestions: readonly RuleId[];
}

/** A word weighs most in the id, then in the title, then in the rule, least in examples and open points. */
const weights = { id: 40, title: 20, rule: 8, other: 2 };

/**
 * Finds the rules that hold every word of a text, in any form that begins with the word (`fall` finds `falling`). A
 * rarer word weighs more. A text that looks like a misspelt id finds nothing and is answered with suggestions.
 */
export function searchRules(text: string): RuleSearch {
  const words = [...new Set(wordsOf(text))];
  if (words.length === 0) return { found: [], suggestions: [] };
  const matches = allRules().map((entry) => ({ entry, scores: words.map((word) => scoreOf(entry, word)) }));
  const rarity = words.map((_, index) => {
    const holders = matches.filter(({ scores }) => (scores[index] ?? 0) > 0).length;
    return Math.log(1 + matches.length / (1 + holders));
  });
  const found = matches
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ entry, scores }) => ({
      entry,
      total: scores.reduce((sum, score, index) => sum + score * (rarity[index] ?? 1), 0),
    }))
    .sort((a, b) => b.total - a.total)
    .map(({ entry }) => entry);
  return { found, suggestions: found.length > 0 ? [] : suggestRule(text) };
}

/** How well one word fits an entry; whole words count double. */
function scoreOf(entry: RuleEntry, word: string): number {
  const { question = '', ruling = '', reason = '' } = entry.ambiguity ?? {};
  const examples = entry.examples.map(({ given, when, then }) => `${given} ${when} ${then}`).join(' ');
  return (
    weights.id * occurs(entry.id, word) +
    weights.title * occurs(entry.title, word) +
    weights.rule * occurs(entry.rule, word) +
    weights.other * occurs(`${question} ${ruling} ${reason} ${examples} ${entry.decision ?? ''}`, word)
  );
}

/** 2 where the word stands whole, 1 where a word begins with it, 0 where neither. */
function occurs(text: string, word: string): 0 | 1 | 2 {
  const lower = text.toLowerCase();
  let best: 0 | 1 = 0;
  for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) {
    if (/[a-z0-9]/.test(lower.charAt(at - 1))) continue;
    if (!/[a-z0-9]/.test(lower.charAt(at + word.length))) return 2;
    best = 1;
  }
  return best;
}

/** Words in lower case; what joins the parts of an id stays. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+(?:[-.'][a-z0-9]+)*/g) ?? [];
}
