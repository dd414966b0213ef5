/** Writes little-endian values one after the other: the counterpart of ByteReader. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  /** All bytes written so far. */
  get bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  u8(value: number): void {
    const at = this.#room(1);
    this.#view.setUint8(at, value);
  }

  u16(value: number): void {
    const at = this.#room(2);
    this.#view.setUint16(at, value, true);
  }

  i32(value: number): void {
    const at = this.#room(4);
    this.#view.setInt32(at, value, true);
  }

  u32(value: number): void {
    const at = this.#room(4);
    this.#view.setUint32(at, value, true);
  }

  f64(value: number): void {
    const at = this.#room(8);
    this.#view.setFloat64(at, value, true);
  }

  /** Text as one byte for each character; the length is not written. */
  latin1(text: string): void {
    for (let index = 0; index < text.length; index += 1) this.u8(text.charCodeAt(index));
  }

  /** UTF-16 text with marker and length in front. */
  text(text: string): void {
    this.u8(0xff);
    this.u16(0xfffe);
    if (text.length < 0xff) {
      this.u8(text.length);
    } else {
      this.u8(0xff);
      if (text.length < 0xfffe) {
        this.u16(text.length);
      } else {
        this.u16(0xffff);
        this.u32(text.length);
      }
    }
    for (let index = 0; index < text.length; index += 1) this.u16(text.charCodeAt(index));
  }

  /** Makes room first: the buffer, and the view of it, may be new afterwards. */
  #room(size: number): number {
    const start = this.#length;
    this.#length += size;
    if (this.#length > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return start;
  }
}
