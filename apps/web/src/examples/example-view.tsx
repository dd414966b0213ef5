import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { loadRules } from '../content/content.ts';
import { useContent } from '../content/use-content.ts';
import { Notice } from '../parts/parts.tsx';
import { type OpenReplay, PlayOn } from '../replay/replay-view.tsx';
import { Scrubber } from '../replay/scrubber.tsx';
import { useTitles } from '../rules/titles.ts';
import { GameView } from '../table/game-view.tsx';
import { useWords } from '../words/words.ts';
import type { ExampleStep, ToldExample } from './example-at.ts';

/** An example on the table: where a game asks, its steps are gone through. */
export function ExampleView({ session, told, clients }: OpenReplay) {
  const say = useWords();
  const { names, seats, stopped, example, places } = told;
  const [place, setPlace] = useState(0);
  const game = useMemo(
    () => ({ state: 'open', seats: seats.map(() => 'greedy' as const), notes: [], clients }) as const,
    [seats, clients],
  );
  useEffect(() => session.seek(place), [session, place]);
  if (!example) return null;
  const last = places.length - 1;
  return (
    <GameView
      game={game}
      instead={
        <>
          <section className="example-told" aria-label={say('example.heading')}>
            <h2 lang="en">{example.title}</h2>
            <ShownRules rules={example.rules} />
          </section>
          <Steps steps={example.steps} place={place} onSeek={setPlace} />
          {stopped !== undefined && place === last ? (
            <Notice tone="warn">
              {say('example.stopped')} <span lang="en">{stopped}</span>
            </Notice>
          ) : null}
          <PlayOn session={session} names={names} place={place} text={say('example.branch.text')} />
        </>
      }
    />
  );
}

/** The rules that an example shows, as links to their entries. */
function ShownRules({ rules }: Pick<ToldExample, 'rules'>) {
  const say = useWords();
  const all = useContent(loadRules);
  const titles = useTitles();
  const known = all.state === 'there' ? all.content.titles : [];
  const titleOf = (id: string): string => titles.of(known.find((one) => one.id === id) ?? { id, title: id });
  if (rules.length === 0) return null;
  return (
    <p className="small">
      {say('example.rules')}:{' '}
      <span lang={titles.lang}>
        {rules.map((id, at) => (
          <span key={id}>
            {at === 0 ? '' : ', '}
            <Link href={`/rules/${id}`}>{titleOf(id)}</Link>
          </span>
        ))}
      </span>
    </p>
  );
}

interface StepsProps {
  readonly steps: readonly ExampleStep[];
  readonly place: number;
  readonly onSeek: (place: number) => void;
}

/** The steps of an example: the one that has led here is marked, and any is gone to by a press. */
function Steps({ steps, place, onSeek }: StepsProps) {
  const say = useWords();
  const last = steps.length;
  const told = (step: ExampleStep): string => {
    const { refused, ...parts } = step;
    const words = say('example.step', parts);
    return refused ? say('example.refused', { step: words }) : words;
  };
  return (
    <Scrubber
      place={place}
      last={last}
      where={place === 0 ? say('example.before') : say('example.place', { place, last })}
      label={say('example.slider')}
      steps={[
        { to: place - 1, label: `◀\uFE0E ${say('example.last')}`, isForward: false },
        { to: place + 1, label: `${say('example.next')} ▶\uFE0E`, isForward: true },
      ]}
      onSeek={onSeek}
    >
      <ol className="example-steps" start={0}>
        {steps.map((step, at) => (
          // The steps of an example stay as they are: each is its place.
          <li key={at}>
            <button
              type="button"
              aria-current={place === at + 1 ? 'step' : undefined}
              data-refused={step.refused ? true : undefined}
              onClick={() => onSeek(at + 1)}
            >
              {told(step)}
            </button>
          </li>
        ))}
      </ol>
    </Scrubber>
  );
}
