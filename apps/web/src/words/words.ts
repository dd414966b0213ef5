import { IntlMessageFormat } from 'intl-messageformat';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Language, useSettings } from '../settings/settings.ts';
import type { Catalogue, WordKey } from './catalogue.ts';
import { english } from './english.ts';

export type Values = Readonly<Record<string, string | number>>;
/** Says a text of the catalogue in the language that was chosen, with values in their places. */
export type Say = (key: WordKey, values?: Values) => string;

type Names = Readonly<Record<string, string>>;

/** English is there from the start; others are fetched when somebody wants them. */
const fetches: Readonly<Record<Exclude<Language, 'en'>, () => Promise<readonly [Catalogue, Names]>>> = {
  de: async () => {
    const { german, germanNames } = await import('./german.ts');
    return [german, germanNames];
  },
};
const there = new Map<Language, Catalogue>([['en', english]]);
/** What plugins call what they bring, in languages other than the one in which they are written. */
const names = new Map<Language, Names>();
const made = new Map<string, IntlMessageFormat>();
const listeners = new Set<() => void>();

/** Fetches the texts of a language, once. Done when they can be said; where they cannot be fetched, English is said. */
export async function learnLanguage(language: Language): Promise<void> {
  if (language === 'en' || there.has(language)) return;
  try {
    const [catalogue, own] = await fetches[language]();
    there.set(language, catalogue);
    names.set(language, own);
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

/** A number of a card, of which packs may bring more: by its key where there are words for it, else by its own name. */
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
  const spoken = useSpoken();
  return useCallback((key, values) => sayIn(spoken, key, values), [spoken]);
}

/** What terrain, objects and chapters are called in the language of the settings: by their key in catalogues of plugins, else as they are. */
export function useNames(): (key: string, name: string) => string {
  const spoken = useSpoken();
  return useCallback((key, name) => names.get(spoken)?.[key] ?? name, [spoken]);
}

/** The language of the settings once its texts are there; English until then. */
function useSpoken(): Language {
  const language = useSettings((settings) => settings.language);
  useEffect(() => void learnLanguage(language), [language]);
  return useSyncExternalStore(listen, () => (there.has(language) ? language : 'en'));
}
