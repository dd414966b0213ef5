import type { Page } from './page.ts';
import { wrapText } from './wrap-text.ts';

const labelWidth = 11;

/** Prints a paragraph under a short label, broken to the page's width. */
export function printEntry({ columns, colours, line }: Page, label: string, text: string): void {
  wrapText(text, columns - labelWidth).forEach((words, at) => {
    line(`${colours.dim((at === 0 ? label : '').padEnd(labelWidth))}${words}`);
  });
}
