import { useCallback, useEffect, useState } from 'react';
import { Button, Field, Panel, SelectField } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { server, type Ways } from './api.ts';
import { subscribeHere } from './push.ts';
import { Trouble } from './trouble.tsx';
import { useDoing } from './use-server.ts';

type Typed = 'mail' | 'webhook';

/** By which ways somebody is told that it is their turn. */
export function NoticesPanel() {
  const say = useWords();
  const [known, setKnown] = useState<Ways>();
  const [kind, setKind] = useState<Typed>('mail');
  const [address, setAddress] = useState('');
  const { isDoing, error, run } = useDoing();
  const look = useCallback(async () => setKnown(await server.notices()), []);
  useEffect(() => {
    look().catch(() => setKnown(undefined));
  }, [look]);
  if (!known) return null;
  const typed: readonly Typed[] = known.mail ? ['mail', 'webhook'] : ['webhook'];
  const taken = typed.includes(kind) ? kind : 'webhook';
  const here = (): void =>
    run(async () => {
      await server.addWay(await subscribeHere(known.pushKey));
      await look();
    });
  return (
    <Panel title={say('online.notices')} className="online-form">
      <p className="quiet">{say('online.notices.text')}</p>
      {known.ways.length === 0 ? null : (
        <ul className="online-ways">
          {known.ways.map((way) => (
            <li key={way.id}>
              <span>
                {say(`online.notices.${way.kind}`)}: {way.address}
                {way.confirmed ? null : <em className="quiet"> {say('online.notices.unconfirmed')}</em>}
              </span>
              <Button
                little
                disabled={isDoing}
                aria-label={say('online.notices.remove', { address: way.address })}
                onClick={() => run(() => server.removeWay(way.id).then(look))}
              >
                {say('online.notices.stop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button disabled={isDoing} onClick={here}>
        {say('online.notices.here')}
      </Button>
      <form
        className="online-form"
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            await server.addWay({ kind: taken, address });
            setAddress('');
            await look();
          });
        }}
      >
        <SelectField<Typed>
          label={say('online.notices.way')}
          value={taken}
          options={typed.map((one) => [one, say(`online.notices.${one}`)])}
          onChange={setKind}
        />
        <Field label={say('online.notices.address')} hint={say(`online.notices.${taken}.hint`)}>
          {(ids) => (
            <input
              {...ids}
              required
              type={taken === 'mail' ? 'email' : 'url'}
              autoComplete={taken === 'mail' ? 'email' : 'off'}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
        <Trouble error={error} />
        <Button type="submit" disabled={isDoing}>
          {say('online.notices.add')}
        </Button>
      </form>
    </Panel>
  );
}
