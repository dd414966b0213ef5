import { type Said, saying } from '@scapewright/table';
import { abilityFindings } from './ability-findings.ts';
import { fileFindings } from './file-findings.ts';
import { packFindings } from './pack-findings.ts';

/** A sentence of the readers, with what is looked for to find it again. */
interface Phrase {
  readonly key: string;
  readonly pattern: RegExp;
  readonly gaps: readonly string[];
  /** How many letters of it are certain: whatever says more of what there is comes first. */
  readonly certain: number;
}

const gap = /\{(\w+)\}/g;
const all = { ...fileFindings, ...packFindings, ...abilityFindings };
const keyOf = (english: string): string => `finding:${english}`;

/** The German of every finding. */
export const findingGerman: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(all).map(([english, words]) => [keyOf(english), filledIn(words)])),
  'finding:of': '{name}: {what}',
  'finding:under': 'Nach {ruleset}: {what}',
};

const phrases: readonly Phrase[] = Object.keys(all)
  .map((english) => ({
    key: keyOf(english),
    pattern: new RegExp(`^${english.split(gap).map(partOfPattern).join('')}$`, 's'),
    gaps: [...english.matchAll(gap)].map(([, name = '']) => name),
    certain: english.replace(gap, '').length,
  }))
  .sort((a, b) => b.certain - a.certain);

/**
 * What a reader of packs says in English, so that it can be said in another language: the readers, and `scape check`, speak
 * English alone. Undefined where no other language has it.
 */
export function findingSaid(text: string): Said | undefined {
  const whole = phraseSaid(text);
  if (whole) return whole;
  // Of whom it is said stands before it: the name of an ability, or the ruleset under which it is so.
  const [, name = '', rest] = /^([^:"]{1,80}): (.*)$/s.exec(text) ?? [];
  const what = rest === undefined ? undefined : phraseSaid(rest);
  if (!what) return undefined;
  const [, ruleset] = /^under (\S+)$/.exec(name) ?? [];
  if (ruleset !== undefined) return saying('finding:under', '{text}', { text, ruleset, what });
  return saying('finding:of', '{text}', { text, name, what });
}

function phraseSaid(text: string): Said | undefined {
  for (const { key, pattern, gaps } of phrases) {
    const found = pattern.exec(text)?.slice(1);
    if (!found) continue;
    const values = gaps.map((name, at) => [name, wordsFor(name, found[at] ?? '')] as const);
    return saying(key, '{text}', { text, ...Object.fromEntries(values) });
  }
  return undefined;
}

/** A gap for words of the readers is filled with those of the other language. */
function wordsFor(name: string, found: string): string | Said {
  return (name.startsWith('what') ? phraseSaid(found) : undefined) ?? found;
}

/** Every second part of a sentence is a gap. */
function partOfPattern(part: string, at: number): string {
  return at % 2 === 1 ? '(.+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A sentence with gaps as a message is written: braces that are no gap, and apostrophes, stand for themselves. */
function filledIn(words: string): string {
  return words
    .split(gap)
    .map((part, at) => (at % 2 === 1 ? `{${part}}` : part.replaceAll("'", "''").replace(/[{}]+/g, "'$&'")))
    .join('');
}
