/** A horizontal bar of a share from 0 to 1, with its confidence interval: `████████▒▒▒▒░░░░`. */
export function shareBar(
  { low, high }: { readonly low: number; readonly high: number },
  width: number,
): string {
  const from = Math.round(low * width);
  const to = Math.max(from, Math.round(high * width));
  return '█'.repeat(from) + '▒'.repeat(to - from) + '░'.repeat(width - to);
}

/** One row of a histogram. */
export interface HistogramRow {
  /** Least and most value of the row. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Counts whole numbers in at most `most` rows of equal width. */
export function histogramOf(values: readonly number[], most: number): HistogramRow[] {
  if (values.length === 0) return [];
  const least = values.reduce((a, b) => Math.min(a, b));
  const largest = values.reduce((a, b) => Math.max(a, b));
  const width = Math.max(1, Math.ceil((largest - least + 1) / most));
  const rows = Math.floor((largest - least) / width) + 1;
  const counts = Array.from({ length: rows }, () => 0);
  for (const value of values) {
    const row = Math.floor((value - least) / width);
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts.map((count, row) => ({
    from: least + row * width,
    to: least + (row + 1) * width - 1,
    count,
  }));
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar as long as a part of the largest, to an eighth of a character. */
export function bar(value: number, largest: number, width: number): string {
  const length = largest === 0 ? 0 : (value / largest) * width;
  const whole = Math.floor(length);
  return '█'.repeat(whole) + (eighths[Math.floor((length - whole) * 8)] ?? '');
}
