import { isRuleId } from '@scapewright/rulebook/ids';
import { loadGermanTitles } from '../content/content.ts';
import type { Language } from '../settings/settings.ts';

/** What a rule is called; undefined for an id that is none. */
export type TitleOf = (id: string) => string | undefined;

/** What rules are called in a language. All titles of it come with this: they are fetched when one is wanted. */
export async function titlesIn(language: Language): Promise<TitleOf> {
  if (language === 'de') {
    const titles = await loadGermanTitles();
    return (id) => (isRuleId(id) ? titles[id] : undefined);
  }
  const { ruleTitle } = await import('@scapewright/rulebook/titles');
  return (id) => (isRuleId(id) ? ruleTitle(id) : undefined);
}
