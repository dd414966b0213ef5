import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Refused } from '../parts/refused.tsx';
import { useWords } from '../words/words.ts';
import type { ReplaySource } from './replay-messages.ts';
import { ReplaySession, type ReplayState } from './replay-session.ts';
import type { OpenReplay } from './replay-view.tsx';

interface OpenedReplayProps {
  readonly source: ReplaySource;
  readonly show: (open: OpenReplay) => ReactNode;
  /** Opens another one; left out: there is none to choose. */
  readonly onOther?: () => void;
}

/** A replay in its worker, once it is there; until then, and where it cannot be, that is said. */
export function OpenedReplay({ source, show, onOther }: OpenedReplayProps) {
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
  return (
    <main className="table-aside">
      {state.state === 'refused' ? (
        <Refused title={say('replay.refused')} problems={state.problems}>
          {onOther ? (
            <button type="button" className="button" onClick={onOther}>
              {say('replay.other')}
            </button>
          ) : null}
        </Refused>
      ) : (
        <p className="empty">{say(state.state === 'broken' ? 'table.broken' : 'replay.opening')}</p>
      )}
    </main>
  );
}
