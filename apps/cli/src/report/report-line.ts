/** How a piece of a line is meant, so that a terminal can colour it. */
export type Meaning =
  | { readonly kind: 'figure' | 'player'; readonly side: number }
  | { readonly kind: 'number' | 'space' | 'faint' | 'good' | 'bad' | 'strong' };

/** A piece of a line. */
export interface Span {
  readonly text: string;
  readonly meaning?: Meaning;
}

/** A line of the play report: the step, the rules behind it, and what happened; `round` and `turn` are headings. */
export interface ReportLine {
  readonly kind: 'round' | 'turn' | 'event';
  readonly step: string;
  /** Ledger ids; the first is the one to show. */
  readonly rules: readonly string[];
  readonly spans: readonly Span[];
}

/** The words of spans, without their meaning. */
export function plainText(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}
