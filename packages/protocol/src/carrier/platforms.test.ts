import { expect, test } from 'vitest';
import { portCarrier } from './port-carrier.ts';
import { socketCarrier } from './socket-carrier.ts';

test('carriers take the ports and sockets of the platform as they are', () => {
  const port = portCarrier(() => new MessageChannel().port1);
  const socket = socketCarrier(() => new WebSocket('not an address'));
  const faults: string[] = [];
  socket.listen({ message: () => {}, fault: (problem) => faults.push(problem), state: () => {} });
  socket.open();
  expect([port.state, socket.state, faults.length]).toEqual(['closed', 'closed', 1]);
});
