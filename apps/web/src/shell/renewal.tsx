import { useEffect, useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import './renewal.css';

/**
 * Installs the service worker, so that pages work offline, and asks before a newer version takes over: never by itself,
 * and so never under a running game.
 */
export function Renewal() {
  const say = useWords();
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const watch = (registration: ServiceWorkerRegistration): void => {
      const offer = (): void => {
        if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting);
      };
      offer();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', offer);
      });
    };
    navigator.serviceWorker
      .register('/sw.js')
      .then(watch)
      .catch(() => undefined);
  }, []);
  if (waiting === undefined) return null;
  const renew = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take over');
  };
  return (
    <aside className="renewal panel" role="status">
      {say('app.renewed')}
      <div className="buttons">
        <Button little weight="main" onClick={renew}>
          {say('app.renew')}
        </Button>
        <Button little onClick={() => setWaiting(undefined)}>
          {say('app.later')}
        </Button>
      </div>
    </aside>
  );
}
