import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { ShareLab } from './share-lab.tsx';
import type { LabRun } from './use-lab.ts';

interface LabProgressProps {
  readonly run: LabRun;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
}

/** How far the games are; stop, go on, and the link that plays them again. */
export function LabProgress({ run, onStop, onGoOn }: LabProgressProps) {
  const say = useWords();
  const { wish, games, state, pace } = run;
  const played = games.length;
  const seconds = pace === undefined ? undefined : Math.ceil(((wish.games - played) * pace) / 1000);
  const isHalted = state === 'stopped' || state === 'broken';
  const told = isHalted ? (`lab.${state}` as const) : 'lab.progress';
  return (
    <div className="lab-progress">
      <progress aria-label={say('lab.games')} max={wish.games} value={played} />
      <span>
        {say(told, { played, games: wish.games })}
        {state === 'playing' && seconds !== undefined ? `, ${say('lab.left', { seconds })}` : null}
      </span>
      {state === 'playing' ? <Button onClick={onStop}>{say('lab.stop')}</Button> : null}
      {isHalted ? <Button onClick={onGoOn}>{say('lab.go-on')}</Button> : null}
      <ShareLab wish={wish} />
    </div>
  );
}
