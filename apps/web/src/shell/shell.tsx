import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { VisitedContext } from '../parts/page-head.tsx';
import { type Language, languages, useSettings } from '../settings/settings.ts';
import type { WordKey } from '../words/catalogue.ts';
import { useWords } from '../words/words.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import './shell.css';

/** Where each leads, what it is called, and what else stands under it. */
const pages: readonly (readonly [string, WordKey, (readonly string[])?])[] = [
  ['/games', 'nav.games', ['/friend', '/tournaments', '/players']],
  ['/maps', 'nav.maps'],
  ['/cards', 'nav.cards'],
  ['/armies', 'nav.armies'],
  ['/rules', 'nav.rules'],
];

const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** What stands around every page but a table: the name, the ways to other pages, language and light. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const say = useWords();
  const [here] = useLocation();
  const { language, set } = useSettings();
  const visited = useRef(false);
  return (
    <VisitedContext value={visited}>
      <div className="shell">
        <a className="button main skip" href="#main">
          {say('app.skip')}
        </a>
        <header className="shell-head">
          <div className="shell-bar">
            <Link href="/" className="shell-name">
              <img src="/icon.svg" alt="" />
              Scapewright
            </Link>
            <nav className="shell-links" aria-label={say('app.nav')}>
              {pages.map(([address, key, more = []]) => (
                <Link
                  key={address}
                  href={address}
                  {...([address, ...more].some((one) => here.startsWith(one))
                    ? { 'aria-current': 'page' }
                    : {})}
                >
                  {say(key)}
                </Link>
              ))}
            </nav>
            <div className="shell-tools">
              <select
                aria-label={say('app.language')}
                value={language}
                onChange={({ target }) => set({ language: target.value as Language })}
              >
                {languages.map((one) => (
                  <option key={one} value={one} lang={one}>
                    {languageNames[one]}
                  </option>
                ))}
              </select>
              <ThemeSwitch />
              <Link href="/settings" className="button plain little round" aria-label={say('app.settings')}>
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                  <path
                    d="M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                  />
                </svg>
              </Link>
            </div>
          </div>
        </header>
        <main className="shell-main" id="main" tabIndex={-1}>
          {children}
        </main>
        <footer className="shell-foot">{say('app.foot')}</footer>
      </div>
    </VisitedContext>
  );
}
