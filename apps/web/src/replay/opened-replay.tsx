import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { Refused } from '../parts/refused.tsx';
import { Aside } from '../shell/aside.tsx';
import type { WordKey } from '../words/catalogue.ts';
import { useWords } from '../words/words.ts';
import type { ReplaySource } from './replay-messages.ts';
import { ReplaySession, type ReplayState } from './replay-session.ts';
import type { OpenReplay } from './replay-view.tsx';

interface OpenedReplayProps {
  readonly source: ReplaySource;
  readonly show: (open: OpenReplay) => ReactNode;
  /** Opens another one; left out: there is none to choose. */
  readonly onOther?: () => void;
  /** What is said above the reasons where it cannot be shown. */
  readonly refused?: WordKey;
}

/** A replay in its worker, once it is there; until then, and where it cannot be, that is said. */
export function OpenedReplay({ source, show, onOther, refused = 'replay.refused' }: OpenedReplayProps) {
  const say = useWords();
  const [state, setState] = useState<ReplayState>({ state: 'opening' });
  const [session, setSession] = useState<ReplaySession>();
  useEffect(() => {
    const made = new ReplaySession(source, setState);
    setSession(made);
    return () => made.close();
  }, [source]);
  const clients = useMemo(
    () => (state.state === 'open' ? new Map([[-1, state.client]]) : undefined),
    [state],
  );
  if (state.state === 'open' && session && clients) return show({ session, told: state.told, clients });
  if (state.state !== 'refused')
    return (
      <main className="table-aside">
        <p className="empty">{say(state.state === 'broken' ? 'table.broken' : 'replay.opening')}</p>
      </main>
    );
  return (
    <Aside>
      <Refused title={say(refused)} problems={state.problems}>
        {onOther ? <Button onClick={onOther}>{say('replay.other')}</Button> : null}
      </Refused>
    </Aside>
  );
}
