import { PageHead } from '../parts/page-head.tsx';
import { Button, ButtonLink, Notice } from '../parts/parts.tsx';
import { useWords, type WordKey } from '../words/words.ts';
import { GameView } from './game-view.tsx';
import { type PageState, useGame } from './use-game.ts';
import './table.css';

/** A table: one game. */
export default function TablePage({ id }: { readonly id: string }) {
  const { state, again } = useGame(id);
  if (state.state === 'open') return <GameView game={state} />;
  return (
    <main className="table-aside">
      <Aside state={state} again={again} />
    </main>
  );
}

/** What is told where no game is shown. */
function Aside({ state, again }: { readonly state: PageState; readonly again: () => void }) {
  const say = useWords();
  switch (state.state) {
    case 'wrong':
      return <Told title="table.wrong" text="table.wrong.text" />;
    case 'missing':
      return <Told title="table.missing" text="table.missing.text" />;
    case 'broken':
      return (
        <>
          <Told title="table.broken" text="table.broken.text" />
          <Button weight="main" onClick={again}>
            {say('table.go-on')}
          </Button>
        </>
      );
    case 'refused':
      return (
        <>
          <PageHead title={say('table.refused')} />
          <Notice tone="wrong">
            <ul>
              {state.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
          <ButtonLink to="/">{say('table.home')}</ButtonLink>
        </>
      );
    default:
      return <p className="empty">{say('table.opening')}</p>;
  }
}

function Told({ title, text }: { readonly title: WordKey; readonly text: WordKey }) {
  const say = useWords();
  return (
    <>
      <PageHead title={say(title)}>
        <p className="quiet">{say(text)}</p>
      </PageHead>
      <ButtonLink to="/">{say('table.home')}</ButtonLink>
    </>
  );
}
