import type { Page } from '../terminal/page.ts';
import { wrapText } from '../terminal/wrap-text.ts';

/** What can be typed at a question besides an answer: the word, what may follow it, and what it does. */
const playCommands: readonly (readonly [usage: string, what: string])[] = [
  ['map', 'the battlefield with a legend; map full draws all of it, however large'],
  ['status', 'the round, whose turn it is, and who is left with which life and markers'],
  [
    'card [NAME]',
    'a card with its numbers as they are now and its abilities; alone: the one that is asked about',
  ],
  [
    'why [...]',
    'the rule that asks; a space, a figure, two figures; a number (why attack Hulk); a rule (why SS-CMB-017)',
  ],
  ['odds [A] B', 'what an attack by A on B would do, exactly'],
  ['reach [NAME]', 'where a figure could go, and whom it could attack from there'],
  ['sight A [B]', 'what a figure or a space sees; with B the line between both'],
  ['hint', 'what the computer would do'],
  ['auto', 'let the computer answer this'],
  ['undo', 'take back your last answer; where something was shown since, other people are asked'],
  ['log [LINES]', 'what has happened'],
  ['again', 'show the question again'],
  ['report WORD', 'how much is told: brief, normal or full'],
  ['rules on|off', 'show the steps and rules behind lines and questions'],
  ['save FILE', 'write the game to a file'],
  ['quit', 'stop; the game is kept'],
];

/** The words alone. */
export const commandWords: readonly string[] = playCommands.map(([usage]) => usage.split(' ')[0] ?? '');

/** Lists what can be typed. */
export function printHelp({ line, colours, columns }: Page): void {
  for (const [usage, what] of playCommands) {
    const [first = '', ...more] = wrapText(what, columns - 17);
    line(`  ${colours.cyan(usage.padEnd(14))} ${first}`);
    for (const text of more) line(`${' '.repeat(17)}${text}`);
  }
}
