/** Units of figures; `times` is a ratio to a limit, `%` a share of one. */
export type Unit = 'times' | '%' | 'kB' | 'ns' | 'µs' | 'ms' | 'per s';

/** One line of the table: what was measured, and the floor and target that are set for it. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  /** Left out: for comparison only. */
  readonly floor?: number;
  readonly target?: number;
  /** More is better. */
  readonly more?: boolean;
  /** What else belongs to it: rates, or what the runs came to, so that a faster wrong answer is seen. */
  readonly note?: string;
}

/** What a figure comes to. */
export type Verdict = 'missed' | 'held' | 'target reached' | '';

/** A figure that must not be above its floor. */
export function atMost(what: string, value: number, unit: Unit, floor: number, target: number): Figure {
  return { what, value, unit, floor, target };
}

/** A figure that must not be below its floor. */
export function atLeast(what: string, value: number, unit: Unit, floor: number, target: number): Figure {
  return { what, value, unit, floor, target, more: true };
}

/** A figure's verdict: empty where nothing is set for it. */
export function verdictOf({ value, floor, target, more }: Figure): Verdict {
  const holds = (bound: number): boolean => (more ? value >= bound : value <= bound);
  if (floor === undefined || target === undefined) return '';
  return holds(target) ? 'target reached' : holds(floor) ? 'held' : 'missed';
}

/** The figures as a table with a head, each line with its verdict. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, floor, target, note = '' } = figure;
    return [what, shown(value, unit), shown(floor, unit), shown(target, unit), verdictOf(figure), note];
  });
  const head = ['figure', 'value', 'floor', 'target', '', ''];
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (at > 0 && at < 4 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map((row) => `${line(row)}\n`).join('');
}

function shown(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '';
  if (unit === 'per s') return `${Math.round(value).toLocaleString('en')} per s`;
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}
