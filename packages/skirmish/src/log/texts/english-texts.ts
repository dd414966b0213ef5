import { teamSentences } from '../../rules/team/team-sentences.ts';
import { skirmishReasons } from '../reasons/reasons.ts';
import { phrases, statTexts, stepTexts } from './explanation-phrases.ts';
import type { LineText } from './line-text.ts';
import { setupTexts } from './setup-texts.ts';
import { spaceTexts } from './space-text.ts';
import { textOf } from './texts.ts';
import { objectMoments, terrainMoments, unitLines } from './unit-text.ts';

/** The line of a reason of shared code; undefined for the reasons of units. */
export const lineTextOf = (reason: string): LineText | undefined => textOf(reason);

/** Every text of shared code in English by its key, as catalogues of other languages have them. */
export function skirmishTexts(): Readonly<Record<string, string>> {
  const by = (prefix: string, texts: Readonly<Record<string, string>>): [string, string][] =>
    Object.entries(texts).map(([key, text]) => [`${prefix}:${key || 'entered'}`, text]);
  return Object.fromEntries([
    ...skirmishReasons.map((reason): [string, string] => [reason, textOf(reason)?.text ?? '']),
    ...by('explain', phrases),
    ...by('stat', statTexts),
    ...by('step', stepTexts),
    ...by('team-refused', teamSentences),
    ...by('any-terrain', terrainMoments),
    ...by('any-object', objectMoments),
    ...Object.entries(unitLines).map(([name, text]): [string, string] => [`unit:${kebab(name)}`, text]),
    ...Object.entries(spaceTexts),
    ...Object.entries(setupTexts),
    ['refusal:at', '{why} ({space})'],
    ['line:step', 'step {code}'],
    ['name:nobody', 'nobody'],
    ['name:the-figure', 'the figure'],
    ['name:the-other-figure', 'the other figure'],
    ['name:no-card', 'no card'],
    ['name:no-space', 'no space'],
    ['name:a-token', 'a token'],
    ['name:something', 'something'],
  ]);
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
