import { useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

/** Giving up wants a second press. */
export function ResignButton({ onResign }: { readonly onResign: () => void }) {
  const say = useWords();
  const [isDoubted, setDoubted] = useState(false);
  return (
    <Button
      little
      weight="plain"
      onBlur={() => setDoubted(false)}
      onClick={() => (isDoubted ? onResign() : setDoubted(true))}
    >
      {say(isDoubted ? 'table.resign.sure' : 'table.resign')}
    </Button>
  );
}
