import { isRuleId } from '@scapewright/rulebook/ids';
import { loadGermanTitles } from '../content/content.ts';
import type { Language } from '../settings/settings.ts';

/** What a rule is called; undefined for an id that is none. */
export type TitleOf = (id: string) => string | undefined;

/** What rules are called in a language; English where its titles cannot be fetched. All of them come with this: they are fetched when one is wanted. */
export async function titlesIn(language: Language): Promise<TitleOf> {
  const titles = language === 'de' ? await loadGermanTitles().catch(() => undefined) : undefined;
  if (titles) return (id) => (isRuleId(id) ? titles[id] : undefined);
  const { ruleTitle } = await import('@scapewright/rulebook/titles');
  return (id) => (isRuleId(id) ? ruleTitle(id) : undefined);
}
