import { useEffect, useState } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { Notice } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { OpenRecord } from './open-record.tsx';
import { OpenedReplay } from './opened-replay.tsx';
import type { ReplaySource } from './replay-messages.ts';
import { readFragment } from './replay-text.ts';
import { ReplayView } from './replay-view.tsx';
import './replay.css';
import '../table/look.css';
import '../table/table.css';
import { Aside } from '../shell/aside.tsx';

/** A replay: of the link in the address, of a file that somebody brings, or of a game of the server (`?table=ID`). */
export default function ReplayPage() {
  const say = useWords();
  const [source, setSource] = useState<ReplaySource>();
  const [isUnread, setUnread] = useState(false);
  const [place, setPlace] = useState(0);
  const hash = useHash();
  useEffect(() => {
    if (hash.length <= 1) return;
    const read = readFragment(hash);
    setUnread(read === undefined);
    if (!read) return;
    setPlace(read.place);
    setSource({ kind: 'link', replay: read.replay });
  }, [hash]);
  useEffect(() => {
    const table = new URLSearchParams(location.search).get('table');
    if (!table) return;
    fetch(`/api/v1/tables/${encodeURIComponent(table)}/record`)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        setSource({ kind: 'file', name: `${table}.json`, text: await answer.text() });
      })
      .catch(() => setUnread(true));
  }, []);
  return source === undefined ? (
    <Aside>
      <PageHead title={say('replay.title')}>
        <p className="quiet">{say('replay.text')}</p>
      </PageHead>
      {isUnread ? <Notice tone="wrong">{say('replay.unread')}</Notice> : null}
      <OpenRecord onOpen={(name, text) => setSource({ kind: 'file', name, text })} />
    </Aside>
  ) : (
    <OpenedReplay
      source={source}
      onOther={() => setSource(undefined)}
      show={(open) => <ReplayView {...open} first={place} />}
    />
  );
}

/** The fragment of the address, also after it was changed by hand. */
function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const listen = (): void => setHash(location.hash);
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
  return hash;
}
