import { useEffect, useRef, useState } from 'react';
import type { DraftedArmy } from '../armies/army.ts';
import { judgeWorker } from '../game/engine-workers.ts';
import type { ToldProblem } from '../game/problem-words.ts';
import { type Language, useSettings } from '../settings/settings.ts';
import type { Wish } from './wish.ts';

/** What the rules are asked about: an army by itself, or a whole table. */
export type Judged =
  | { readonly kind: 'army'; readonly army: DraftedArmy }
  | { readonly kind: 'table'; readonly wish: Wish };

export interface JudgeQuestion {
  readonly number: number;
  readonly judged: Judged;
  readonly language: Language;
}

export interface JudgeAnswer {
  /** Of the question. */
  readonly number: number;
  /** What the rules hold against it, in words; none where it is good to play. */
  readonly refusals: readonly ToldProblem[];
}

/** What the rules say, while something is built; undefined until they have said it. `judged` must stay the same while nothing changes. */
export function useVerdict(judged: Judged | undefined): readonly ToldProblem[] | undefined {
  const language = useSettings((settings) => settings.language);
  const worker = useRef<Worker>(undefined);
  const number = useRef(0);
  const [refusals, setRefusals] = useState<readonly ToldProblem[]>();
  useEffect(() => {
    const made = judgeWorker();
    made.addEventListener('message', ({ data }: MessageEvent<JudgeAnswer>) => {
      if (data.number === number.current) setRefusals(data.refusals);
    });
    worker.current = made;
    return () => made.terminate();
  }, []);
  useEffect(() => {
    number.current += 1;
    setRefusals(undefined);
    if (judged !== undefined)
      worker.current?.postMessage({ number: number.current, judged, language } satisfies JudgeQuestion);
  }, [judged, language]);
  return refusals;
}
