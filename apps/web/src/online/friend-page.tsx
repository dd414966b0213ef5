import { type NamedArmy, objectivesOn, usualTables } from '@scapewright/table/usual';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useContent } from '../content/use-content.ts';
import { GameChoice } from '../parts/game-choice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Button, Panel, SelectField } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { ObjectiveField } from '../start/objective-field.tsx';
import { useWords } from '../words/words.ts';
import { type OnlineTable, server, somebody } from './api.ts';
import { ArmyField, useArmies } from './army-field.tsx';
import { ExtraFields, noExtras, sentExtras } from './extra-terms.tsx';
import { keepInvites } from './invites.ts';
import { NameField } from './name-field.tsx';
import { Trouble } from './trouble.tsx';
import { useDoing, useMe } from './use-server.ts';
import './online.css';

const clocks = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 45, increment: 30 },
  days: { kind: 'days', days: 3 },
} as const satisfies Record<string, NonNullable<OnlineTable['clock']>>;
type ClockKind = keyof typeof clocks;

/** Makes a table for somebody far away: a link for a friend, or a seat that is open to all. */
export default function FriendPage() {
  const say = useWords();
  const [, go] = useLocation();
  const { game, set } = useSettings();
  const { asked, me, error: unknown } = useMe();
  const [name, setName] = useState('');
  const [map, setMap] = useState('');
  const [objective, setObjective] = useState('');
  const [clock, setClock] = useState<ClockKind>('none');
  const [isPublic, setPublic] = useState(false);
  const [army, setArmy] = useState(0);
  const [extras, setExtras] = useState(noExtras);
  const armies = useArmies(game);
  const maps = useContent(useCallback(() => server.maps(game), [game]));
  const { isDoing, error, run } = useDoing();
  const offered = maps.state === 'there' ? maps.content : [];
  const taken = offered.some((one) => one.name === map) ? map : usualTables[game].map;
  const make = (): void =>
    run(async () => {
      await somebody(name);
      const seats = seatsWith(armies, army);
      const made = await server.make({
        ruleset: game,
        map: taken,
        seats,
        clock: clocks[clock],
        public: isPublic,
        ...(objectivesOn(taken, game).some(({ id }) => id === objective) ? { objective } : {}),
        ...sentExtras(extras),
      });
      keepInvites(made);
      go(`/table/${made.id}`);
    });
  return (
    <>
      <PageHead title={say('online.friend')}>
        <p className="quiet">{say('online.friend.text')}</p>
      </PageHead>
      <Trouble error={unknown} />
      <Panel className="online-form">
        <GameChoice
          value={game}
          onChange={(one) => {
            set({ game: one });
            setArmy(0);
          }}
        />
        <SelectField
          label={say('setup.map')}
          value={taken}
          options={offered.map((one) => [one.name, one.title] as const)}
          onChange={setMap}
        />
        <ObjectiveField game={game} map={taken} value={objective} onChange={setObjective} />
        {extras.draft ? null : <ArmyField armies={armies} value={army} onChange={setArmy} />}
        <SelectField<ClockKind>
          label={say('online.clock')}
          value={clock}
          options={(['none', 'live', 'days'] as const).map((kind) => [kind, say(`online.clock.${kind}`)])}
          onChange={setClock}
        />
        {asked && !me ? <NameField value={name} onChange={setName} /> : null}
        <label className="online-tick">
          <input type="checkbox" checked={isPublic} onChange={({ target }) => setPublic(target.checked)} />
          {say('online.public')}
        </label>
        <ExtraFields value={extras} onChange={setExtras} />
        <Trouble error={error} />
        <Button weight="main" disabled={isDoing || !asked || unknown !== undefined} onClick={make}>
          {say('online.make')}
        </Button>
      </Panel>
    </>
  );
}

/** My army, and the other usual one for whoever comes without one. */
function seatsWith(armies: readonly NamedArmy[], army: number) {
  const mine = armies[army] ?? armies[0];
  const other = armies[army === 1 ? 0 : 1];
  return [
    { kind: 'me' as const, army: { cards: [...(mine?.cards ?? [])] } },
    { kind: 'open' as const, army: { cards: [...(other?.cards ?? [])] } },
  ];
}
