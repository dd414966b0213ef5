export { type CallOptions, callCarrier, type Defer } from './call-carrier.ts';
export {
  type Carrier,
  type CarrierListener,
  type CarrierOptions,
  type CarrierState,
  type Connect,
  type Link,
  LinkCarrier,
  type LinkEvents,
} from './carrier.ts';
export { acceptPort, type PortLike, portCarrier } from './port-carrier.ts';
export { type SocketLike, socketCarrier } from './socket-carrier.ts';
