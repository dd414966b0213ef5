import { type Said, Wording } from '@scapewright/table';
import type { BattleProblem } from '@scapewright/table/content';
import type { Language } from '../settings/settings.ts';

/** What is wrong, and what to do about it, as sentences. */
export interface ToldProblem {
  readonly text: string;
  /** English where there are no words for it in the language that was asked for. */
  readonly lang: Language;
}

/** Says what keeps a battle from beginning in a language; its catalogue is fetched for that alone. */
export async function tellProblems(
  language: Language,
  problems: readonly BattleProblem[],
): Promise<readonly ToldProblem[]> {
  if (problems.length === 0) return [];
  const wording = await wordingIn(language);
  return problems.map(({ message, fix, said }) => {
    const words =
      said && language !== 'en'
        ? [said.message, said.fix].map((one) => one && wording.text(one))
        : [message, fix];
    const text = words.flatMap((one) => (one ? [sentence(one)] : [])).join(' ');
    return { text, lang: said ? language : 'en' };
  });
}

/** The same of sentences that stand for themselves. */
export const problemOf = (message: Said): BattleProblem => ({
  place: '',
  message: new Wording().text(message),
  said: { message },
});

/** What was thrown, by whoever threw it in English. */
export const toldError = (error: unknown): ToldProblem => ({
  text: error instanceof Error ? error.message : String(error),
  lang: 'en',
});

async function wordingIn(language: Language): Promise<Wording> {
  if (language === 'en') return new Wording();
  const { german } = await import('@scapewright/table/german');
  return new Wording(language, german());
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
