import { useCallback, useState } from 'react';
import { useContent } from '../content/use-content.ts';
import { Button } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { server } from './api.ts';
import { addPasskey, hasPasskeys, logInByPasskey } from './passkeys.ts';
import { Trouble } from './trouble.tsx';
import { useDoing } from './use-server.ts';

/** A press that logs in without a password. */
export function PasskeyLogIn({ onChange }: { readonly onChange: () => void }) {
  const say = useWords();
  const { isDoing, error, run } = useDoing();
  if (!hasPasskeys()) return null;
  return (
    <>
      <Button disabled={isDoing} onClick={() => run(() => logInByPasskey().then(onChange))}>
        {say('passkey.log-in')}
      </Button>
      <Trouble error={error} />
    </>
  );
}

/** My passkeys: those that there are, and another one. */
export function PasskeyList() {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [times, setTimes] = useState(0);
  const found = useContent(useCallback(() => server.passkeys(), [times]));
  const { isDoing, error, run } = useDoing();
  const known = found.state === 'there' ? found.content : [];
  const look = (): void => setTimes((count) => count + 1);
  const dateOf = (time: string): string =>
    new Date(time).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <>
      <p className="quiet">{say('passkey.text')}</p>
      {known.length === 0 ? null : (
        <ul className="online-ways">
          {known.map(({ id, created, used }) => (
            <li key={id}>
              <span>
                {say('passkey.made', { date: dateOf(created) })}
                {used === undefined ? null : (
                  <em className="quiet"> {say('passkey.used', { date: dateOf(used) })}</em>
                )}
              </span>
              <Button
                little
                disabled={isDoing}
                aria-label={say('passkey.remove-made', { date: dateOf(created) })}
                onClick={() => run(() => server.removePasskey(id).then(look))}
              >
                {say('passkey.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button disabled={isDoing} onClick={() => run(() => addPasskey().then(look))}>
          {say('passkey.add')}
        </Button>
      ) : null}
      <Trouble error={error} />
    </>
  );
}
