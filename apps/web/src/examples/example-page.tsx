import { useMemo } from 'react';
import type { GameId } from '../content/content-shapes.ts';
import { OpenedReplay } from '../replay/opened-replay.tsx';
import type { ReplaySource } from '../replay/replay-messages.ts';
import { ExampleView } from './example-view.tsx';
import '../replay/replay.css';
import '../table/look.css';
import '../table/table.css';
import './examples.css';

interface ExamplePageProps {
  readonly group: string;
  readonly name: string;
  /** Its place in its file, from 1. */
  readonly at: string;
}

/** An example of the rules as a position, with its steps. */
export default function ExamplePage({ group, name, at }: ExamplePageProps) {
  const game = new URLSearchParams(location.search).get('game');
  const source = useMemo<ReplaySource>(
    () => ({ kind: 'example', example: { group, name, at: Number(at) - 1, game: gameOf(game) } }),
    [group, name, at, game],
  );
  return <OpenedReplay source={source} show={(open) => <ExampleView {...open} />} refused="example.cannot" />;
}

const gameOf = (text: string | null): GameId | undefined =>
  text === 'heroscape' || text === 'superscape' ? text : undefined;
