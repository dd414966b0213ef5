import type { Overlay, OverlayEntry } from '@scapewright/board';
import type { Option, Question, View } from '@scapewright/protocol';
import type { BoardPicture } from '../battle/board-picture.ts';
import type { Page } from '../terminal/page.ts';
import { sidePainter } from '../terminal/side-painter.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import type { TerminalWords } from '../words/terminal-words.ts';

/** Spaces beyond this number are shown on the map alone. */
const mostListed = 12;

/** How questions are printed. */
export interface QuestionStyle {
  readonly picture: BoardPicture;
  readonly view: View;
  /** Who is asked; undefined where only one person plays. */
  readonly player: string | undefined;
  readonly seat: number;
  /** Are the step and the rule printed? */
  readonly rules: boolean;
  /** Is it said how such a question is answered? */
  readonly teaches: boolean;
}

/** Prints what is asked and what can be chosen; spaces are drawn on the map. */
export function printQuestion(page: Page, question: Question, style: QuestionStyle): void {
  const { line, colours, columns, screen } = page;
  const { options, title, step, rules, text } = question;
  const isSpaces = asksSpaces(question);
  const isSmall = (screen.rows ?? Number.POSITIVE_INFINITY) < 30;
  line();
  if (isSpaces) {
    const overlay = spacesOverlay(page.words, style.picture, style.view, question);
    const around = spaceOf(style.view, question.subject);
    page.write(style.picture.draw(page, style.view, { legend: false, overlay, around, spare: 3 }));
    line(colours.dim(overlay.tones.map(([, meaning]) => meaning).join(', ')));
  }
  const who =
    style.player === undefined ? '' : `${sidePainter(style.seat, colours)(colours.bold(style.player))}: `;
  const cited = style.rules ? `  ${colours.dim([step, rules[0]].filter(Boolean).join(' '))}` : '';
  const [first = '', ...more] = wrapText(title, columns - 2 - (style.player?.length ?? 0));
  line(`${who}${colours.bold(first)}${more.length === 0 ? cited : ''}`);
  more.forEach((words, at) => {
    line(`${colours.bold(words)}${at === more.length - 1 ? cited : ''}`);
  });
  if (text !== '' && !(isSpaces && isSmall))
    for (const words of wrapText(text, columns - 2)) line(colours.dim(`  ${words}`));
  if (!isSpaces || options.length <= mostListed) listOptions(page, question);
  if (style.teaches)
    for (const words of wrapText(howTo(page.words, question), columns - 2)) line(colours.dim(`  ${words}`));
}

/** Is the question answered by spaces, so that the map shows the options? */
export function asksSpaces({ shape, options }: Question): boolean {
  return shape === 'path' || options.some(({ key }) => key.startsWith('space:'));
}

function listOptions({ line, colours, columns }: Page, { options, shape }: Question): void {
  if (shape === 'chance' || shape === 'path') return;
  const width = Math.min(32, Math.max(...options.map(({ label }) => label.length))) + 2;
  options.forEach((option, index) => {
    const { label, note = '' } = option;
    const room = columns - width - 8;
    const [first = '', ...more] = wrapText(note, Math.max(20, room));
    const number = colours.cyan(String(index + 1).padStart(3));
    line(`  ${number}  ${labelled(option, colours, label.padEnd(width))} ${colours.dim(first)}`.trimEnd());
    for (const text of more) line(colours.dim(`${' '.repeat(width + 8)}${text}`));
  });
}

/** Own side bold, enemies red, what harms one's own side yellow. */
function labelled({ side, sure }: Option, colours: Page['colours'], label: string): string {
  const bold = colours.bold(label);
  if (sure) return colours.yellow(bold);
  return side === 'enemy' ? colours.red(bold) : bold;
}

function howTo({ say }: TerminalWords, question: Question): string {
  const { shape, most, least, options, subject } = question;
  switch (shape) {
    case 'path':
      return say('how:path');
    case 'chance':
      return subject === 'combat' ? say('how:combat-dice', { example: 'S'.repeat(most) }) : say('how:die');
    case 'allot':
      return say('how:allot', { most, example: example(question) });
    case 'number':
    case 'pick':
      if (options.every(({ key }) => key.startsWith('space:'))) return say('how:space');
      if (most <= 1) return say('how:one');
      return say(least === 0 ? 'how:several-or-none' : 'how:several');
  }
}

function example({ most, options }: Question): string {
  return Array.from({ length: most }, (_, place) => 1 + (place % Math.max(1, options.length))).join(' ');
}

/** The spaces that can be chosen: for a move with what they cost, and a mark where the way is dangerous. */
export function spacesOverlay(
  { say }: TerminalWords,
  picture: BoardPicture,
  view: View,
  { shape, options }: Question,
): Overlay {
  const field = picture.fieldOf(view);
  const entries = new Map<number, OverlayEntry>();
  const isMove = shape === 'path';
  for (const { key, preview = {} } of options) {
    const space = field.spaceOf(key.replace(/^space:/, '').split('+')[0] ?? '');
    if (space < 0) continue;
    const { cost = 0, risk = 0 } = preview;
    const text = isMove ? `${cost}${risk > 0 ? '!' : ''}` : '<>';
    entries.set(space, { text, tone: risk > 0 ? 'poor' : cost === 0 && isMove ? 'source' : 'good' });
  }
  const isRisky = [...entries.values()].some(({ tone }) => tone === 'poor');
  return {
    title: '',
    entries,
    tones: isMove
      ? [['good', say('map:costs')], ...(isRisky ? [['poor', say('map:hurts')] as const] : [])]
      : [['good', say('map:choice')]],
  };
}

/** Where the figure stands that a question is about. */
function spaceOf({ figures }: View, subject: string | undefined): string | undefined {
  return figures.find(({ key }) => key === subject)?.spaces[0];
}
