import type { Meaning, ReportLine, Span } from '../report/report-line.ts';
import type { Colours, Page } from './page.ts';
import { type Piece, wrapPieces } from './wrap-text.ts';

const stepWidth = 6;
const ruleWidth = 18;
const indent = 2;

/** Prints what the columns of a play report are. */
export function printReportHead({ line, colours }: Page): void {
  line(
    colours.dim(`${' '.repeat(indent)}${'step'.padEnd(stepWidth)}${'rule'.padEnd(ruleWidth)}what happened`),
  );
}

/** Prints lines of a play report: the step, the rule, and what happened, broken to the page's width. */
export function printReport(page: Page, lines: readonly ReportLine[]): void {
  for (const line of lines) {
    if (line.kind === 'round') printRound(page, line);
    else if (line.kind === 'turn') printTurn(page, line);
    else printEvent(page, line);
  }
}

function printRound({ columns, colours, line }: Page, { spans, rules, step }: ReportLine): void {
  const title = ` ${spans.map(({ text }) => text).join('')} `;
  const cited = [step, rules[0]].filter(Boolean).join(' ');
  const tail = cited === '' ? '' : ` ${cited} `;
  const rest = Math.max(0, columns - 2 - title.length - tail.length - 2);
  line();
  line(
    `${colours.dim('━━')}${colours.bold(title)}${colours.dim('━'.repeat(rest))}${colours.dim(tail)}${colours.dim('━━')}`,
  );
}

function printTurn(page: Page, reported: ReportLine): void {
  page.line();
  printEvent(page, {
    ...reported,
    spans: reported.spans.map((span) => (span.meaning ? span : { ...span, meaning: { kind: 'strong' } })),
  });
}

function printEvent({ columns, colours, line }: Page, { step, rules, spans }: ReportLine): void {
  const [rule = '', ...more] = rules;
  const cited = more.length > 0 ? `${rule}+` : rule;
  const head = `${' '.repeat(indent)}${colours.cyan(step.padEnd(stepWidth))}${colours.dim(cited.padEnd(ruleWidth))}`;
  const left = indent + stepWidth + ruleWidth;
  const wrapped = wrapPieces(paintedSpans(spans, colours), columns - left - 2);
  wrapped.forEach((text, at) => {
    line(at === 0 ? `${head}${text}` : `${' '.repeat(left + 2)}${text}`);
  });
}

/** Spans with the colours of their meaning. */
export function paintedSpans(spans: readonly Span[], colours: Colours): Piece[] {
  return spans.map(({ text, meaning }) => (meaning ? { text, paint: painter(meaning, colours) } : { text }));
}

/** The colour of a side, counted from 0. */
export function sidePainter(side: number, colours: Colours): (text: string) => string {
  const sides = [colours.redBright, colours.blueBright, colours.greenBright, colours.yellowBright];
  return sides[side % sides.length] ?? colours.magentaBright;
}

function painter(meaning: Meaning, colours: Colours): (text: string) => string {
  switch (meaning.kind) {
    case 'figure':
    case 'player': {
      if (meaning.side < 0) return colours.bold;
      const paint = sidePainter(meaning.side, colours);
      return (text) => colours.bold(paint(text));
    }
    case 'number':
      return colours.bold;
    case 'space':
      return colours.green;
    case 'faint':
      return colours.dim;
    case 'good':
      return (text) => colours.bold(colours.green(text));
    case 'bad':
      return (text) => colours.bold(colours.red(text));
    case 'strong':
      return colours.bold;
  }
}
