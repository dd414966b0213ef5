import type { ReportedEvent } from './event-words.ts';
import { phrases } from './phrases.ts';
import type { PlayReport } from './play-report.ts';
import type { Span } from './report-line.ts';

/** An ability's or terrain's part of a number, told just before the number. */
export function isPart({ data }: ReportedEvent): boolean {
  return data['amount'] !== undefined && data['source'] !== undefined;
}

/** What position adds to a number of dice, told just after it: by height, obstruction, or a rule of its own. */
export function isHeightPart({ reason, data }: ReportedEvent): boolean {
  if (reason === 'obstruction.die') return true;
  if (data['dice'] === undefined) return false;
  return phrases[reason] === undefined || /^height\.(attack|defense)(-great|-special)?$/.test(reason);
}

/** What a number of dice is made of: `: 6 attack, +1 height SS-HGT-001, +1 Rage Smash`. Nothing where it is as printed. */
export function diceWords(
  report: PlayReport,
  { reason, data }: ReportedEvent,
  before: readonly ReportedEvent[],
  after: readonly ReportedEvent[],
): Span[] {
  const end = after.findIndex((event) => !isHeightPart(event) && !event.reason.endsWith('against-nothing'));
  const heights = after.slice(0, end < 0 ? after.length : end).filter(isHeightPart);
  const sum = (events: readonly ReportedEvent[], key: string): number =>
    events.reduce((total, event) => total + (event.data[key] ?? 1), 0);
  const printed = (data['dice'] ?? 0) - sum(before, 'amount') - sum(heights, 'dice');
  if (before.length + heights.length === 0) return [];
  const spans: Span[] = [{ text: `: ${printed} ${reason.startsWith('attack') ? 'attack' : 'defense'}` }];
  const add = (amount: number, name: string, event: ReportedEvent): void => {
    const [rule] = report.rulesOf(event);
    spans.push({ text: `, ${amount < 0 ? '' : '+'}${amount} ${name}` });
    if (rule) spans.push({ text: ` ${rule}`, meaning: { kind: 'faint' } });
  };
  for (const event of heights)
    add(event.data['dice'] ?? 1, event.reason === 'obstruction.die' ? 'obstruction' : 'height', event);
  for (const event of before) add(event.data['amount'] ?? 0, report.partName(event), event);
  return spans;
}
