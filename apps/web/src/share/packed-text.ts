import { deflateSync, Inflate } from 'fflate';

/** What a link may hold, unpacked: more is refused, whoever made it. */
const longest = 1_000_000;
const step = 1024;

/** Bytes as text for an address: deflated, in the letters of base64url. */
export function packed(bytes: Uint8Array): string {
  const letters = Array.from(deflateSync(bytes, { level: 9 }), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes that were packed; undefined for text that was not made by {@link packed}, or that holds too much. */
export function unpacked(text: string): Uint8Array | undefined {
  if (text === '' || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return inflated(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

function inflated(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((part) => {
    length += part.length;
    if (length > longest) throw new RangeError(`more than ${longest} bytes`);
    parts.push(part);
  });
  for (let at = 0; at < bytes.length; at += step)
    inflate.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
