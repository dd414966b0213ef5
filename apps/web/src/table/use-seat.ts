import { useEffect, useState } from 'react';
import type { useSnapshots } from './use-game.ts';

/** Whose view the screen shows: the person who is asked; while nobody is, the last who was. */
export function useSeat(snapshots: ReturnType<typeof useSnapshots>): number {
  const [first = -1] = snapshots.keys();
  const [last, setLast] = useState(first);
  const asked = [...snapshots].find(([, { questions }]) => questions.length > 0)?.[0];
  const stays = (snapshots.get(last)?.questions.length ?? 0) > 0;
  const now = stays ? last : (asked ?? last);
  useEffect(() => setLast(now), [now]);
  return now;
}

/** The title of the window while the page shows this. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    const before = document.title;
    if (title !== undefined) document.title = `${title} · Scapewright`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
