import type { ReactNode } from 'react';
import type { Waiting } from '../content/use-content.ts';
import { useWords } from '../words/words.ts';
import { Button, Notice } from './parts.tsx';

interface AwaitedProps<Content> {
  readonly waiting: Waiting<Content>;
  readonly children: (content: Content) => ReactNode;
}

/** What is drawn of content: a word while it comes, what to do if it cannot come, else itself. */
export function Awaited<Content>({ waiting, children }: AwaitedProps<Content>) {
  const say = useWords();
  if (waiting.state === 'there') return children(waiting.content);
  if (waiting.state === 'coming') return <p className="empty">{say('app.loading')}</p>;
  return (
    <Notice tone="warn">
      <p>{say('app.offline')}</p>
      <Button little onClick={() => location.reload()}>
        {say('app.reload')}
      </Button>
    </Notice>
  );
}
