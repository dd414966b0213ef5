import { useState } from 'react';
import { Button, Choice, Field, Panel } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { type Player, server } from './api.ts';
import { PasskeyList, PasskeyLogIn } from './passkeys-panel.tsx';
import { Trouble } from './trouble.tsx';
import { useDoing } from './use-server.ts';

interface SignInProps {
  readonly me: Player | undefined;
  readonly onChange: () => void;
}

/** An account, for who wants games on several devices: a guest's games stay. */
export function SignIn({ me, onChange }: SignInProps) {
  const say = useWords();
  const [way, setWay] = useState<'new' | 'known'>('new');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { isDoing, error, run } = useDoing();
  if (me && !me.guest)
    return (
      <Panel title={say('online.account')} className="online-form">
        <p>{say('online.account.is', { name: me.name })}</p>
        <PasskeyList />
        <Button onClick={() => run(() => server.logOut().then(onChange))}>{say('online.log-out')}</Button>
      </Panel>
    );
  return (
    <Panel title={say('online.account')} className="online-form">
      <p className="quiet">
        {say(me ? 'online.account.guest' : 'online.account.text', { name: me?.name ?? '' })}
      </p>
      <form
        className="online-form"
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            await (way === 'new' ? server.account(name, password) : server.logIn(name, password));
            setPassword('');
            onChange();
          });
        }}
      >
        <Choice
          label={say('online.account')}
          value={way}
          options={[
            ['new', say('online.account.new')],
            ['known', say('online.log-in')],
          ]}
          onChange={setWay}
        />
        <Field label={say('setup.name')}>
          {(ids) => (
            <input
              {...ids}
              required
              maxLength={40}
              autoComplete="username"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label={say('online.password')} hint={say('online.password.hint')}>
          {(ids) => (
            <input
              {...ids}
              required
              type="password"
              minLength={8}
              maxLength={200}
              autoComplete={way === 'new' ? 'new-password' : 'current-password'}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        <Trouble error={error} />
        <Button type="submit" weight="main" disabled={isDoing}>
          {say(way === 'new' ? 'online.account.new' : 'online.log-in')}
        </Button>
      </form>
      <PasskeyLogIn onChange={onChange} />
      {me ? <PasskeyList /> : null}
    </Panel>
  );
}
