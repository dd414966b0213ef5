import type { Line } from '@scapewright/protocol';
import { useEffect, useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { lastSeen, noteSeen } from './last-seen.ts';

interface SinceLastProps {
  /** The table. */
  readonly id: string;
  readonly lines: readonly Line[];
}

/** What has happened since this device was here last; each visit tells it once. */
export function SinceLast({ id, lines }: SinceLastProps) {
  const say = useWords();
  const [seen] = useState(() => lastSeen(id));
  const [end, setEnd] = useState<number>();
  const [isRead, setRead] = useState(false);
  const last = lines.at(-1)?.n;
  useEffect(() => {
    if (last === undefined) return;
    setEnd((before) => before ?? last);
    noteSeen(id, last);
  }, [id, last]);
  const missed =
    seen === undefined || end === undefined
      ? []
      : lines.filter(({ n, level }) => n > seen && n <= end && level !== 'full');
  if (isRead || missed.length === 0) return null;
  return (
    <section className="since" aria-label={say('online.since', { count: missed.length })}>
      <details>
        <summary>{say('online.since', { count: missed.length })}</summary>
        <ol>
          {missed.map(({ n, parts }) => (
            <li key={n}>{parts.map(({ text }) => text).join('')}</li>
          ))}
        </ol>
      </details>
      <Button little onClick={() => setRead(true)}>
        {say('online.since.read')}
      </Button>
    </section>
  );
}
