import { useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { addressOfLab, type LabWish } from './lab-wish.ts';

/** The link under which anybody plays the same games. */
export function ShareLab({ wish }: { readonly wish: LabWish }) {
  const say = useWords();
  const address = `${location.origin}${addressOfLab(wish)}`;
  const [copied, setCopied] = useState('');
  return (
    <Button
      weight="plain"
      onClick={() => {
        navigator.clipboard.writeText(address).then(
          () => setCopied(address),
          () => setCopied(''),
        );
      }}
    >
      {say(copied === address ? 'lab.copied' : 'lab.copy')}
    </Button>
  );
}
