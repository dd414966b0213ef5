import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Player } from './player.ts';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** Bytes and texts as CBOR has them, below 65,536 long. */
const head = (kind: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
};
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (data: string): Buffer => Buffer.concat([head(3, data.length), Buffer.from(data)]);

/** Somebody present (1), verified (4), with a new key (64). */
const [present, withKey] = [0x05, 0x45];

/** A device with one key (ES256), in software: it answers what a browser would. */
export class SoftwarePasskey {
  readonly id = base64url(randomBytes(32));
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Makes the key known to a server for a player. */
  async register(player: Player): Promise<number> {
    const { body } = await player.send<{ challenge: string }>('POST', '/passkeys/options');
    const { status } = await player.send('POST', '/passkeys', this.made(player.url, body.challenge));
    return status;
  }

  /** What a browser sends once the key is made for a challenge. */
  made(url: string, challenge: string): object {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const [xs, ys] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    // Kind EC2 (1: 2), algorithm ES256 (3: -7), curve P-256 (-1: 1), x (-2), y (-3).
    const key = Buffer.concat([
      Buffer.from('a5010203262001', 'hex'),
      Buffer.from([0x21]),
      bytes(xs),
      Buffer.from([0x22]),
      bytes(ys),
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const data = Buffer.concat([this.data(url, withKey), credential]);
    const object = Buffer.concat([
      ...[head(5, 3), text('fmt'), text('none'), text('attStmt'), head(5, 0)],
      ...[text('authData'), bytes(data)],
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', url, challenge),
      attestationObject: base64url(object),
      transports: ['internal'],
    });
  }

  /** What a browser sends once the key has signed a challenge. */
  used(url: string, challenge: string): object {
    this.counter += 1;
    const client = this.client('webauthn.get', url, challenge);
    const data = this.data(url, present);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return this.answer({
      ...{ clientDataJSON: client, authenticatorData: base64url(data) },
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    });
  }

  private answer(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private client(type: string, url: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: new URL(url).origin, crossOrigin: false }));
  }

  private data(url: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(url).hostname), Buffer.from([flags]), counter]);
  }
}
