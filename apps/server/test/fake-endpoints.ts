import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';

/** Something that came in. */
export interface Came {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A web server that keeps what it is sent, and answers with a status of the test's choice. */
export async function fakeWeb() {
  const came: Came[] = [];
  const answers = { status: 201 };
  const server = createHttp((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answers.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { came, answers, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** A mail server that keeps the text of every mail. */
export async function fakeMail() {
  const mails: { readonly to: string; readonly text: string }[] = [];
  const server = createTcp((socket) => {
    let [buffer, to, isText] = ['', '', false];
    socket.on('error', () => {});
    socket.write('220 fake\r\n');
    socket.on('data', (data) => {
      buffer += String(data);
      for (;;) {
        const end = buffer.indexOf(isText ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = buffer.slice(0, end);
        buffer = buffer.slice(end + (isText ? 5 : 2));
        if (isText) mails.push({ to, text: said.replaceAll('=\r\n', '').replaceAll('=3D', '=') });
        if (/^RCPT/i.test(said)) to = said.replace(/^.*<(.*)>.*$/, '$1');
        isText = !isText && /^DATA/i.test(said);
        socket.write(isText ? '354 go on\r\n' : /^QUIT/i.test(said) ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, close: () => server.close() };
}

/** A browser that has subscribed to pushes, and reads what only it can. */
export class FakeBrowser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth: Buffer;
  private readonly own: Buffer;

  /** `kept`: the key and the secret that it has from elsewhere; else it makes them. */
  constructor(kept?: { readonly key: Buffer; readonly auth: Buffer }) {
    this.auth = kept?.auth ?? randomBytes(16);
    if (kept) this.keys.setPrivateKey(kept.key);
    else this.keys.generateKeys();
    this.own = this.keys.getPublicKey();
  }

  subscription(endpoint: string): object {
    const keys = { p256dh: this.own.toString('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint, keys };
  }

  read(body: Buffer): unknown {
    return JSON.parse(this.text(body));
  }

  /** What a message says that is encrypted as in RFC 8291. */
  text(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
    const derive = (from: Uint8Array, by: Uint8Array, about: Uint8Array | string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', from, by, about, bytes));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.own, sender]);
    const shared = derive(this.keys.computeSecret(sender), this.auth, about, 32);
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      key,
      derive(shared, salt, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

/** Who says that they push, as RFC 8292 has it: the key, and what they claim. Throws where it is not signed with that key. */
export function readVapid(header: string): {
  readonly key: string;
  readonly claims: Readonly<Record<string, unknown>>;
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(\S+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(signature, 'base64url');
  if (
    !verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed)
  )
    throw new Error(`not signed with its own key: ${header}`);
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
