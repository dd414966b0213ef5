import { type ReactNode, useEffect, useRef, useState } from 'react';
import { GameStore } from '../game/game-store.ts';
import { OnlineTable } from '../online/online-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Button, ButtonLink } from '../parts/parts.tsx';
import { Refused } from '../parts/refused.tsx';
import type { WordKey } from '../words/catalogue.ts';
import { useWords } from '../words/words.ts';
import { GameView } from './game-view.tsx';
import { type PageState, useGame } from './use-game.ts';
import './look.css';
import './table.css';
import { Aside } from '../shell/aside.tsx';

/** A table: one game, of this device or of the server. */
export default function TablePage({ id }: { readonly id: string }) {
  const isHere = useIsHere(id);
  if (isHere === undefined) return <main className="table-aside" />;
  return isHere ? <OwnTable id={id} /> : <OnlineTable key={id} id={id} />;
}

/** Is a game kept on this device, or about to begin here? Undefined while that is looked up. */
function useIsHere(id: string): boolean | undefined {
  const [known, setKnown] = useState<{ readonly id: string; readonly isHere: boolean }>();
  const isNew = id === 'new';
  const began = useRef(isNew);
  useEffect(() => {
    if (began.current) return undefined;
    let isWanted = true;
    void hasGame(id).then((isHere) => isWanted && setKnown({ id, isHere }));
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (isNew) began.current = true;
  return began.current ? true : known?.id === id ? known.isHere : undefined;
}

/** A browser that keeps nothing has no games. */
async function hasGame(id: string): Promise<boolean> {
  try {
    const store = await GameStore.open();
    const games = await store.list();
    store.close();
    return games.some((game) => game.id === id);
  } catch {
    return false;
  }
}

function OwnTable({ id }: { readonly id: string }) {
  const { state, again } = useGame(id);
  if (state.state === 'open') return <GameView game={state} />;
  return <NoTable state={state} again={again} />;
}

/** What is told where no game is shown. */
function NoTable({ state, again }: { readonly state: PageState; readonly again: () => void }) {
  const say = useWords();
  switch (state.state) {
    case 'wrong':
      return <Told title="table.wrong" text="table.wrong.text" />;
    case 'missing':
      return <Told title="table.missing" text="table.missing.text" />;
    case 'broken':
      return (
        <Told title="table.broken" text="table.broken.text">
          <Button weight="main" onClick={again}>
            {say('table.go-on')}
          </Button>
        </Told>
      );
    case 'refused':
      return (
        <Aside>
          <Refused title={say('table.refused')} problems={state.problems}>
            <ButtonLink to="/">{say('table.home')}</ButtonLink>
          </Refused>
        </Aside>
      );
    default:
      return (
        <main className="table-aside">
          <p className="empty">{say('table.opening')}</p>
        </main>
      );
  }
}

interface ToldProps {
  readonly title: WordKey;
  readonly text: WordKey;
  /** What to do before anything else. */
  readonly children?: ReactNode;
}

function Told({ title, text, children }: ToldProps) {
  const say = useWords();
  return (
    <Aside>
      <PageHead title={say(title)}>
        <p className="quiet">{say(text)}</p>
      </PageHead>
      <div className="buttons">
        {children}
        <ButtonLink to="/">{say('table.home')}</ButtonLink>
      </div>
    </Aside>
  );
}
