import type { Told } from '@scapewright/protocol';
import { useEffect, useRef } from 'react';
import { Button } from '../parts/parts.tsx';
import { RuleLinks } from '../rules/rule-links.tsx';
import { useWords } from '../words/words.ts';

/** What somebody asked to be told. */
export type Telling =
  | { readonly what: 'why'; readonly about: string; readonly told: Told<'why'> }
  | { readonly what: 'card'; readonly told: Told<'card'> }
  | { readonly what: 'words'; readonly text: string };

interface ToldPanelProps {
  readonly telling: Telling;
  /** Is this a figure or a space of the battlefield? */
  readonly isOnBoard: (key: string) => 'figure' | 'space' | undefined;
  readonly onSight: (from: string) => void;
  readonly onThreat: (figure: string) => void;
  readonly onClose: () => void;
}

/** Why, a card, or a word: what was asked beside the game. */
export function ToldPanel({ telling, isOnBoard, onSight, onThreat, onClose }: ToldPanelProps) {
  const say = useWords();
  const panel = useRef<HTMLElement>(null);
  // Where the panel is short, as on a phone, what was told begins in sight.
  useEffect(() => void panel.current?.scrollIntoView({ block: 'nearest' }), [telling]);
  const about = telling.what === 'why' && isOnBoard(telling.about) ? telling.about : undefined;
  return (
    <section ref={panel} className="told" aria-label={say('table.why')} aria-live="polite">
      {telling.what === 'why' ? <Why about={telling.about} told={telling.told} /> : null}
      {telling.what === 'card' ? <Card told={telling.told} /> : null}
      {telling.what === 'words' ? <p>{telling.text}</p> : null}
      <p className="told-more">
        {about === undefined ? null : (
          <Button little onClick={() => onSight(about)}>
            {say('table.sight.look')}
          </Button>
        )}
        {about !== undefined && isOnBoard(about) === 'figure' ? (
          <Button little onClick={() => onThreat(about)}>
            {say('table.threat.look')}
          </Button>
        ) : null}
        <Button little weight="plain" onClick={onClose}>
          {say('table.why.close')}
        </Button>
      </p>
    </section>
  );
}

function Why({
  about,
  told: { text, parts, rules },
}: Pick<Extract<Telling, { what: 'why' }>, 'about' | 'told'>) {
  const say = useWords();
  return (
    <>
      <p>{text}</p>
      <ul className="told-parts small">
        {parts.map((part, at) => (
          <li key={at} data-applied={part.applied}>
            {part.applied ? part.text : say('table.why.not-now', { text: part.text })}{' '}
            <RuleLinks rules={part.rules.slice(0, 1)} />
          </li>
        ))}
      </ul>
      {parts.length === 0 ? <RuleLinks rules={rules.slice(0, 2)} asked={about} /> : null}
    </>
  );
}

function Card({ told: { name, numbers, abilities, traits } }: { readonly told: Told<'card'> }) {
  return (
    <>
      <h3>{name}</h3>
      <p className="small quiet">{traits.join(' · ')}</p>
      <dl className="told-numbers">
        {numbers.map(({ name: number, value, now }) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>{now === undefined ? value : `${now} (${value})`}</dd>
          </div>
        ))}
      </dl>
      {abilities.map((ability) => (
        <p key={ability.key} className="small">
          <b>{ability.name}</b> {ability.text}
        </p>
      ))}
    </>
  );
}
