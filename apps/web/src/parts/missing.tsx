import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { PageHead } from './page-head.tsx';
import { Notice } from './parts.tsx';

interface MissingProps {
  /** What there is not, and what to do about it. */
  readonly text: string;
  /** The way back. */
  readonly children?: ReactNode;
}

/** What stands in place of something that an address names and nobody knows. */
export function Missing({ text, children }: MissingProps) {
  const say = useWords();
  return (
    <div className="missing">
      <PageHead title={say('missing.title')} />
      <Notice tone="warn">{text}</Notice>
      {children}
    </div>
  );
}
