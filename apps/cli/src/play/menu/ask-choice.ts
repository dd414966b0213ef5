import { meantBy } from '@scapewright/protocol';
import type { LineReader } from '../../terminal/line-reader.ts';
import type { Page } from '../../terminal/page.ts';
import { wrapText } from '../../terminal/wrap-text.ts';

/** One thing that can be chosen in a menu. */
export interface Choice<Value> {
  readonly label: string;
  readonly note?: string;
  readonly value: Value;
}

/**
 * Asks for one of some choices by number or name; Enter takes the first. Where there is only one it is taken without asking.
 * Undefined: the person wants to stop.
 */
export async function askChoice<Value>(
  page: Page,
  reader: LineReader,
  title: string,
  choices: readonly Choice<Value>[],
): Promise<Choice<Value> | undefined> {
  const { line, colours, columns, words } = page;
  if (choices.length === 1) return choices[0];
  line();
  line(colours.bold(title));
  const width = Math.min(30, Math.max(...choices.map(({ label }) => label.length))) + 2;
  choices.forEach(({ label, note = '' }, at) => {
    const [first = '', ...more] = wrapText(note, Math.max(20, columns - width - 8));
    const number = colours.cyan(String(at + 1).padStart(3));
    line(`  ${number}  ${colours.bold(label.padEnd(width))} ${colours.dim(first)}`.trimEnd());
    for (const text of more) line(colours.dim(`${' '.repeat(width + 8)}${text}`));
  });
  reader.complete(choices.map(({ label }) => label));
  for (;;) {
    const typed = (await reader.ask(`${words.say('menu:prompt')} > `))?.trim();
    if (typed === undefined || /^(q|quit|exit)$/i.test(typed)) return undefined;
    const found = typed === '' ? choices[0] : chosen(choices, typed);
    if (found) return found;
    line(colours.yellow(`  ${words.say('menu:again', { most: choices.length })}`));
  }
}

function chosen<Value>(choices: readonly Choice<Value>[], typed: string): Choice<Value> | undefined {
  if (/^\d+$/.test(typed)) return choices[Number(typed) - 1];
  const meant = meantBy(
    choices.map(({ label }, at) => ({ key: String(at), label })),
    typed,
  );
  return 'one' in meant ? choices[Number(meant.one.key)] : undefined;
}
