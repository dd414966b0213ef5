import type { Overlay, OverlayEntry } from '@scapewright/board';
import type { Decision } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { Scenery } from '@scapewright/table/battle';
import { drawGame } from '../battle/battle-map.ts';
import type { Page } from '../terminal/page.ts';
import { sidePainter } from '../terminal/print-report.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import { nameIn, type Question } from './question.ts';

/** Spaces beyond this number are shown on the map alone. */
const mostListed = 12;

/** Prints a decision: what is asked, by which rule, and what can be chosen; spaces are drawn on the map. */
export function printQuestion(
  page: Page,
  {
    game,
    scenery,
    decision,
    question,
  }: { game: Game; scenery: Scenery; decision: Decision; question: Question },
): void {
  const { line, colours, columns } = page;
  const { options, title, step, rules, why } = question;
  const isSpaces = decision.shape === 'path' || decision.choice.domain === 'space';
  line();
  if (isSpaces) {
    const overlay = spacesOverlay(game, decision, question);
    page.write(drawGame(page, scenery, game, { legend: false, overlay }));
    line(overlay.tones.map(([, meaning]) => meaning).join(', '));
  }
  const cited = [step, rules[0]].filter(Boolean).join(' ');
  line(`${sidePainter(decision.seat, colours)(colours.bold(title))}  ${colours.dim(cited)}`);
  if (why !== '') for (const text of wrapText(why, columns - 2)) line(colours.dim(`  ${text}`));
  if (!isSpaces || options.length <= mostListed) listOptions(page, question, decision);
  for (const text of wrapText(howTo(decision, question), columns - 2)) line(colours.dim(`  ${text}`));
}

function listOptions({ line, colours, columns }: Page, { options }: Question, { shape }: Decision): void {
  if (shape === 'chance' || shape === 'path') return;
  const width = Math.max(...options.map(({ label }) => label.length)) + 2;
  options.forEach(({ label, note }, index) => {
    const room = columns - width - 8;
    const [first = '', ...more] = wrapText(note, Math.max(20, room));
    line(
      `  ${colours.cyan(String(index + 1).padStart(3))}  ${colours.bold(label.padEnd(width))} ${colours.dim(first)}`.trimEnd(),
    );
    for (const text of more) line(colours.dim(`${' '.repeat(width + 8)}${text}`));
  });
}

function howTo(decision: Decision, { options }: Question): string {
  switch (decision.shape) {
    case 'path':
      return 'type a space (e7), or a way space by space (e6 e7 f8); Enter stays; ? lists what else you can type';
    case 'chance':
      return decision.subject === 'combat'
        ? `type the dice as letters, S skull, H shield, B blank: ${'S'.repeat(decision.most)}`
        : 'type what the die shows';
    case 'allot':
      return `type a card for each of ${(decision.choice.places ?? []).join(' ')}: ${example(decision, options.length)}`;
    case 'number':
    case 'pick':
      if (decision.choice.domain === 'space') return 'type a space (e7); ? lists what else you can type';
      return decision.most > 1
        ? 'type numbers or names, with commas between; ? lists what else you can type'
        : 'type a number or a name; ? lists what else you can type';
  }
}

function example({ most }: Decision, count: number): string {
  return Array.from({ length: most }, (_, place) => 1 + (place % Math.max(1, count))).join(' ');
}

/** The spaces that can be chosen: for a move with what they cost, and a mark where the way is dangerous. */
export function spacesOverlay(game: Game, decision: Decision, { options }: Question): Overlay {
  const entries = new Map<number, OverlayEntry>();
  const isMove = decision.shape === 'path';
  options.forEach(({ key }, index) => {
    const space = game.field.spaceOf(nameIn(key).split('+')[0] ?? '');
    if (space < 0) return;
    const { cost = 0, risk = 0 } = decision.choice.preview?.(decision.valueAt(index)) ?? {};
    const text = isMove ? `${cost}${risk > 0 ? '!' : ''}` : '<>';
    entries.set(space, { text, tone: risk > 0 ? 'poor' : cost === 0 && isMove ? 'source' : 'good' });
  });
  const isRisky = [...entries.values()].some(({ tone }) => tone === 'poor');
  return {
    title: '',
    entries,
    tones: isMove
      ? [
          ['good', 'spaces that can be reached, with what they cost'],
          ...(isRisky ? [['poor', '! where the way may hurt'] as const] : []),
        ]
      : [['good', '<> spaces that can be chosen']],
  };
}
