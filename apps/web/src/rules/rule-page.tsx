import type { RuleEntry } from '@scapewright/rulebook/rules';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { loadLedger, loadRules } from '../content/content.ts';
import type { ExampleContent, RulesContent } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { ExampleLinks } from '../examples/example-links.tsx';
import { Awaited } from '../parts/awaited.tsx';
import { Missing } from '../parts/missing.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { LanguageNote } from './rules-page.tsx';
import { loadTitles, type Titles } from './titles.ts';
import { WorkedExamples } from './worked-examples.tsx';
import './rules.css';

interface FoundRule {
  readonly entry: RuleEntry;
  readonly rules: RulesContent;
  readonly titles: Titles;
}

/** One rule: what holds, its worked examples, where it comes from, and its neighbours. */
export default function RulePage({ id }: { readonly id: string }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const load = useCallback(async (): Promise<FoundRule | undefined> => {
    const [rules, titles] = await Promise.all([loadRules(), loadTitles(language)]);
    const file = rules.titles.find((one) => one.id === id.toUpperCase())?.file ?? '';
    const entry = (await loadLedger(file)).find((one) => one.id === id.toUpperCase());
    return entry && { entry, rules, titles };
  }, [id, language]);
  const found = useContent(load);
  return (
    <>
      <p className="small">
        <Link href="/rules">← {say('rules.back')}</Link>
      </p>
      <Awaited waiting={found}>
        {(rule) =>
          rule === undefined ? (
            <Missing text={say('rules.missing')} />
          ) : (
            <Entry key={rule.entry.id} {...rule} />
          )
        }
      </Awaited>
    </>
  );
}

function Entry({ entry, rules, titles }: FoundRule) {
  const say = useWords();
  const { id, title: english, rule, ambiguity, related, source, decision, steps } = entry;
  const title = titles.of({ id, title: english });
  const document = rules.documents.find((one) => one.id === source.document);
  const from = [document?.title, source.section].filter(Boolean).join(', ');
  const shows = useCallback((example: ExampleContent) => example.rules.includes(id), [id]);
  return (
    <article className="rule-page">
      <PageHead title={title} lang={titles.lang}>
        <p className="quiet rule-id">
          {id}
          {title === english ? null : (
            <>
              {' · '}
              <span lang="en">{english}</span>
            </>
          )}
        </p>
        <LanguageNote />
      </PageHead>
      <p className="rule-text" lang="en">
        {rule}
      </p>
      {decision === undefined ? null : (
        <p>
          <b>{say('rules.decision')}:</b> <span lang="en">{decision}</span>
        </p>
      )}
      <WorkedExamples entry={entry} />
      <ExampleLinks isMeant={shows} />
      {ambiguity === undefined ? null : (
        <section>
          <h2>{say('rules.open')}</h2>
          {ambiguity.question === undefined ? null : <p lang="en">{ambiguity.question}</p>}
          <p lang="en">{ambiguity.ruling}</p>
        </section>
      )}
      {related.length === 0 ? null : (
        <section>
          <h2>{say('rules.related')}</h2>
          <ul className="rule-links" lang={titles.lang}>
            {related.map((other) => (
              <li key={other}>
                <Link href={`/rules/${other}`}>
                  {titles.of(rules.titles.find((one) => one.id === other) ?? { id: other, title: other })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className="small quiet">
        {steps.length === 0 ? null : (
          <p>
            {say('rules.steps')}:{' '}
            <span lang="en">{steps.map((step) => rules.steps[step] ?? step).join('; ')}</span>
          </p>
        )}
        {from === '' ? null : (
          <p>
            {say('rules.source')}: <span lang="en">{from}</span>
          </p>
        )}
        <p>{say('rules.proved', { count: rules.proofs[id] ?? 0 })}</p>
      </footer>
    </article>
  );
}
