import type { Level, Line, LinePart } from '@scapewright/protocol';
import type { Colours, Page } from './page.ts';
import { sidePainter } from './side-painter.ts';
import { type Piece, wrapPieces } from './wrap-text.ts';

/** A line of a log, whoever has numbered it. */
export type ToldLine = Omit<Line, 'n'>;

/** How lines of a log are printed. */
export interface LineStyle {
  /** The least detailed lines that are printed. */
  readonly detail: Level;
  /** Are the steps and rules printed beside them? */
  readonly rules: boolean;
  /** Whose a part is that names somebody; undefined where it is nobody's. */
  readonly sideOf: (part: LinePart) => number | undefined;
}

/** Levels from the shortest log to the longest. */
export const details = ['brief', 'normal', 'full'] as const satisfies readonly Level[];

const stepWidth = 6;
const ruleWidth = 18;
const indent = 2;

/** Prints what the columns are, where there are any. */
export function printLinesHead({ line, colours }: Page, { rules }: Pick<LineStyle, 'rules'>): void {
  if (!rules) return;
  line(
    colours.dim(`${' '.repeat(indent)}${'step'.padEnd(stepWidth)}${'rule'.padEnd(ruleWidth)}what happened`),
  );
}

/** Prints lines of a log, broken to the page's width. */
export function printLines(page: Page, lines: readonly ToldLine[], style: LineStyle): void {
  for (const line of lines) {
    if (details.indexOf(line.level) > details.indexOf(style.detail)) continue;
    if (line.kind === 'round') printRound(page, line, style);
    else printEvent(page, line, style);
  }
}

function printRound({ columns, colours, line }: Page, told: ToldLine, { rules }: LineStyle): void {
  const title = ` ${told.parts.map(({ text }) => text).join('')} `;
  const tail = rules ? ` ${cited(told)} ` : '';
  const rest = Math.max(0, columns - title.length - tail.length - 4);
  line();
  line(
    `${colours.dim('━━')}${colours.bold(title)}${colours.dim('━'.repeat(rest))}${colours.dim(tail)}${colours.dim('━━')}`,
  );
}

const cited = ({ step, rules: [rule] }: ToldLine): string => [step, rule].filter(Boolean).join(' ');

function printEvent({ columns, colours, line }: Page, told: ToldLine, style: LineStyle): void {
  const isTurn = told.kind === 'turn';
  const pieces = told.parts.map((part) => pieceOf(part, colours, style, isTurn));
  if (isTurn) line();
  const left = indent + (style.rules ? stepWidth + ruleWidth : 0);
  const head = style.rules ? rulesHead(told, colours) : ' '.repeat(indent);
  wrapPieces(pieces, columns - left - 2).forEach((text, at) => {
    line(at === 0 ? `${head}${text}` : `${' '.repeat(left + 2)}${text}`);
  });
}

function rulesHead({ step, rules: [rule = '', ...more] }: ToldLine, colours: Colours): string {
  const shown = more.length > 0 ? `${rule}+` : rule;
  return `${' '.repeat(indent)}${colours.cyan(step.padEnd(stepWidth))}${colours.dim(shown.padEnd(ruleWidth))}`;
}

function pieceOf(part: LinePart, colours: Colours, { sideOf }: LineStyle, isTurn: boolean): Piece {
  const { text, space, tone } = part;
  const side = sideOf(part);
  if (side !== undefined && side >= 0) return { text, paint: bold(colours, sidePainter(side, colours)) };
  if (space !== undefined) return { text, paint: colours.green };
  if (tone === 'good') return { text, paint: bold(colours, colours.green) };
  if (tone === 'bad') return { text, paint: bold(colours, colours.red) };
  if (tone === 'faint') return { text, paint: colours.dim };
  return tone === 'strong' || isTurn ? { text, paint: colours.bold } : { text };
}

const bold =
  ({ bold: thick }: Colours, paint: (text: string) => string) =>
  (text: string): string =>
    thick(paint(text));
