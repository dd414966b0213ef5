import { pushSubscription, type WantedWay } from '@scapewright/protocol/http';

/** Subscribes this browser to notices of the server with this key. Rejects where the browser, or its user, does not want to. */
export async function subscribeHere(key: string): Promise<WantedWay> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) throw new Error('no push here');
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return { kind: 'push', subscription: pushSubscription.parse(made.toJSON()) };
}
