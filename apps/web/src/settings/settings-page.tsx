import { useEffect, useState } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { Button, Choice, Notice, Panel } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { useSettings } from './settings.ts';
import './settings.css';

/** What can be set on this device. */
export default function SettingsPage() {
  const say = useWords();
  const { theme, motion, board, language, sound, set } = useSettings();
  return (
    <>
      <PageHead title={say('settings.title')}>
        <p className="quiet">{say('settings.text')}</p>
      </PageHead>
      <div className="settings">
        <Panel title={say('settings.look')}>
          <div className="settings-rows">
            <Choice
              showsLabel
              label={say('settings.theme')}
              value={theme}
              options={[
                ['system', say('settings.theme.system')],
                ['light', say('settings.theme.light')],
                ['dark', say('settings.theme.dark')],
              ]}
              onChange={(one) => set({ theme: one })}
            />
            <Choice
              showsLabel
              label={say('settings.language')}
              value={language}
              options={[
                ['en', 'English'],
                ['de', 'Deutsch'],
              ]}
              onChange={(one) => set({ language: one })}
            />
            <Choice
              showsLabel
              label={say('settings.board')}
              value={board}
              options={[
                ['flat', say('settings.board.flat')],
                ['deep', say('settings.board.deep')],
              ]}
              onChange={(one) => set({ board: one })}
            />
            <Choice
              showsLabel
              label={say('settings.motion')}
              value={motion}
              options={[
                ['system', say('settings.motion.system')],
                ['none', say('settings.motion.none')],
              ]}
              onChange={(one) => set({ motion: one })}
            />
            <Choice
              showsLabel
              label={say('settings.sound')}
              value={sound ? 'on' : 'off'}
              options={[
                ['off', say('settings.sound.off')],
                ['on', say('settings.sound.on')],
              ]}
              onChange={(one) => set({ sound: one === 'on' })}
            />
          </div>
        </Panel>
        <Panel title={say('settings.device')}>
          <Storage />
        </Panel>
      </div>
    </>
  );
}

/** What is kept on the device, and the request that the browser never throws it away. */
function Storage() {
  const say = useWords();
  const [used, setUsed] = useState<number>();
  const [isKept, setIsKept] = useState<boolean>();
  useEffect(() => {
    navigator.storage?.estimate().then(
      ({ usage }) => setUsed(usage),
      () => undefined,
    );
  }, []);
  const persist = (): void => {
    navigator.storage.persist().then(setIsKept, () => setIsKept(false));
  };
  return (
    <div className="settings-rows">
      <p>{say('settings.device.text')}</p>
      {used === undefined ? null : (
        <p className="quiet">{say('settings.space', { used: Math.round(used / 100_000) / 10 })}</p>
      )}
      <Button onClick={persist}>{say('settings.persist')}</Button>
      {isKept === undefined ? null : (
        <Notice tone={isKept ? 'good' : 'warn'}>
          {say(isKept ? 'settings.persisted' : 'settings.unpersisted')}
        </Notice>
      )}
    </div>
  );
}
