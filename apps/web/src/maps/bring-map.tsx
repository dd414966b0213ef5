import { type DragEvent, type SubmitEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Field, Notice, Panel } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { FoundList } from './found-list.tsx';
import { mapOfLink } from './map-editor-link.ts';
import type { MapFinding } from './map-findings.ts';
import { keepMap } from './own-maps.ts';
import { readMapFile } from './read-map.ts';

type Step = 'waiting' | 'reading' | 'bad-link' | readonly MapFinding[];

/** Where somebody brings a map: a file, dropped or chosen, or a link of the map editor. */
export function BringMap() {
  const say = useWords();
  const [, go] = useLocation();
  const [step, setStep] = useState<Step>('waiting');
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  const read = async (file: string, bytes: Uint8Array): Promise<void> => {
    setStep('reading');
    const answer = await readMapFile(file, bytes);
    if (!answer.ok) return setStep(answer.problems);
    await keepMap(answer.map);
    go(`/maps/${answer.map.summary.id}`);
  };
  const readFile = (file: File | undefined): void => {
    if (file === undefined) return;
    file
      .arrayBuffer()
      .then((buffer) => read(file.name, new Uint8Array(buffer)))
      .catch((error: unknown) => setStep([{ code: 'fault', text: String(error) }]));
  };
  const readLink = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = mapOfLink(String(new FormData(event.currentTarget).get('link') ?? ''));
    if (text === undefined) setStep('bad-link');
    else
      read('link.json', new TextEncoder().encode(text)).catch((error: unknown) =>
        setStep([{ code: 'fault', text: String(error) }]),
      );
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    readFile(event.dataTransfer.files[0]);
  };
  return (
    <Panel title={say('maps.own')} className="bring-map">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same without dragging */}
      <div
        className={isOver ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p>{say('maps.own.text')}</p>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".hsc,.json,.gz,.jbg,.yaml"
          onChange={({ target }) => readFile(target.files?.[0])}
        />
        <Button onClick={() => chooser.current?.click()}>{say('maps.own.file')}</Button>
      </div>
      <form className="bring-link" onSubmit={readLink}>
        <Field label={say('maps.own.link')}>
          {(ids) => <input {...ids} name="link" type="text" inputMode="url" autoComplete="off" required />}
        </Field>
        <Button type="submit">{say('maps.own.open')}</Button>
      </form>
      <Outcome step={step} />
    </Panel>
  );
}

function Outcome({ step }: { readonly step: Step }) {
  const say = useWords();
  if (step === 'waiting') return null;
  if (step === 'reading') return <Notice>{say('maps.own.reading')}</Notice>;
  if (step === 'bad-link') return <Notice tone="wrong">{say('maps.own.link.wrong')}</Notice>;
  return (
    <Notice tone="wrong">
      <p>{say('maps.own.failed')}</p>
      <FoundList findings={step} />
    </Notice>
  );
}
