import type { ReactNode } from 'react';
import type { ToldProblem } from '../game/problem-words.ts';
import { PageHead } from './page-head.tsx';
import { Notice } from './parts.tsx';

interface RefusedProps {
  readonly title: string;
  readonly problems: readonly ToldProblem[];
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
          {problems.map(({ text, lang }) => (
            <li key={text} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      </Notice>
      {children}
    </>
  );
}
