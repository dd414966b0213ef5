import type { ChatMessage, TableClient } from '@scapewright/protocol';
import { useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

interface TalkPanelProps {
  readonly client: TableClient;
  readonly chat: readonly ChatMessage[];
  readonly nameOf: (seat: number) => string;
}

/** What players and those who watch say to each other. */
export function TalkPanel({ client, chat, nameOf }: TalkPanelProps) {
  const say = useWords();
  const [text, setText] = useState('');
  return (
    <details className="talk">
      <summary>{say('online.talk', { count: chat.length })}</summary>
      <ul aria-label={say('online.talk', { count: chat.length })} aria-live="polite">
        {chat.map((one, at) => (
          <li key={at} data-side={one.from + 1}>
            <b>{one.from < 0 ? say('online.watcher') : nameOf(one.from)}</b> {one.text}
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          void client.say(text.trim());
          setText('');
        }}
      >
        <input
          aria-label={say('online.talk.say')}
          value={text}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button little type="submit">
          {say('online.talk.send')}
        </Button>
      </form>
    </details>
  );
}
