import * as z from 'zod';
import { lazily } from '../schema/lazily.ts';
import { count, strict, text, wording } from '../schema/parts.ts';
import { readSingleDocument } from '../schema/single-document.ts';
import type { Place, Problem } from '../yaml/problem.ts';

/** What cards cost in one format. Prices are data apart from cards, so that one card has several. */
export interface PriceTable extends Place {
  readonly file: string;
  /** Id of the format, as `standard`. */
  readonly format: string;
  readonly name: string;
  /** Points by card id, in the order written; of the other side of a flip card as `ID/back`. */
  readonly prices: ReadonlyMap<string, number>;
}

/** A price table, or everything that is wrong with its file. */
export type PriceFile =
  | { readonly ok: true; readonly table: PriceTable; readonly placeOf: (card: string) => Place }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const kebabId = (what: string) => wording(what, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** The schema of a price table: `{format: standard, prices: {hulk: 380}}`. */
export const priceDocument = lazily(() =>
  strict({
    format: kebabId('a format in kebab-case'),
    name: text('a name').optional(),
    prices: z.record(
      wording('the id of a card, or ID/back', /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/back)?$/),
      count(0, 99_999),
    ),
  }),
);

/** Reads a price table. Never throws. */
export function loadPrices(fileName: string, text: string): PriceFile {
  const document = readSingleDocument(fileName, text, priceDocument());
  if (!document.ok) return document;
  const { keys, reading } = document;
  const entries = reading.entries(['prices'], keys.prices);
  const table = {
    ...reading.place([]),
    file: fileName,
    format: keys.format,
    name: keys.name ?? keys.format,
    prices: new Map(entries.map(({ key, value }) => [key, value])),
  };
  return { ok: true, table, placeOf: (card) => reading.keyPlace(['prices', card]) };
}
