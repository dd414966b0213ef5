import { describe, test } from 'vitest';
import { acceptPort, portCarrier } from '../carrier/index.ts';
import { type CarrierRig, carrierChecks } from './carrier-checks.ts';
import { simulatedCarriers } from './rigs.ts';

const defer = (run: () => void): void => void setImmediate(run);
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
};

const rigs: Readonly<Record<string, CarrierRig>> = {
  calls: { make: (accept, options) => simulatedCarriers.calls(accept, { ...options, defer }), settle },
  'simulated ports': {
    make: (accept, options) => simulatedCarriers.ports(accept, { ...options, defer }),
    settle,
  },
  'simulated sockets': {
    make: (accept, options) => simulatedCarriers.sockets(accept, { ...options, defer }),
    settle,
  },
  'message ports': {
    make: (accept, options) =>
      portCarrier(() => {
        const { port1, port2 } = new MessageChannel();
        accept(acceptPort(port2, options));
        return port1;
      }, options),
    settle: () => new Promise((done) => setTimeout(done, 10)),
  },
};

describe.each(Object.entries(rigs))('a carrier over %s', (_, rig) => {
  test.each(Object.entries(carrierChecks))('%s', (_, check) => check(rig));
});
