import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * How many of a long list are drawn: some at first, and more each time its end comes near. `end` goes on what stands behind the
 * list while there is more; whoever does not scroll presses it, which calls `more`. A change of `list` begins anew.
 */
export function useMore(
  list: readonly unknown[],
  step: number,
): { readonly shown: number; readonly more: () => void; readonly end: RefObject<HTMLButtonElement | null> } {
  const [drawn, setDrawn] = useState({ list, count: step });
  const count = drawn.list === list ? drawn.count : step;
  const end = useRef<HTMLButtonElement>(null);
  const more = (): void => setDrawn({ list, count: count + step });
  useEffect(() => {
    const { current } = end;
    if (!current) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setDrawn({ list, count: count + step });
      },
      { rootMargin: '600px' },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [list, count, step]);
  return { shown: Math.min(count, list.length), more, end };
}
