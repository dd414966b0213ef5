import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../words/words.ts';

/** A line for who types: answers by name or number, and questions. */
export function CommandLine({ onCommand }: { readonly onCommand: (text: string) => void }) {
  const say = useWords();
  const [text, setText] = useState('');
  const hint = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onCommand(text.trim());
    setText('');
  };
  return (
    <form className="command" onSubmit={send}>
      <input
        type="text"
        aria-label={say('table.command')}
        aria-describedby={hint}
        placeholder={say('table.command.short')}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <span id={hint} className="only-heard">
        {say('table.command.hint')}
      </span>
    </form>
  );
}
