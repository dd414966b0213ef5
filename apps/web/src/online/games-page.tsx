import { useCallback, useState } from 'react';
import { useContent, type Waiting } from '../content/use-content.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Button, ButtonLink, Panel } from '../parts/parts.tsx';
import type { WordKey } from '../words/catalogue.ts';
import { useWords } from '../words/words.ts';
import { type OnlineTable, server } from './api.ts';
import { NoticesPanel } from './notices-panel.tsx';
import { SignIn } from './sign-in.tsx';
import { TableRow } from './table-row.tsx';
import { Trouble } from './trouble.tsx';
import { useMe } from './use-server.ts';
import './online.css';

/** Games with others: mine with whose turn it is, tables that wait for somebody, games to watch, and my account. */
export default function GamesPage() {
  const say = useWords();
  const { asked, me, error, again } = useMe();
  const [times, setTimes] = useState(0);
  const mine = useContent(useCallback(async () => (me ? server.tables('mine') : []), [me, times]));
  const open = useContent(useCallback(() => server.tables('open'), [times]));
  const live = useContent(useCallback(() => server.tables('live'), [times]));
  const isMine = ({ players }: OnlineTable): boolean => players.some(({ you }) => you);
  return (
    <>
      <PageHead title={say('online.games')}>
        <p className="quiet">{say('online.games.text')}</p>
      </PageHead>
      <Trouble error={error} />
      <div className="online-buttons">
        <ButtonLink to="/friend" weight="main">
          {say('online.friend')}
        </ButtonLink>
        <ButtonLink to="/tournaments">{say('cup.title')}</ButtonLink>
        {me ? <ButtonLink to={`/players/${me.id}`}>{say('profile.mine')}</ButtonLink> : null}
        <Button weight="plain" onClick={() => setTimes((count) => count + 1)}>
          {say('online.look-again')}
        </Button>
      </div>
      <div className="online-lists three">
        <List title="online.mine" tables={mine} empty="online.mine.none" />
        <List title="online.open" tables={open} except={isMine} empty="online.open.none" />
        <List title="online.live" tables={live} except={isMine} empty="online.live.none" />
      </div>
      <div className="online-lists">
        {asked && error === undefined ? <SignIn me={me} onChange={again} /> : null}
        {me ? <NoticesPanel key={me.id} /> : null}
      </div>
    </>
  );
}

interface ListProps {
  readonly title: WordKey;
  readonly empty: WordKey;
  readonly tables: Waiting<readonly OnlineTable[]>;
  readonly except?: (table: OnlineTable) => boolean;
}

function List({ title, tables, empty, except = () => false }: ListProps) {
  const say = useWords();
  const shown = tables.state === 'there' ? tables.content.filter((table) => !except(table)) : [];
  return (
    <Panel title={say(title)}>
      {shown.length === 0 ? (
        <p className="quiet">{say(tables.state === 'coming' ? 'app.loading' : empty)}</p>
      ) : (
        <ul className="online-tables">
          {shown.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
