/** How many messages somebody may send: so many a second in the long run, and ten seconds' worth at once. */
export class Allowance {
  private readonly perSecond: number;
  private left: number;
  private at = performance.now();

  /** 0: any number. */
  constructor(perSecond: number) {
    this.perSecond = perSecond;
    this.left = perSecond * 10;
  }

  /** Takes so many; false where they are not left now. */
  take(count = 1): boolean {
    if (this.perSecond === 0) return true;
    const now = performance.now();
    this.left = Math.min(this.perSecond * 10, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < count) return false;
    this.left -= count;
    return true;
  }
}
