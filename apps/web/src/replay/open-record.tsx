import { useRef, useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

/** The longest record that is read, in bytes. */
const longest = 4_000_000;

/** Where somebody brings the file of a recorded game: dropped or chosen. */
export function OpenRecord({ onOpen }: { readonly onOpen: (name: string, text: string) => void }) {
  const say = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  const read = (file: File | undefined): void => {
    if (file === undefined) return;
    setTooLong(file.size > longest);
    if (file.size <= longest) void file.text().then((text) => onOpen(file.name, text));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same without dragging
    <div
      className="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        read(event.dataTransfer.files[0]);
      }}
    >
      <p>{say('replay.drop')}</p>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json"
        onChange={({ target }) => read(target.files?.[0])}
      />
      <Button onClick={() => chooser.current?.click()}>{say('replay.file')}</Button>
      {isTooLong ? <p role="alert">{say('replay.too-long')}</p> : null}
    </div>
  );
}
