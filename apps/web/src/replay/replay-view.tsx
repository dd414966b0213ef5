import type { TableClient } from '@scapewright/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Notice } from '../parts/parts.tsx';
import { GameView } from '../table/game-view.tsx';
import { freshId } from '../table/use-game.ts';
import { useWords } from '../words/words.ts';
import type { FromReplay } from './replay-messages.ts';
import { ReplayScrubber } from './replay-scrubber.tsx';
import type { ReplaySession } from './replay-session.ts';
import { SharedLink } from './share-buttons.tsx';

/** A replay that its worker shows. */
export interface OpenReplay {
  readonly session: ReplaySession;
  readonly told: Extract<FromReplay, { type: 'replaying' }>;
  readonly clients: ReadonlyMap<number, TableClient>;
}

interface ReplayViewProps extends OpenReplay {
  readonly first: number;
}

/** A replay on the table: where a game asks, it is gone through. */
export function ReplayView({ session, told, clients, first }: ReplayViewProps) {
  const { places, names, seats, stopped, shared } = told;
  const last = places.length - 1;
  const [place, setPlace] = useState(Math.min(first, last));
  const game = useMemo(
    () => ({ state: 'open', seats: seats.map(() => 'greedy' as const), notes: [], clients }) as const,
    [seats, clients],
  );
  const seek = useCallback((to: number) => setPlace(to), []);
  useEffect(() => session.seek(place), [session, place]);
  return (
    <GameView
      game={game}
      instead={
        <>
          <ReplayScrubber places={places} names={names} place={place} onSeek={seek} />
          {stopped !== undefined && place === last ? <Stopped /> : null}
          {place < last || stopped !== undefined ? (
            <PlayOn session={session} names={names} place={place} />
          ) : null}
          {shared ? <SharedLink shared={shared} place={place} /> : null}
        </>
      }
    />
  );
}

function Stopped() {
  const say = useWords();
  return <Notice tone="warn">{say('replay.stopped')}</Notice>;
}

/** Goes on from a place as a game of this device: somebody takes one side, the computer has the others. */
export function PlayOn({
  session,
  names,
  place,
  text,
}: {
  readonly session: ReplaySession;
  readonly names: readonly string[];
  readonly place: number;
  /** What it will be like; left out: as from any replay. */
  readonly text?: string;
}) {
  const say = useWords();
  const [, go] = useLocation();
  const branch = (seat: number): void => {
    const id = freshId();
    void session.branch(place, seat, id).then(() => go(`/table/${id}`));
  };
  return (
    <details className="play-on">
      <summary>{say('replay.branch')}</summary>
      <p className="small quiet">{text ?? say('replay.branch.text')}</p>
      <div>
        {names.map((name, seat) => (
          <Button key={name} little onClick={() => branch(seat)}>
            {say('replay.branch.as', { name })}
          </Button>
        ))}
      </div>
    </details>
  );
}
