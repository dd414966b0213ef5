import { english, type Said, type SaidValue, saying, Wording } from '@scapewright/table';
import { german } from '@scapewright/table/german';
import { germanRuleTitles } from '@scapewright/table/german-titles';
import { germanTerminal } from '../german.ts';
import { type TerminalText, terminalTexts } from './terminal-texts.ts';

/** What stands in the places of a text: words, numbers, or several words that make a list. */
export type PhraseValues = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** What the terminal itself says, in one language. */
export interface TerminalWords {
  readonly language: 'en' | 'de';
  /** A text of the terminal. */
  say(key: TerminalText, values?: PhraseValues): string;
  /** Something that was put into words before anybody knew the language. */
  text(said: Said): string;
  /** What something of games is called, by the key of its name in catalogues. */
  nameOf(name: string, key: string): string;
  /** A number with so many digits behind the point, as the language writes it. */
  number(value: number, digits: number): string;
  /** How long ago something was. */
  ago(count: number, unit: 'day' | 'hour' | 'minute'): string;
}

/** A text of the terminal before it is in a language, and in English. */
export function phrase(key: TerminalText, values: PhraseValues = {}): Said & { readonly english: string } {
  const said = saidOf(key, values);
  return { ...said, english: english.text(said) };
}

function saidOf(key: TerminalText, values: PhraseValues = {}): Said {
  const filled = Object.entries(values).flatMap(([name, value]): [string, SaidValue][] =>
    value === undefined
      ? []
      : [[name, typeof value === 'object' ? value.map((one) => ({ name: one })) : value]],
  );
  return saying(key, terminalTexts[key], Object.fromEntries(filled));
}

/** The words of a language as the environment or a person names it: `de_AT.UTF-8`, `de`. English where it is not known. */
export function terminalWords(language: string | undefined): TerminalWords {
  const isGerman = /^de(?![a-z])/i.test(language ?? '');
  const wording = isGerman
    ? new Wording('de', { ...german(), ...germanRuleTitles(), ...germanTerminal })
    : new Wording();
  const text = (said: Said): string => wording.text(said);
  return {
    language: isGerman ? 'de' : 'en',
    say: (key, values) => text(saidOf(key, values)),
    text,
    nameOf: (name, key) => wording.nameOf({ name, key }),
    number: (value, digits) =>
      new Intl.NumberFormat(wording.language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value),
    ago: (count, unit) => new Intl.RelativeTimeFormat(wording.language).format(-count, unit),
  };
}

/** The language of a device, as its environment names it. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  return environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || undefined;
}
