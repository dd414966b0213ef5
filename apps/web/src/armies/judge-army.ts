import { useEffect, useRef, useState } from 'react';
import type { DraftedArmy } from './army.ts';

export interface JudgeQuestion {
  readonly number: number;
  readonly army: DraftedArmy;
}

export interface JudgeAnswer {
  /** Of the question. */
  readonly number: number;
  /** What the rules hold against the army, in words; none where it is good to play. */
  readonly refusals: readonly string[];
}

/** What the rules say of an army, while it is built; undefined until they have said it. */
export function useVerdict(army: DraftedArmy): readonly string[] | undefined {
  const worker = useRef<Worker>(undefined);
  const number = useRef(0);
  const [refusals, setRefusals] = useState<readonly string[]>();
  useEffect(() => {
    const made = new Worker(new URL('./judge-army.worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<JudgeAnswer>) => {
      if (data.number === number.current) setRefusals(data.refusals);
    });
    worker.current = made;
    return () => made.terminate();
  }, []);
  useEffect(() => {
    number.current += 1;
    setRefusals(undefined);
    if (army.cards.length > 0)
      worker.current?.postMessage({ number: number.current, army } satisfies JudgeQuestion);
  }, [army]);
  return refusals;
}
