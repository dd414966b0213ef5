import type { RuleEntry } from '@scapewright/rulebook/rules';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { loadLedger, loadRules } from '../content/content.ts';
import type { GameId, RulesContent } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { Awaited } from '../parts/awaited.tsx';
import { GameOrAllChoice } from '../parts/game-choice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Field } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { useNames, useWords } from '../words/words.ts';
import { findRules, isOfGame } from './find-rules.ts';
import { loadTitles, type Titles } from './titles.ts';
import './rules.css';

/** All rules, by chapter; and what has the words that somebody looks for. */
export default function RulesPage() {
  const say = useWords();
  const chosen = useSettings((settings) => settings.game);
  const [game, setGame] = useState<GameId | 'all'>(chosen);
  const [words, setWords] = useState('');
  const language = useSettings((settings) => settings.language);
  const load = useCallback(() => Promise.all([loadRules(), loadTitles(language)]), [language]);
  const loaded = useContent(load);
  return (
    <>
      <PageHead title={say('rules.title')}>
        <p className="quiet">{say('rules.text')}</p>
        <LanguageNote />
      </PageHead>
      <search className="rule-search">
        <Field label={say('rules.search')} hint={say('rules.search.hint')}>
          {(ids) => (
            <input {...ids} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
          )}
        </Field>
        <GameOrAllChoice value={game} onChange={setGame} />
      </search>
      <Awaited waiting={loaded}>
        {([rules, titles]) =>
          words.trim() === '' ? (
            <Chapters rules={rules} titles={titles} game={game} />
          ) : (
            <Found rules={rules} titles={titles} game={game} words={words} />
          )
        }
      </Awaited>
    </>
  );
}

/** Said where pages are in another language: the texts of the rules are in English. */
export function LanguageNote() {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  return language === 'en' ? null : <p className="quiet small">{say('rules.english')}</p>;
}

interface RulesOfGame {
  readonly rules: RulesContent;
  readonly titles: Titles;
  readonly game: GameId | 'all';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Chapters({ rules, titles, game }: RulesOfGame) {
  const say = useWords();
  const nameOf = useNames();
  const chapters = rules.files.filter((file) => isOfGame(game, file.game));
  return (
    <section className="chapters" aria-label={say('rules.chapters')}>
      {chapters.map(({ id, title }) => {
        const own = rules.titles.filter((one) => one.file === id);
        if (own.length === 0) return null;
        return (
          <details key={id}>
            <summary>
              <h2>{capital(nameOf(`chapter:${id}`, title))}</h2>
              <span className="tag">{own.length}</span>
            </summary>
            <ul lang={titles.lang}>
              {own.map((one) => (
                <li key={one.id}>
                  <Link href={`/rules/${one.id}`}>{titles.of(one)}</Link>
                  <span className="quiet rule-id">{one.id}</span>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

function Found({ rules, titles, game, words }: RulesOfGame & { readonly words: string }) {
  const load = useCallback(async () => {
    const files = rules.files.filter((file) => isOfGame(game, file.game));
    return (await Promise.all(files.map(({ id }) => loadLedger(id)))).flat();
  }, [rules, game]);
  const entries = useContent(load);
  return (
    <Awaited waiting={entries}>
      {(all) => <FoundEntries entries={all} titles={titles} words={words} />}
    </Awaited>
  );
}

const mostShown = 60;

function FoundEntries({
  entries,
  titles,
  words,
}: {
  readonly entries: readonly RuleEntry[];
  readonly titles: Titles;
  readonly words: string;
}) {
  const say = useWords();
  const wanted = useDeferredValue(words);
  const found = useMemo(() => findRules(entries, wanted, titles.of), [entries, wanted, titles]);
  return (
    <>
      <p className="small quiet" role="status">
        {say('rules.found', { count: found.length })}
      </p>
      {found.length === 0 ? <p className="empty">{say('rules.none')}</p> : null}
      <ol className="rules-found">
        {found.slice(0, mostShown).map(({ id, title, rule }) => (
          <li key={id}>
            <h2 lang={titles.lang}>
              <Link href={`/rules/${id}`}>{titles.of({ id, title })}</Link>{' '}
              <span className="quiet rule-id">{id}</span>
            </h2>
            <p className="quiet" lang="en">
              {rule.length > 220 ? `${rule.slice(0, 220)}…` : rule}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
