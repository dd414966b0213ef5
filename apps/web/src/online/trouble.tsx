import { Notice } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { NoServer, Refusal } from './api.ts';
import { NoPasskey } from './passkeys.ts';

/** Why the server did not do something, in its words; or that there is none. */
export function Trouble({ error }: { readonly error: unknown }) {
  const say = useWords();
  if (error === undefined) return null;
  if (error instanceof NoPasskey) return <Notice tone="warn">{say('passkey.none')}</Notice>;
  if (!(error instanceof Refusal))
    return (
      <Notice tone="warn">{say(error instanceof NoServer ? 'online.no-server' : 'online.failed')}</Notice>
    );
  return (
    <Notice tone="wrong">
      {error.reasons.map(({ text, lang }) => (
        <p key={text} lang={lang}>
          {text}
        </p>
      ))}
    </Notice>
  );
}
