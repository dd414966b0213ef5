import { type LabGame, labSeed } from '@scapewright/sim/lab';
import { Link } from 'wouter';
import { useWords } from '../words/words.ts';
import { addressOfGame, type LabWish } from './lab-wish.ts';

/** Links to so many games at most: the last ones. */
const most = 8;

/** Games that were played, each as a table that plays it again to be watched. */
export function GameLinks({ wish, games }: { readonly wish: LabWish; readonly games: readonly LabGame[] }) {
  const say = useWords();
  return (
    <>
      <p className="small quiet">{say('lab.watch.text')}</p>
      <ul className="lab-games">
        {games.slice(-most).map(({ game, first, winner, rounds }) => {
          const name = wish.sides[winner]?.player;
          const values = { number: game + 1, rounds };
          return (
            <li key={game}>
              <Link href={addressOfGame(wish, first, labSeed(wish.seed, game))}>
                {name === undefined
                  ? say('lab.watch.draw', values)
                  : say('lab.watch.game', { ...values, name })}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
