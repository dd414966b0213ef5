import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';
import { Notice } from './parts.tsx';

interface RefusedProps {
  readonly title: string;
  readonly problems: readonly string[];
  /** What to do now. */
  readonly children: ReactNode;
}

/** Why something cannot be shown, each reason in words. */
export function Refused({ title, problems, children }: RefusedProps) {
  return (
    <>
      <PageHead title={title} />
      <Notice tone="wrong">
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
      {children}
    </>
  );
}
