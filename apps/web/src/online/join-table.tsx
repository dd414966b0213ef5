import { useState } from 'react';
import { loadOverview } from '../content/content.ts';
import { useContent } from '../content/use-content.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Button, Panel } from '../parts/parts.tsx';
import { Aside } from '../shell/aside.tsx';
import { useWords } from '../words/words.ts';
import { type OnlineTable, server, somebody } from './api.ts';
import { ArmyField, useArmies } from './army-field.tsx';
import { NameField } from './name-field.tsx';
import { Trouble } from './trouble.tsx';
import { useDoing, useMe } from './use-server.ts';

interface JoinTableProps {
  readonly table: OnlineTable;
  readonly invite: string | undefined;
  readonly onSeated: () => void;
  readonly onWatch: () => void;
}

/** Somebody is invited: who plays, what, and with which army to sit down. */
export function JoinTable({ table, invite, onSeated, onWatch }: JoinTableProps) {
  const say = useWords();
  const { asked, me } = useMe();
  const [name, setName] = useState('');
  const armies = useArmies(table.ruleset);
  const [army, setArmy] = useState(1);
  const { isDoing, error, run } = useDoing();
  const mapTitle = useMapTitle(table.map);
  const others = table.players.filter(({ kind }) => kind !== 'open').map((one) => one.name);
  const sit = (): void =>
    run(async () => {
      await somebody(name);
      const cards = [...(armies[army]?.cards ?? [])];
      await server.sit(table.id, {
        ...(invite === undefined ? {} : { invite }),
        ...(table.draft ? {} : { army: { cards } }),
      });
      history.replaceState(null, '', location.pathname);
      onSeated();
    });
  return (
    <Aside className="online-join">
      <PageHead title={say('online.invited', { names: others.join(', ') })}>
        <p className="quiet">
          {say('online.invited.text', { game: say(`game.${table.ruleset}`), map: mapTitle })}{' '}
          {say(`online.clock.${table.clock?.kind ?? 'none'}`)}.
          {table.draft ? ` ${say('online.drafted')}` : null}
          {table.ownCards ? ` ${say('online.own-cards')}` : null}
          {table.delay ? ` ${say('online.delayed', { count: table.delay })}` : null}
        </p>
      </PageHead>
      <Panel className="online-form">
        {table.draft ? null : <ArmyField armies={armies} value={army} onChange={setArmy} />}
        {asked && !me ? <NameField value={name} onChange={setName} /> : null}
        <Trouble error={error} />
        <Button weight="main" disabled={isDoing || !asked} onClick={sit}>
          {say('online.sit')}
        </Button>
        <Button weight="plain" onClick={onWatch}>
          {say('online.watch')}
        </Button>
      </Panel>
    </Aside>
  );
}

/** The title of a map of the packs; its name while that comes. */
export function useMapTitle(map: string): string {
  const overview = useContent(loadOverview);
  if (overview.state !== 'there') return map;
  return overview.content.maps.find(({ id }) => id === map)?.name ?? map;
}
