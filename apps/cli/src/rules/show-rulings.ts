import { openPoints, rulings } from '@scapewright/rulebook';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { printEntry } from '../terminal/print-entry.ts';

/** Lists the named rulings with their positions, then every open point with what holds. */
export function showRulings(composition: DependencyContainer, json: boolean): void {
  const page = composition.resolve(tokens.page);
  const { line, colours } = page;
  const named = rulings();
  const points = openPoints();
  if (json) {
    line(JSON.stringify({ rulings: named, openPoints: points }));
    return;
  }
  const switches = named.filter(({ switchable }) => switchable).length;
  line(colours.bold(`${named.length} named rulings, ${switches} of them can be switched`));
  for (const { id, title, values, default: value, reason, games, rules, switchable } of named) {
    line();
    line(`${colours.bold(colours.cyan(id))}  ${title} ${colours.dim(`(${games.join(', ')})`)}`);
    for (const position of values) {
      const mark = position.value === value ? '*' : ' ';
      printEntry(page, `  ${mark} `, `${colours.bold(String(position.value))}: ${position.meaning}`);
    }
    printEntry(page, 'because', reason);
    const other = values.find((position) => position.value !== value);
    if (switchable && other) printEntry(page, 'switch', `rulings: { ${id}: ${other.value} }`);
    if (rules.length > 0) printEntry(page, 'rules', rules.join(', '));
  }
  line();
  line(colours.bold(`${points.length} open points of the texts, and what holds`));
  for (const { rule, title, question, ruling, reason, switches: turns } of points) {
    line();
    line(`${colours.cyan(rule)}  ${title}`);
    if (question) printEntry(page, 'open', question);
    printEntry(page, 'ruling', ruling);
    if (reason) printEntry(page, 'because', reason);
    if (turns.length > 0) printEntry(page, 'switch', turns.join(', '));
  }
}
