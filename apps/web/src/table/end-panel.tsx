import type { Result } from '@scapewright/protocol';
import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

interface EndPanelProps {
  readonly result: Result;
  readonly nameOf: (seat: number) => string;
  /** What else one may do now. */
  readonly children: ReactNode;
}

/** How a game ended, and where one goes from here. */
export function EndPanel({ result: { winners, reason }, nameOf, children }: EndPanelProps) {
  const say = useWords();
  return (
    <section className="question" aria-label={say('table.question')}>
      <h2>
        {winners.length > 0
          ? say('table.winner', { names: winners.map(nameOf).join(', ') })
          : say('table.draw')}
      </h2>
      <p>{reason}</p>
      {children}
      <ButtonLink to="/" weight={children ? 'plain' : 'main'}>
        {say('table.home')}
      </ButtonLink>
    </section>
  );
}
