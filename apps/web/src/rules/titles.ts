import { useCallback } from 'react';
import { loadGermanTitles } from '../content/content.ts';
import type { UsedRule } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { type Language, useSettings } from '../settings/settings.ts';

/** What rules are called on pages, and in which language that is. */
export interface Titles {
  readonly lang: Language;
  /** `rule`: with its English title. */
  readonly of: (rule: UsedRule) => string;
}

const english: Titles = { lang: 'en', of: ({ title }) => title };

/** The titles of a language; English where those cannot be fetched. */
export async function loadTitles(language: Language): Promise<Titles> {
  if (language === 'en') return english;
  try {
    const titles = await loadGermanTitles();
    return { lang: 'de', of: ({ id, title }) => titles[id] ?? title };
  } catch {
    return english;
  }
}

/** The titles of the language of the settings; English until they are there. */
export function useTitles(): Titles {
  const language = useSettings((settings) => settings.language);
  const titles = useContent(useCallback(() => loadTitles(language), [language]));
  return titles.state === 'there' ? titles.content : english;
}
