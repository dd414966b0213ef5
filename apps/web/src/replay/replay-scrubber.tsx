import type { ReplayPlace } from '@scapewright/table';
import { useEffect, useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { Scrubber } from './scrubber.tsx';

interface ReplayScrubberProps {
  readonly places: readonly ReplayPlace[];
  readonly names: readonly string[];
  readonly place: number;
  readonly onSeek: (place: number) => void;
}

/** How long a place stands while a replay runs by itself, in milliseconds. */
const standing = 700;

/** The nearest place before or after another at which something begins; the first or last where there is none. */
function beginning(
  places: readonly ReplayPlace[],
  from: number,
  by: 1 | -1,
  isNew: (one: ReplayPlace, before: ReplayPlace) => boolean,
): number {
  for (let at = from + by; at > 0 && at < places.length - 1; at += by) {
    const [one, before] = [places[at], places[at - 1]];
    if (one && before && isNew(one, before)) return at;
  }
  return by > 0 ? places.length - 1 : 0;
}

const isNewRound = (one: ReplayPlace, before: ReplayPlace): boolean => one.round !== before.round;
const isNewTurn = (one: ReplayPlace, before: ReplayPlace): boolean =>
  one.turn !== before.turn || isNewRound(one, before);

const steps = [
  ['round', -1, '⏮'],
  ['turn', -1, '⏪'],
  ['step', -1, '◀'],
  ['step', 1, '▶'],
  ['turn', 1, '⏩'],
  ['round', 1, '⏭'],
] as const;

/** Goes through a replay: by decision, turn and round, by a slider, or by itself. */
export function ReplayScrubber({ places, names, place, onSeek }: ReplayScrubberProps) {
  const say = useWords();
  const [isRunning, setRunning] = useState(false);
  const last = places.length - 1;
  useEffect(() => {
    if (!isRunning) return undefined;
    if (place >= last) {
      setRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => onSeek(place + 1), standing);
    return () => clearTimeout(timer);
  }, [isRunning, place, last, onSeek]);
  const { round = 0, turn = 0, seat = -1 } = places[place] ?? {};
  const by = (name: 'round' | 'turn' | 'step', way: 1 | -1): number =>
    name === 'step'
      ? Math.max(0, Math.min(last, place + way))
      : beginning(places, place, way, name === 'turn' ? isNewTurn : isNewRound);
  return (
    <Scrubber
      place={place}
      last={last}
      where={say('replay.place', { place, last, round, turn })}
      note={seat < 0 ? '' : ` · ${say('replay.next', { name: names[seat] ?? '' })}`}
      label={say('replay.slider')}
      steps={steps.map(([name, way, sign]) => ({
        to: by(name, way),
        label: say(way > 0 ? `replay.next.${name}` : `replay.last.${name}`),
        sign: `${sign}\uFE0E`,
        isForward: way > 0,
      }))}
      onSeek={(to) => {
        setRunning(false);
        onSeek(to);
      }}
      beside={
        <Button
          little
          onClick={() => setRunning(!isRunning)}
          aria-pressed={isRunning}
          disabled={place >= last}
        >
          {say(isRunning ? 'replay.stop' : 'replay.run')}
        </Button>
      }
    />
  );
}
