import { Link } from 'wouter';
import { useWords } from '../words/words.ts';
import type { OnlineTable } from './api.ts';
import { useMapTitle } from './join-table.tsx';

/** A table in a list: who plays, what, and whether it is my turn. */
export function TableRow({ table }: { readonly table: OnlineTable }) {
  const say = useWords();
  const map = useMapTitle(table.map);
  const own = table.players.find(({ you }) => you)?.seat;
  const names = table.players.map(({ name, kind }) => (kind === 'open' ? say('online.open-seat') : name));
  const isMyTurn = own !== undefined && table.waitingFor.includes(own);
  return (
    <li>
      <Link href={`/table/${table.id}`}>{names.join(' · ')}</Link>
      <span className="small quiet">
        {say('online.row', { game: say(`game.${table.ruleset}`), map, round: table.round })}
      </span>
      <span className={isMyTurn ? 'tag good' : 'tag'}>
        {say(isMyTurn ? 'online.status.yours' : `online.status.${table.status}`)}
      </span>
    </li>
  );
}
