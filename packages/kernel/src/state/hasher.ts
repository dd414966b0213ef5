/** A 64-bit hash of integers and text, as 16 hexadecimal digits. Built of 32-bit operations, the same everywhere. */
export class Hasher {
  private a = 0xdeadbeef | 0;
  private b = 0x41c6ce57 | 0;

  number(value: number): this {
    this.a = Math.imul(this.a ^ value, 0x9e3779b1);
    this.b = Math.imul(this.b ^ (value + this.a), 0x5f356495);
    this.a ^= this.b >>> 15;
    return this;
  }

  text(value: string): this {
    this.number(value.length);
    for (let at = 0; at < value.length; at++) this.number(value.charCodeAt(at));
    return this;
  }

  digest(): string {
    let { a, b } = this;
    a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
    b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
    return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
  }
}
