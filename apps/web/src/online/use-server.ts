import { useCallback, useEffect, useState } from 'react';
import { type Player, server } from './api.ts';

/** Who I am to the server; `asked` is false until it has answered. */
export interface Known {
  readonly asked: boolean;
  readonly me: Player | undefined;
  readonly error: unknown;
  readonly again: () => void;
}

/** Asks the server who I am. */
export function useMe(): Known {
  const [known, setKnown] = useState<Omit<Known, 'again'>>({ asked: false, me: undefined, error: undefined });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isWanted = true;
    server.me().then(
      (me) => isWanted && setKnown({ asked: true, me, error: undefined }),
      (error: unknown) => isWanted && setKnown({ asked: true, me: undefined, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [times]);
  return { ...known, again: useCallback(() => setTimes((count) => count + 1), []) };
}

/** Something that is being done: whether it is under way, and why it failed. */
export function useDoing(): {
  readonly isDoing: boolean;
  readonly error: unknown;
  readonly run: (work: () => Promise<void>) => void;
} {
  const [isDoing, setDoing] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = useCallback((work: () => Promise<void>) => {
    setDoing(true);
    setError(undefined);
    work()
      .catch(setError)
      .finally(() => setDoing(false));
  }, []);
  return { isDoing, error, run };
}
