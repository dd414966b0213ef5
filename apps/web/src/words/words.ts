import { IntlMessageFormat } from 'intl-messageformat';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Language, useSettings } from '../settings/settings.ts';
import type { Catalogue, WordKey } from './catalogue.ts';
import { english } from './english.ts';

export type Values = Readonly<Record<string, string | number>>;
/** Says a text of the catalogue in the language that was chosen, with values in their places. */
export type Say = (key: WordKey, values?: Values) => string;

/** English is there from the start; others are fetched when somebody wants them. */
const fetches: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>> = {
  de: async () => (await import('./german.ts')).german,
};
const there = new Map<Language, Catalogue>([['en', english]]);
const made = new Map<string, IntlMessageFormat>();
const listeners = new Set<() => void>();

/** Fetches the texts of a language, once. Done when they can be said; where they cannot be fetched, English is said. */
export async function learnLanguage(language: Language): Promise<void> {
  if (language === 'en' || there.has(language)) return;
  try {
    there.set(language, await fetches[language]());
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** A text of a language's catalogue, with plurals as the language has them. */
export function sayIn(language: Language, key: WordKey, values?: Values): string {
  const spoken = there.has(language) ? language : 'en';
  const name = `${spoken} ${key}`;
  const text = (there.get(spoken) ?? english)[key];
  const message = made.get(name) ?? new IntlMessageFormat(text, spoken, undefined, { ignoreTag: true });
  made.set(name, message);
  return String(message.format(values));
}

/** What something is called that packs may bring more of: by its key where there are words for it, else by its own name. */
export const sayName = (say: Say, key: string, name: string): string =>
  Object.hasOwn(english, key) ? say(key as WordKey) : name;

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The texts of pages in the language of the settings. */
export function useWords(): Say {
  const language = useSettings((settings) => settings.language);
  const spoken = useSyncExternalStore(listen, () => (there.has(language) ? language : 'en'));
  useEffect(() => void learnLanguage(language), [language]);
  return useCallback((key, values) => sayIn(spoken, key, values), [spoken]);
}
