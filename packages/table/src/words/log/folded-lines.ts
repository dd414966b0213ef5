import { folded, type Said } from '@scapewright/skirmish/explain';
import type { NewLine } from '../../table/told.ts';
import { mostRules } from './story.ts';

/** Lines with those as one that follow one another and say the same of several: whom somebody is engaged with, how many markers are lost. */
export function foldedLines(lines: readonly NewLine[]): NewLine[] {
  const list: NewLine[] = [];
  for (const line of lines) addFolded(list, line, list.length - 1);
  return list;
}

/** Adds a line, or puts it into one before it that says the same of others; `from`: the first that may be that one. */
export function addFolded(list: NewLine[], line: NewLine, from = 0): void {
  for (let at = list.length - 1; at >= Math.max(0, from); at--) {
    const both = foldedLine(list[at] as NewLine, line);
    if (!both) continue;
    list[at] = both;
    return;
  }
  list.push(line);
}

function foldedLine(one: NewLine, next: NewLine): NewLine | undefined {
  if (one.step !== next.step || one.level !== next.level || one.kind !== next.kind) return undefined;
  const [first, ...more] = one.told;
  const [second, ...others] = next.told;
  if (!first || !second || more.length + others.length > 0 || first.tone !== second.tone) return undefined;
  if (one.rolls || next.rolls) return undefined;
  const said = foldedSaid(first.said, second.said);
  const rules = [...new Set([...one.rules, ...next.rules])].slice(0, mostRules);
  return said && { ...one, rules, told: [{ ...first, said }] };
}

/** Only the first line of an ability names it. */
function foldedSaid(one: Said, next: Said): Said | undefined {
  const both = folded(one, next);
  if (both || one.key !== 'line:by') return both;
  const what = folded(one.values?.['what'] as Said, next);
  return what && { ...one, values: { ...one.values, what } };
}
