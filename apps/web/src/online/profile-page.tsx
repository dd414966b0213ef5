import { useCallback } from 'react';
import { useContent } from '../content/use-content.ts';
import { Missing } from '../parts/missing.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { ButtonLink, Panel } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { type Rating, server } from './api.ts';
import { TableRow } from './table-row.tsx';
import './online.css';

/** Somebody: how strong at which game, and the games that anybody may see. */
export default function ProfilePage({ id }: { readonly id: string }) {
  const say = useWords();
  const found = useContent(useCallback(() => server.profile(id), [id]));
  if (found.state === 'coming') return <p className="empty">{say('app.loading')}</p>;
  if (found.state === 'failed')
    return (
      <Missing text={say('profile.missing')}>
        <ButtonLink to="/games">{say('online.games')}</ButtonLink>
      </Missing>
    );
  const { player, ratings, tables } = found.content;
  return (
    <>
      <PageHead title={player.name}>
        <p className="quiet">{say(player.guest ? 'profile.guest' : 'profile.account')}</p>
      </PageHead>
      <div className="online-lists">
        <Panel title={say('profile.rating')}>
          {ratings.length === 0 ? <p className="quiet">{say('profile.rating.none')}</p> : null}
          {ratings.map((rating) => (
            <RatingLine key={rating.ruleset} rating={rating} />
          ))}
        </Panel>
        <Panel title={say('profile.games')}>
          {tables.length === 0 ? <p className="quiet">{say('profile.games.none')}</p> : null}
          <ul className="online-tables">
            {tables.map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        </Panel>
      </div>
    </>
  );
}

function RatingLine({ rating }: { readonly rating: Rating }) {
  const say = useWords();
  const { ruleset, points, within, games, won, drawn, lost, left } = rating;
  return (
    <div className="online-rating">
      <p className="small">{say(`game.${ruleset}`)}</p>
      <p>
        <b className="online-points">{points}</b>{' '}
        <span className="quiet">{say('profile.within', { within })}</span>
      </p>
      <p className="small quiet">{say('profile.counts', { games, won, drawn, lost, left })}</p>
    </div>
  );
}
