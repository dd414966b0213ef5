import { socketCarrier, TableClient, type TableSnapshot } from '@scapewright/protocol';
import type { SeatKind } from '@scapewright/table/battle';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { ButtonLink } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { GameView } from '../table/game-view.tsx';
import { useSnapshots } from '../table/use-game.ts';
import { useWords } from '../words/words.ts';
import { NoServer, Refusal, type OnlineTable as Short, server, socketOf } from './api.ts';
import { inviteIn } from './invites.ts';
import { JoinTable } from './join-table.tsx';
import { Trouble } from './trouble.tsx';
import { WaitingTable } from './waiting-table.tsx';
import './online.css';
import { Aside } from '../shell/aside.tsx';

type Found =
  | { readonly state: 'coming' }
  | { readonly state: 'there'; readonly table: Short }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: unknown };

/** A table of the server: an invitation to it, the wait for others, and then the game. */
export function OnlineTable({ id }: { readonly id: string }) {
  const say = useWords();
  const [found, setFound] = useState<Found>({ state: 'coming' });
  const [watches, setWatches] = useState(false);
  const look = useCallback(() => {
    server.table(id).then(
      (table) => setFound({ state: 'there', table }),
      (error: unknown) => {
        const isMissing = error instanceof NoServer || (error instanceof Refusal && error.status === 404);
        setFound(isMissing ? { state: 'missing' } : { state: 'failed', error });
      },
    );
  }, [id]);
  useEffect(look, [look]);
  if (found.state === 'coming') return <Waits>{say('table.opening')}</Waits>;
  if (found.state === 'missing') return <MissingTable />;
  if (found.state === 'failed')
    return (
      <Aside>
        <Trouble error={found.error} />
        <ButtonLink to="/">{say('table.home')}</ButtonLink>
      </Aside>
    );
  const { table } = found;
  const seat = table.players.find(({ you }) => you)?.seat ?? -1;
  const invite = inviteIn(location.hash);
  const mayJoin = table.status === 'waiting' && (invite !== undefined || table.public);
  if (seat < 0 && mayJoin && !watches)
    return <JoinTable table={table} invite={invite} onSeated={look} onWatch={() => setWatches(true)} />;
  return <SeatedTable key={`${table.id} ${seat}`} table={table} seat={seat} onChange={look} />;
}

interface SeatedTableProps {
  readonly table: Short;
  readonly seat: number;
  readonly onChange: () => void;
}

/** A table at which somebody sits, or which somebody watches. */
function SeatedTable({ table, seat, onChange }: SeatedTableProps) {
  const say = useWords();
  const client = useClient(table.id, seat);
  const clients = useMemo(() => new Map(client ? [[seat, client]] : []), [client, seat]);
  const snapshot = useSnapshots(clients).get(seat);
  const players = snapshot?.welcome?.players;
  const people = JSON.stringify(players);
  useEffect(onChange, [people]);
  const seats = useMemo(() => (players ?? []).map(({ kind }) => kindOf(kind)), [players]);
  if (!snapshot?.status) return <Waits>{say(isLost(snapshot) ? 'online.lost' : 'table.opening')}</Waits>;
  if (snapshot.status === 'waiting') return <WaitingTable table={table} seat={seat} />;
  if (snapshot.status === 'closed')
    return (
      <Aside>
        <p className="empty" role="status">
          {say('online.closed')}
        </p>
      </Aside>
    );
  return <GameView game={{ state: 'open', seats, notes: [], clients }} onlineId={table.id} />;
}

const isLost = (snapshot: TableSnapshot | undefined): boolean => snapshot?.connection === 'waiting';

/** Bots of the server play as bots of the page do. */
function kindOf(kind: string): SeatKind {
  if (!kind.startsWith('bot:')) return 'person';
  return kind.slice('bot:'.length) as SeatKind;
}

/** Speaks with the table for one viewer, for as long as the page shows it. */
function useClient(id: string, seat: number): TableClient | undefined {
  const [client, setClient] = useState<TableClient>();
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    const made = new TableClient(
      socketCarrier(() => socketOf(id, seat)),
      { language },
    );
    made.open();
    setClient(made);
    return () => made.close();
  }, [id, seat, language]);
  return client;
}

function Waits({ children }: { readonly children: string }) {
  return (
    <main className="table-aside">
      <p className="empty" role="status">
        {children}
      </p>
    </main>
  );
}

function MissingTable() {
  const say = useWords();
  return (
    <Aside>
      <PageHead title={say('table.missing')}>
        <p className="quiet">{say('table.missing.text')}</p>
      </PageHead>
      <ButtonLink to="/">{say('table.home')}</ButtonLink>
    </Aside>
  );
}
