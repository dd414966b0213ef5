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

  /** Takes one; false where none is left now. */
  take(): boolean {
    if (this.perSecond === 0) return true;
    const now = performance.now();
    this.left = Math.min(this.perSecond * 10, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
