import { lookup as lookUp } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** How long somebody elsewhere may take, in milliseconds. */
const patience = 10_000;

/** Addresses of this machine and of networks that are nobody's business: no stranger may have us call there. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** May a server send something to this address, as numbers? */
export function isOutside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isOutside(mapped);
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Something that is sent to an address that a player gave. */
export interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/**
 * Sends it, and resolves with the status of the answer. Rejects where nobody answers, and where the address is none of the
 * public web; `anywhere` lets it go also to this machine, for tests and for servers at home.
 */
export function post({ url, headers, body }: Sent, anywhere: boolean): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isFine = anywhere || (protocol === 'https:' && (isIP(host) === 0 || isOutside(host)));
  if (!isFine) return Promise.reject(new Error('this address is none of the public web'));
  const request = protocol === 'http:' ? plainRequest : safeRequest;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: 'POST', headers, timeout: patience, ...(anywhere ? {} : { lookup: publicLookup }) },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      },
    );
    sending.once('timeout', () => sending.destroy(new Error('nobody answers there')));
    sending.once('error', reject);
    sending.end(body);
  });
}

/** Looks a name up, and finds nothing where it leads inside. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookUp(name, { ...options, all: true }, (error, addresses) => {
    const outside = error ? [] : addresses.filter(({ address }) => isOutside(address));
    const [first] = outside;
    if (!first) done(error ?? new Error('this address is none of the public web'), '', 0);
    else if (options.all) done(null, outside);
    else done(null, first.address, first.family);
  });
};
