import type { Clock } from '@scapewright/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';

interface ClocksProps {
  readonly clock: Clock;
  readonly nameOf: (seat: number) => string;
}

/** What each player has left to think; it runs on between two messages. */
export function Clocks({ clock, nameOf }: ClocksProps) {
  const say = useWords();
  const [since, setSince] = useState(() => ({ clock, at: Date.now() }));
  const [now, setNow] = useState(Date.now);
  if (since.clock !== clock) setSince({ clock, at: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <ul className="clocks" aria-label={say('online.clocks')}>
      {Object.entries(clock.left).map(([seat, left]) => {
        const runs = clock.running.includes(Number(seat));
        const rest = Math.max(0, left - (runs ? Math.max(0, now - since.at) : 0));
        return (
          <li key={seat} data-side={Number(seat) + 1} data-runs={runs}>
            {nameOf(Number(seat))} <b>{timeOf(rest)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** `2 d 3:05`, `1:02:09`, `9:07`. */
export function timeOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  const two = (number: number): string => String(number).padStart(2, '0');
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days} d ${hours}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
