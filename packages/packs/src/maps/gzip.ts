import { Gunzip } from 'fflate';

/** Bytes that are unpacked at a time: a thousandfold of them fits in memory, however they were made. */
const step = 4096;

/** Whether the bytes are packed with gzip. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * Unpacks gzip, at most `most` bytes of it, anywhere: in Node and in a page. Throws for data that ends too early, is
 * damaged, or is longer.
 */
export function unpackGzip(bytes: Uint8Array, most: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const unpacker = new Gunzip((part) => {
    length += part.length;
    if (length > most) throw new RangeError(`it is longer than ${most} bytes`);
    parts.push(part);
  });
  for (let at = 0; at < bytes.length; at += step)
    unpacker.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  const whole = joined(parts, length);
  checkTrailer(bytes, whole);
  return whole;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The last eight bytes: a check sum of what was packed, and its length. */
function checkTrailer(bytes: Uint8Array, whole: Uint8Array): void {
  if (bytes.length < 18) throw new RangeError('unexpected end of the data');
  const trailer = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 8, 8);
  if (trailer.getUint32(4, true) !== whole.length) throw new RangeError('unexpected end of the data');
  if (trailer.getUint32(0, true) !== checkSum(whole)) throw new RangeError('incorrect data check');
}

/** CRC-32 as gzip has it. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
