import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in pixels, as it changes; `usual` before it is known. */
export function useWidth(usual: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return [element, width];
}
