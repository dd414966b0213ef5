import { type Carrier, type CarrierOptions, LinkCarrier, type LinkEvents } from './carrier.ts';

/** Has something run soon, after what runs now, in the order in which it was given. */
export type Defer = (run: () => void) => void;

const afterThis: Defer = (run) => void Promise.resolve().then(run);

/** What may be set for a carrier of calls. */
export interface CallOptions extends CarrierOptions {
  readonly defer?: Defer;
}

/**
 * A carrier to a table in the same program. Whoever accepts gets the other end, and opens it. Messages go over as the objects
 * that they are, after what runs now: nobody is called back out of an own call.
 */
export function callCarrier(accept: (other: Carrier) => void, options: CallOptions = {}): Carrier {
  const { defer = afterThis } = options;
  return new LinkCarrier((near) => {
    let far: LinkEvents | undefined;
    const other = new LinkCarrier(
      (events) => ({
        start: () => {
          if (far) throw new Error('The other side of this carrier opens it anew.');
          far = events;
          defer(() => events.opened());
          defer(() => near.opened());
        },
        send: (message) => defer(() => near.received(message)),
        close: () => defer(() => near.closed()),
      }),
      options,
    );
    return {
      start: () => defer(() => accept(other)),
      send: (message) => defer(() => far?.received(message)),
      close: () => defer(() => far?.closed()),
    };
  }, options);
}
