import type { Page } from '../terminal/page.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import type { TerminalText } from '../words/terminal-texts.ts';

/** What can be typed at a question besides an answer: the word, what may follow it, and the text that says what it does. */
const playCommands: readonly (readonly [usage: string, what: TerminalText])[] = [
  ['map', 'help:map'],
  ['status', 'help:status'],
  ['card [NAME]', 'help:card'],
  ['why [...]', 'help:why'],
  ['odds [A] B', 'help:odds'],
  ['reach [NAME]', 'help:reach'],
  ['sight A [B]', 'help:sight'],
  ['hint', 'help:hint'],
  ['auto', 'help:auto'],
  ['undo', 'help:undo'],
  ['log [LINES]', 'help:log'],
  ['again', 'help:again'],
  ['report WORD', 'help:report'],
  ['rules on|off', 'help:rules'],
  ['save FILE', 'help:save'],
  ['quit', 'help:quit'],
];

/** The words alone. */
export const commandWords: readonly string[] = playCommands.map(([usage]) => usage.split(' ')[0] ?? '');

/** Lists what can be typed. */
export function printHelp({ line, colours, columns, words }: Page): void {
  for (const [usage, what] of playCommands) {
    const [first = '', ...more] = wrapText(words.say(what), columns - 17);
    line(`  ${colours.cyan(usage.padEnd(14))} ${first}`);
    for (const text of more) line(`${' '.repeat(17)}${text}`);
  }
}
