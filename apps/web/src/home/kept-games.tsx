import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GameStore, type GameSummary } from '../game/game-store.ts';
import { Panel } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

/** As many games as the start shows. */
const mostShown = 4;

/** Games of this device that are not over: one press goes on with them. */
export function KeptGames() {
  const say = useWords();
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  useEffect(() => {
    let isWanted = true;
    GameStore.open()
      .then(async (store) => {
        const all = await store.list();
        store.close();
        if (isWanted) setGames(all.filter(({ isOver }) => !isOver).slice(0, mostShown));
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  if (games.length === 0) return null;
  return (
    <Panel title={say('home.games')} className="home-games">
      <ul>
        {games.map(({ id, map, players, began }) => (
          <li key={id}>
            <Link href={`/table/${id}`}>{say('home.game', { players: players.join(', '), map })}</Link>{' '}
            <time className="small quiet" dateTime={new Date(began).toISOString()}>
              {new Date(began).toLocaleDateString()}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
