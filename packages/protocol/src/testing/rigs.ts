import {
  acceptPort,
  type Carrier,
  type CarrierOptions,
  callCarrier,
  type Defer,
  portCarrier,
  socketCarrier,
} from '../carrier/index.ts';
import { simulatedPorts, simulatedSockets } from './simulated-links.ts';

/** Makes a carrier of some kind to whoever accepts, over links that are simulated. */
export type MakeCarrier = (
  accept: (other: Carrier) => void,
  options: CarrierOptions & { readonly defer: Defer },
) => Carrier;

/** The carriers of this package, over what a test can slow down. */
export const simulatedCarriers: Readonly<Record<'calls' | 'ports' | 'sockets', MakeCarrier>> = {
  calls: callCarrier,
  ports: (accept, { defer, ...options }) =>
    portCarrier(() => {
      const [near, far] = simulatedPorts(defer);
      accept(acceptPort(far, options));
      return near;
    }, options),
  sockets: (accept, { defer, ...options }) =>
    socketCarrier(() => {
      const [near, far] = simulatedSockets(defer);
      accept(socketCarrier(() => far, options));
      return near;
    }, options),
};
