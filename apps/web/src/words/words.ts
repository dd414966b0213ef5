import { IntlMessageFormat } from 'intl-messageformat';
import { useCallback } from 'react';
import { type Language, useSettings } from '../settings/settings.ts';
import type { Catalogue, WordKey } from './catalogue.ts';
import { english } from './english.ts';
import { german } from './german.ts';

export type Values = Readonly<Record<string, string | number>>;
/** Says a text of the catalogue in the language that was chosen, with values in their places. */
export type Say = (key: WordKey, values?: Values) => string;

export const catalogues: Readonly<Record<Language, Catalogue>> = { en: english, de: german };

const made = new Map<string, IntlMessageFormat>();

/** A text of a language's catalogue, with plurals as the language has them. */
export function sayIn(language: Language, key: WordKey, values?: Values): string {
  const name = `${language} ${key}`;
  const message =
    made.get(name) ??
    new IntlMessageFormat(catalogues[language][key], language, undefined, { ignoreTag: true });
  made.set(name, message);
  return String(message.format(values));
}

/** The texts of pages in the language of the settings. */
export function useWords(): Say {
  const language = useSettings((settings) => settings.language);
  return useCallback((key, values) => sayIn(language, key, values), [language]);
}
