import { useMemo, useState } from 'react';
import { loadCards, loadOverview } from '../content/content.ts';
import type { CardContent, GameId, Overview } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { Awaited } from '../parts/awaited.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Choice, Notice } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { LabForm } from './lab-form.tsx';
import { LabProgress } from './lab-progress.tsx';
import { LabResults } from './lab-results.tsx';
import { addressOfLab, type LabWish, readLab, usualLab } from './lab-wish.ts';
import { useLab } from './use-lab.ts';
import './lab.css';

/** What the page needs before anything can be chosen. */
interface LabContent {
  readonly cards: readonly CardContent[];
  readonly overview: Overview;
}

const load = async (): Promise<LabContent> => {
  const [cards, overview] = await Promise.all([loadCards(), loadOverview()]);
  return { cards, overview };
};

/** Two armies, a map, a bot, and many games between them: who wins, and why. */
export default function LabPage() {
  const say = useWords();
  const waiting = useContent(load);
  return (
    <>
      <PageHead title={say('lab.title')}>
        <p className="quiet">{say('lab.text')}</p>
      </PageHead>
      <Awaited waiting={waiting}>{(content) => <Laboratory {...content} />}</Awaited>
    </>
  );
}

function Laboratory({ cards, overview }: LabContent) {
  const say = useWords();
  const { game, set } = useSettings();
  const [wish, setWish] = useState<LabWish>(() => readLab(location.hash) ?? usualLab(game, freshSeed()));
  const { run, play, stop, goOn } = useLab();
  const names = useMemo(() => new Map(cards.map(({ id, name }) => [id, name])), [cards]);
  const choose = (next: LabWish): void => {
    setWish(next);
    history.replaceState(history.state, '', addressOfLab(next));
  };
  return (
    <>
      <Choice
        label={say('game.choose')}
        value={wish.ruleset}
        options={[
          ['heroscape', say('game.heroscape')],
          ['superscape', say('game.superscape')],
        ]}
        onChange={(ruleset: GameId) => {
          set({ game: ruleset });
          choose(usualLab(ruleset, wish.seed));
        }}
      />
      <LabForm
        key={wish.ruleset}
        wish={wish}
        cards={cards}
        overview={overview}
        onChange={choose}
        onPlay={() => {
          choose(wish);
          play(wish);
        }}
      />
      {run ? <LabProgress run={run} onStop={stop} onGoOn={goOn} /> : null}
      {run?.state === 'refused' ? (
        <Notice tone="wrong">
          <b>{say('lab.refused')}</b>
          {run.problems.map(({ text, lang }) => (
            <p key={text} lang={lang}>
              {text}
            </p>
          ))}
        </Notice>
      ) : null}
      {run && run.games.length > 0 ? <LabResults run={run} names={names} /> : null}
    </>
  );
}

/** Six letters and digits: short enough to be read out. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
