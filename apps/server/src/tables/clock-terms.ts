import type { ClockTerms } from '@scapewright/table';
import type { TableWish } from './wish.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long people may think at a table that was wished for; undefined: as long as they like. */
export function clockTerms({ clock }: Pick<TableWish, 'clock'>): ClockTerms | undefined {
  if (clock === undefined || clock.kind === 'none') return undefined;
  if (clock.kind === 'days') {
    const bank = clock.days * day;
    return { kind: 'days', bank, increment: bank, most: bank };
  }
  return { kind: 'live', bank: clock.minutes * minute, increment: clock.increment * 1000 };
}
