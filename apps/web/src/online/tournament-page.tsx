import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { loadOverview } from '../content/content.ts';
import { useContent } from '../content/use-content.ts';
import { Missing } from '../parts/missing.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Button, ButtonLink, Notice, Panel } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { server, somebody, type Tournament } from './api.ts';
import { ArmyField, useArmies } from './army-field.tsx';
import { NameField } from './name-field.tsx';
import { Trouble } from './trouble.tsx';
import { useDoing, useMe } from './use-server.ts';
import './online.css';

/** A tournament: how it stands, who plays whom, and a way in. */
export default function TournamentPage({ id }: { readonly id: string }) {
  const say = useWords();
  const [times, setTimes] = useState(0);
  const found = useContent(useCallback(() => server.tournament(id), [id, times]));
  const again = useCallback(() => setTimes((count) => count + 1), []);
  if (found.state === 'coming') return <p className="empty">{say('app.loading')}</p>;
  if (found.state === 'failed')
    return (
      <Missing text={say('cup.missing')}>
        <ButtonLink to="/tournaments">{say('cup.title')}</ButtonLink>
      </Missing>
    );
  const cup = found.content;
  return (
    <>
      <PageHead title={cup.name}>
        <p className="quiet">
          {[
            say(`game.${cup.ruleset}`),
            say(`cup.format.${cup.format}`),
            ...(cup.status === 'playing' ? [say('cup.round', { round: cup.round, rounds: cup.rounds })] : []),
          ].join(' · ')}
        </p>
        <CupTerms cup={cup} />
      </PageHead>
      {cup.status === 'over' ? (
        <Notice tone="good">{say('cup.won', { name: cup.standings[0]?.name ?? '' })}</Notice>
      ) : null}
      <div className="online-lists">
        {cup.status === 'open' ? <TakePart cup={cup} onChange={again} /> : null}
        <Standings cup={cup} />
        {cup.pairings.length === 0 ? null : <Boards cup={cup} />}
      </div>
    </>
  );
}

/** On which maps, at what cost, and whatever else is not usual. */
function CupTerms({ cup }: { readonly cup: Tournament }) {
  const say = useWords();
  const overview = useContent(loadOverview);
  const titleOf = (map: string): string =>
    (overview.state === 'there' ? overview.content.maps.find(({ id }) => id === map)?.name : undefined) ??
    map;
  const told = [
    say('cup.maps', { count: cup.maps.length, maps: cup.maps.map(titleOf).join(', ') }),
    ...(cup.points === undefined ? [] : [say('cup.points.told', { points: cup.points })]),
    ...(cup.draft ? [say('online.drafted')] : []),
    ...(cup.ownCards ? [say('online.own-cards')] : []),
    ...(cup.delay ? [say('online.delayed', { count: cup.delay })] : []),
  ];
  return <p className="small quiet">{told.join(' ')}</p>;
}

function TakePart({ cup, onChange }: { readonly cup: Tournament; readonly onChange: () => void }) {
  const say = useWords();
  const { asked, me } = useMe();
  const [name, setName] = useState('');
  const [army, setArmy] = useState(0);
  const armies = useArmies(cup.ruleset);
  const { isDoing, error, run } = useDoing();
  const isIn = cup.standings.some(({ you }) => you);
  return (
    <Panel title={say('cup.take-part')} className="online-form">
      {isIn ? (
        <>
          <p>{say('cup.in')}</p>
          <Button disabled={isDoing} onClick={() => run(() => server.leaveCup(cup.id).then(onChange))}>
            {say('cup.leave')}
          </Button>
        </>
      ) : (
        <>
          {cup.draft ? null : <ArmyField armies={armies} value={army} onChange={setArmy} />}
          {asked && !me ? <NameField value={name} onChange={setName} /> : null}
          <Button
            weight="main"
            disabled={isDoing}
            onClick={() =>
              run(async () => {
                await somebody(name);
                const cards = [...(armies[army]?.cards ?? [])];
                await server.enterCup(cup.id, cup.draft ? undefined : { cards });
                onChange();
              })
            }
          >
            {say(cup.draft ? 'cup.take-part' : 'cup.enter')}
          </Button>
        </>
      )}
      {cup.mine ? (
        <Button
          disabled={isDoing || cup.standings.length < 2}
          onClick={() => run(() => server.beginCup(cup.id).then(onChange))}
        >
          {say('cup.begin', { count: cup.standings.length })}
        </Button>
      ) : null}
      <Trouble error={error} />
    </Panel>
  );
}

function Standings({ cup }: { readonly cup: Tournament }) {
  const say = useWords();
  return (
    <Panel title={say('cup.standings')}>
      {cup.standings.length === 0 ? (
        <p className="quiet">{say('cup.nobody')}</p>
      ) : (
        <StandingsTable cup={cup} />
      )}
    </Panel>
  );
}

function StandingsTable({ cup }: { readonly cup: Tournament }) {
  const say = useWords();
  return (
    <table className="online-standings">
      <thead>
        <tr>
          <th scope="col">{say('cup.place')}</th>
          <th scope="col">{say('cup.who')}</th>
          <th scope="col">{say('cup.score')}</th>
        </tr>
      </thead>
      <tbody>
        {cup.standings.map(({ id, name, points, left }, at) => (
          <tr key={id}>
            <td>{at + 1}</td>
            <td>
              <Link href={`/players/${id}`}>{name}</Link>
              {left ? <span className="quiet small"> {say('cup.gone')}</span> : null}
            </td>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Boards({ cup }: { readonly cup: Tournament }) {
  const say = useWords();
  const nameOf = (id: string | undefined): string => cup.standings.find((one) => one.id === id)?.name ?? '';
  return (
    <Panel title={say('cup.games')}>
      <ul className="online-tables">
        {cup.pairings.toReversed().map(({ round, board, first, second, table, result }) => (
          <li key={`${round} ${board}`}>
            {table === undefined ? (
              <span>{second === undefined ? nameOf(first) : `${nameOf(first)} · ${nameOf(second)}`}</span>
            ) : (
              <Link href={`/table/${table}`}>{`${nameOf(first)} · ${nameOf(second)}`}</Link>
            )}
            <span className="small quiet">{say('cup.round', { round, rounds: cup.rounds })}</span>
            <span className="tag">
              {result === 'first' || result === 'second'
                ? say('cup.result.won', { name: nameOf(result === 'first' ? first : second) })
                : say(`cup.result.${result ?? 'none'}`)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
