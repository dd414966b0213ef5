/** What is wrong with the bytes of a file, and where. */
export class ByteError extends Error {
  readonly offset: number;
  readonly fix: string;

  constructor(offset: number, message: string, fix: string) {
    super(message);
    this.name = 'ByteError';
    this.offset = offset;
    this.fix = fix;
  }
}

const truncated = 'the file is cut off; fetch it again';
const endlessMarkers = 4;

/** Reads little-endian values one after the other. A read past the end throws ByteError and moves nothing. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get offset(): number {
    return this.#offset;
  }

  get remaining(): number {
    return this.#bytes.length - this.#offset;
  }

  u8(what: string): number {
    return this.#view.getUint8(this.#take(1, what));
  }

  i32(what: string): number {
    return this.#view.getInt32(this.#take(4, what), true);
  }

  u32(what: string): number {
    return this.#view.getUint32(this.#take(4, what), true);
  }

  f64(what: string): number {
    return this.#view.getFloat64(this.#take(8, what), true);
  }

  /** So many bytes as text, one character for each byte. */
  latin1(length: number, what: string): string {
    const start = this.#take(length, what);
    return textOf(this.#bytes.subarray(start, start + length));
  }

  /** A text with its length in front: 8-bit, or UTF-16 when the marker FF FE FF stands before the length. */
  text(what: string): string {
    const start = this.#offset;
    let wide = false;
    let length = this.u8(what);
    for (let markers = 0; length === 0xff; markers += 1) {
      if (markers === endlessMarkers) {
        throw new ByteError(
          start,
          `the length of ${what} is no length`,
          'the file is damaged; fetch it again',
        );
      }
      const short = this.#view.getUint16(this.#take(2, what), true);
      if (short === 0xfffe) {
        wide = true;
        length = this.u8(what);
      } else {
        length = short === 0xffff ? this.u32(what) : short;
        break;
      }
    }
    const bytes = wide ? length * 2 : length;
    if (bytes > this.remaining) {
      throw new ByteError(
        start,
        `${what} should be ${bytes} bytes long, but only ${this.remaining} are left`,
        truncated,
      );
    }
    if (!wide) return this.latin1(length, what);
    const from = this.#take(bytes, what);
    const parts: string[] = [];
    for (let unit = 0; unit < length; unit += 1) {
      parts.push(String.fromCharCode(this.#view.getUint16(from + unit * 2, true)));
    }
    return parts.join('');
  }

  #take(length: number, what: string): number {
    const start = this.#offset;
    if (length < 0 || length > this.remaining) {
      throw new ByteError(start, `the file ends before ${what}`, truncated);
    }
    this.#offset += length;
    return start;
  }
}

function textOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (const byte of bytes) parts.push(String.fromCharCode(byte));
  return parts.join('');
}
