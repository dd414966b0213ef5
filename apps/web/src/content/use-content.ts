import { useEffect, useState } from 'react';

/** What a page waits for: it comes, it is there, or it could not be fetched. */
export type Waiting<Content> =
  | { readonly state: 'coming' }
  | { readonly state: 'there'; readonly content: Content }
  | { readonly state: 'failed' };

/** Loads content for a page. `load` must be the same function from one drawing to the next, or be kept by `useCallback`. */
export function useContent<Content>(load: () => Promise<Content>): Waiting<Content> {
  const [waiting, setWaiting] = useState<Waiting<Content>>({ state: 'coming' });
  useEffect(() => {
    let isWanted = true;
    load().then(
      (content) => isWanted && setWaiting({ state: 'there', content }),
      () => isWanted && setWaiting({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return waiting;
}
