import { expect, test } from 'vitest';
import { simulatedPorts } from '../testing/simulated-links.ts';
import { acceptPort, type PortLike, portCarrier } from './port-carrier.ts';

/** A port as of browsers that tell nobody of a closed port. */
const silent = (port: PortLike): PortLike => ({
  postMessage: (message) => port.postMessage(message),
  addEventListener: (type, listener) => {
    if (type !== 'close') port.addEventListener(type, listener);
  },
  removeEventListener: (type, listener) => port.removeEventListener(type, listener),
});

test('who closes a port says so where no platform does, and only to tables', () => {
  const defer = (run: () => void): void => run();
  const [one, other] = simulatedPorts(defer);
  const near = portCarrier(() => silent(one));
  const far = acceptPort(silent(other));
  near.open();
  far.open();
  near.close();
  expect(far.state).toBe('closed');
  const sent: unknown[] = [];
  one.addEventListener('message', (event) => sent.push(event));
  far.open();
  far.close();
  expect(sent).toEqual([]);
});
