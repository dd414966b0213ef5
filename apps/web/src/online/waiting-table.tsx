import { useState } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { Button, ButtonLink, Field, Panel } from '../parts/parts.tsx';
import { Aside } from '../shell/aside.tsx';
import { useWords } from '../words/words.ts';
import type { OnlineTable } from './api.ts';
import { addressOfInvite, invitesOf } from './invites.ts';
import { useMapTitle } from './join-table.tsx';

interface WaitingTableProps {
  readonly table: OnlineTable;
  readonly seat: number;
}

/** A table that waits for others: who sits, and the links that bring them. */
export function WaitingTable({ table, seat }: WaitingTableProps) {
  const say = useWords();
  const mapTitle = useMapTitle(table.map);
  const open = table.players.filter(({ kind }) => kind === 'open').map((one) => one.seat);
  const invites = invitesOf(table.id).filter((invite) => open.includes(invite.seat));
  const links = invites.map(({ token }) => addressOfInvite(table.id, token));
  const shown = links.length > 0 ? links : table.public ? [`${location.origin}/table/${table.id}`] : [];
  return (
    <Aside className="online-join">
      <PageHead title={say('online.waiting')}>
        <p className="quiet">
          {say('online.invited.text', { game: say(`game.${table.ruleset}`), map: mapTitle })}
        </p>
      </PageHead>
      <Panel title={say('setup.players')} className="online-form">
        <ul className="online-players">
          {table.players.map((one) => (
            <li key={one.seat} className="side-name" data-side={one.seat + 1}>
              {one.kind === 'open' ? <i>{say('online.open-seat')}</i> : <b>{one.name}</b>}
              {one.seat === seat ? <span className="tag">{say('online.you')}</span> : null}
            </li>
          ))}
        </ul>
        {shown.map((link) => (
          <InviteLink key={link} link={link} />
        ))}
        {table.public ? <p className="small quiet">{say('online.public.listed')}</p> : null}
        <p role="status">{say('online.waiting.text')}</p>
      </Panel>
      <ButtonLink to="/games" weight="plain">
        {say('online.games')}
      </ButtonLink>
    </Aside>
  );
}

/** A link to be sent to somebody, with a button that takes it along. */
function InviteLink({ link }: { readonly link: string }) {
  const say = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="online-link">
      <Field label={say('online.link')} hint={say('online.link.hint')}>
        {(ids) => <input {...ids} readOnly value={link} onFocus={({ target }) => target.select()} />}
      </Field>
      <Button
        onClick={() => {
          navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {say(isCopied ? 'online.copied' : 'online.copy')}
      </Button>
    </div>
  );
}
