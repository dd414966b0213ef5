import type { RuleEntry } from '@scapewright/rulebook/rules';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { loadExampleList } from '../content/content.ts';
import { useContent } from '../content/use-content.ts';
import { useWords } from '../words/words.ts';
import { addressesOf } from './shown-examples.ts';

type Entry = Pick<RuleEntry, 'id' | 'game' | 'examples'>;

/** The worked examples of a rule; those that a scenario plays open as its positions. */
export function WorkedExamples({ entry }: { readonly entry: Entry }) {
  const say = useWords();
  const list = useContent(loadExampleList);
  const addresses = useMemo(
    () => (list.state === 'there' ? addressesOf(list.content, entry) : new Map<number, string>()),
    [list, entry],
  );
  if (entry.examples.length === 0) return null;
  return (
    <section>
      <h2>{say('rules.examples', { count: entry.examples.length })}</h2>
      <ol className="examples">
        {entry.examples.map(({ given, when, then }, at) => {
          const address = addresses.get(at + 1);
          return (
            <li key={`${given} ${when}`}>
              <dl>
                <dt>{say('rules.given')}</dt>
                <dd lang="en">{given}</dd>
                <dt>{say('rules.when')}</dt>
                <dd lang="en">{when}</dd>
                <dt>{say('rules.then')}</dt>
                <dd lang="en">{then}</dd>
              </dl>
              {address === undefined ? null : (
                <Link className="example-play" href={address}>
                  {say(entry.examples.length === 1 ? 'rules.play' : 'rules.play.one', { place: at + 1 })}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
