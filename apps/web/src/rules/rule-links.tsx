import { Fragment, useCallback } from 'react';
import { Link } from 'wouter';
import { useContent } from '../content/use-content.ts';
import type { TitleOf } from '../game/rule-titles.ts';
import { type Language, useSettings } from '../settings/settings.ts';

/** Titles are fetched when somebody first wants one. */
async function titlesOf(language: Language): Promise<TitleOf> {
  const { titlesIn } = await import('../game/rule-titles.ts');
  return titlesIn(language);
}

interface RuleLinksProps {
  readonly rules: readonly string[];
  /** What was asked for: a rule that was itself is linked by its id, since its title has been told. */
  readonly asked?: string;
}

/** Rules by what they are called in the language of the settings; by their ids where that cannot be fetched. */
export function RuleLinks({ rules, asked = '' }: RuleLinksProps) {
  const language = useSettings((settings) => settings.language);
  const titles = useContent(useCallback(() => titlesOf(language), [language]));
  if (rules.length === 0 || titles.state === 'coming') return null;
  const titleOf = titles.state === 'there' ? titles.content : () => undefined;
  const nameOf = (rule: string): string =>
    (rule === asked.trim().toUpperCase() ? undefined : titleOf(rule)) ?? rule;
  return (
    <span>
      {rules.map((rule, at) => (
        <Fragment key={rule}>
          {at === 0 ? '' : ', '}
          <Link href={`/rules/${rule}`} className="rule-link" title={rule}>
            {nameOf(rule)}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}
