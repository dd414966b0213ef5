import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import type { Shared } from './replay-messages.ts';
import { fragmentOf } from './replay-text.ts';
import './replay.css';

/** The address of a replay at a place. */
const addressOf = (replay: NonNullable<Shared['replay']>, place: number): string =>
  `/replay${fragmentOf(replay, place)}`;

/** Gives a replay to others: as a link to this place of it, and as a file. */
export function SharedLink({
  shared: { replay, file },
  place,
}: {
  readonly shared: Shared;
  readonly place: number;
}) {
  const say = useWords();
  const [copied, setCopied] = useState<string>();
  const address = replay === undefined ? undefined : `${location.origin}${addressOf(replay, place)}`;
  return (
    <p className="shared">
      {address === undefined ? null : (
        <Button
          little
          weight="plain"
          onClick={() =>
            navigator.clipboard.writeText(address).then(
              () => setCopied(address),
              () => setCopied(undefined),
            )
          }
        >
          {copied === address ? say('armies.shared') : say('replay.copy')}
        </Button>
      )}
      <Button little weight="plain" onClick={() => download(file)}>
        {say('replay.download')}
      </Button>
      {address === undefined ? <span className="small quiet">{say('replay.unlinked')}</span> : null}
    </p>
  );
}

/** What one does with a game of this device that is over: watches it again, and gives it to others. */
export function ShareGame({ share }: { readonly share: () => Promise<Shared> }) {
  const say = useWords();
  const [, go] = useLocation();
  const [shared, setShared] = useState<Shared>();
  const open = async (): Promise<void> => {
    const found = await share();
    if (found.replay) go(addressOf(found.replay, 0));
    else setShared(found);
  };
  const copy = async (): Promise<void> => setShared(await share());
  return (
    <>
      <Button onClick={() => void open()}>{say('replay.watch')}</Button>
      {shared === undefined ? (
        <Button onClick={() => void copy()}>{say('replay.share')}</Button>
      ) : (
        <SharedLink shared={shared} place={0} />
      )}
    </>
  );
}

/** Hands a text over as a file. */
function download(text: string): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.href = address;
  link.download = 'scapewright-game.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
