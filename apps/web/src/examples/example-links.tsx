import { useMemo } from 'react';
import { Link } from 'wouter';
import { loadExampleList } from '../content/content.ts';
import type { ExampleContent, ExampleFile } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { addressOfExample } from './example-at.ts';
import './examples.css';

/** Examples that are shown before somebody wants all of them. */
const firstShown = 6;

interface ExampleLinksProps {
  /** Which examples are meant; the same function from one drawing to the next. */
  readonly isMeant: (example: ExampleContent) => boolean;
}

interface Found {
  readonly file: ExampleFile;
  readonly example: ExampleContent;
}

/** Scenarios that open as positions, by the sentence that each shows; nothing where there are none. */
export function ExampleLinks({ isMeant }: ExampleLinksProps) {
  const say = useWords();
  const list = useContent(loadExampleList);
  const found = useMemo<readonly Found[]>(() => {
    if (list.state !== 'there') return [];
    return list.content.flatMap((file) =>
      file.examples.filter(isMeant).map((example) => ({ file, example })),
    );
  }, [list, isMeant]);
  if (found.length === 0) return null;
  const more = found.slice(firstShown);
  return (
    <section>
      <h2>{say('example.heading')}</h2>
      <p className="quiet small">{say('example.text')}</p>
      <Links found={found.slice(0, firstShown)} />
      {more.length === 0 ? null : (
        <details className="example-more">
          <summary>{say('example.more', { count: more.length })}</summary>
          <Links found={more} />
        </details>
      )}
    </section>
  );
}

function Links({ found }: { readonly found: readonly Found[] }) {
  const game = useSettings((settings) => settings.game);
  return (
    <ul className="example-links" lang="en">
      {found.map(({ file: { group, name }, example: { at, title, games } }) => {
        const choice = games.length > 1 && games.includes(game) ? { game } : {};
        return (
          <li key={`${group} ${name} ${at}`}>
            <Link href={addressOfExample({ group, name, at, ...choice })}>{title}</Link>
          </li>
        );
      })}
    </ul>
  );
}
