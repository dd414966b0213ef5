import { usualTables } from '@scapewright/table/usual';
import { useCallback, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useContent } from '../content/use-content.ts';
import { GameChoice } from '../parts/game-choice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Button, Field, Panel, SelectField } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { server, somebody, type TournamentFormat } from './api.ts';
import { ExtraFields, noExtras, sentExtras } from './extra-terms.tsx';
import { RoundMaps } from './round-maps.tsx';
import { Trouble } from './trouble.tsx';
import { useDoing } from './use-server.ts';
import './online.css';

const formats = ['swiss', 'round-robin', 'knock-out'] as const;

/** Tournaments: those that there are, and a new one. */
export default function TournamentsPage() {
  const say = useWords();
  const found = useContent(useCallback(() => server.tournaments(), []));
  const shown = found.state === 'there' ? found.content : [];
  return (
    <>
      <PageHead title={say('cup.title')}>
        <p className="quiet">{say('cup.text')}</p>
      </PageHead>
      <div className="online-lists">
        <Panel title={say('cup.list')}>
          {shown.length === 0 ? (
            <p className="quiet">{say(found.state === 'coming' ? 'app.loading' : 'cup.none')}</p>
          ) : null}
          <ul className="online-tables">
            {shown.map(({ id, name, format, ruleset, status }) => (
              <li key={id}>
                <Link href={`/tournaments/${id}`}>{name}</Link>
                <span className="small quiet">
                  {say(`game.${ruleset}`)} · {say(`cup.format.${format}`)}
                </span>
                <span className={status === 'open' ? 'tag good' : 'tag'}>{say(`cup.status.${status}`)}</span>
              </li>
            ))}
          </ul>
        </Panel>
        <NewTournament />
      </div>
    </>
  );
}

/** What a new one is: a name, how it is played, and where. */
function NewTournament() {
  const say = useWords();
  const [, go] = useLocation();
  const { game, set } = useSettings();
  const [name, setName] = useState('');
  const [format, setFormat] = useState<TournamentFormat>('swiss');
  const [maps, setMaps] = useState<readonly string[]>([]);
  const [extras, setExtras] = useState(noExtras);
  const [points, setPoints] = useState('');
  const [days, setDays] = useState('3');
  const found = useContent(useCallback(() => server.maps(game), [game]));
  const offered = found.state === 'there' ? found.content : [];
  const known = maps.filter((map) => offered.some(({ name: one }) => one === map));
  const taken = known.length > 0 ? known : [usualTables[game].map];
  const { isDoing, error, run } = useDoing();
  const announce = (): void =>
    run(async () => {
      await somebody('');
      const id = await server.announce({
        ...{ name, format, ruleset: game, maps: [...taken], clock: { kind: 'days', days: Number(days) } },
        ...(points === '' ? {} : { points: Number(points) }),
        ...sentExtras(extras),
      });
      go(`/tournaments/${id}`);
    });
  return (
    <Panel title={say('cup.new')}>
      <form
        className="online-form"
        onSubmit={(event) => {
          event.preventDefault();
          announce();
        }}
      >
        <Field label={say('cup.name')}>
          {(ids) => (
            <input
              {...ids}
              required
              maxLength={60}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <GameChoice value={game} onChange={(one) => set({ game: one })} />
        <SelectField<TournamentFormat>
          label={say('cup.format')}
          value={format}
          options={formats.map((one) => [one, say(`cup.format.${one}`)])}
          onChange={setFormat}
        />
        <RoundMaps maps={taken} offered={offered} onChange={setMaps} />
        <Field label={say('cup.points')} hint={say('cup.points.hint')}>
          {(ids) => (
            <input
              {...ids}
              type="number"
              min={0}
              value={points}
              onChange={({ target }) => setPoints(target.value)}
            />
          )}
        </Field>
        <Field label={say('cup.days')}>
          {(ids) => (
            <input
              {...ids}
              type="number"
              required
              min={1}
              max={30}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          )}
        </Field>
        <ExtraFields value={extras} onChange={setExtras} />
        <Trouble error={error} />
        <Button type="submit" weight="main" disabled={isDoing}>
          {say('cup.announce')}
        </Button>
      </form>
    </Panel>
  );
}
