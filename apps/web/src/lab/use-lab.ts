import type { LabGame } from '@scapewright/sim/lab';
import { useEffect, useRef, useState } from 'react';
import { labWorker } from '../game/engine-workers.ts';
import type { ToldProblem } from '../game/problem-words.ts';
import { useSettings } from '../settings/settings.ts';
import type { FromLab, ToLab } from './lab-messages.ts';
import type { LabWish } from './lab-wish.ts';

/** A laboratory as far as it has come. */
export interface LabRun {
  readonly wish: LabWish;
  readonly games: readonly LabGame[];
  readonly state: 'playing' | 'stopped' | 'over' | 'refused' | 'broken';
  readonly problems: readonly ToldProblem[];
  /** Milliseconds that a game took, as far as this run knows; undefined before the first. */
  readonly pace: number | undefined;
}

export interface Lab {
  readonly run: LabRun | undefined;
  readonly play: (wish: LabWish) => void;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** Plays games in a worker of its own, which is ended when somebody stops it. */
export function useLab(): Lab {
  const [run, setRun] = useState<LabRun>();
  const worker = useRef<Worker>(undefined);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => end, []);
  const begin = (wish: LabWish, games: readonly LabGame[]): void => {
    end();
    setRun({ wish, games, state: 'playing', problems: [], pace: undefined });
    const made = labWorker();
    worker.current = made;
    let all = games;
    let first: { readonly at: number; readonly games: number } | undefined;
    made.addEventListener('message', ({ data }: MessageEvent<FromLab>) => {
      if (worker.current !== made) return;
      if (data.type === 'refused') {
        setRun({ wish, games: all, state: 'refused', problems: data.problems, pace: undefined });
        return;
      }
      if (data.type === 'over') {
        setRun((before) => (before ? { ...before, state: 'over' } : before));
        return;
      }
      all = [...all, ...data.games];
      const now = performance.now();
      // What was prepared once lies before the first results: the pace is measured from them on.
      first ??= { at: now, games: all.length };
      const since = all.length - first.games;
      const pace = since > 0 ? (now - first.at) / since : undefined;
      setRun({ wish, games: all, state: 'playing', problems: [], pace });
    });
    made.addEventListener('error', () => {
      if (worker.current === made) setRun((before) => (before ? { ...before, state: 'broken' } : before));
    });
    const { language } = useSettings.getState();
    made.postMessage({ type: 'play', wish, from: games.length, language } satisfies ToLab);
  };
  return {
    run,
    play: (wish) => begin(wish, []),
    stop: () => {
      end();
      setRun((before) => (before?.state === 'playing' ? { ...before, state: 'stopped' } : before));
    },
    goOn: () => {
      if (run) begin(run.wish, run.games);
    },
  };
}
