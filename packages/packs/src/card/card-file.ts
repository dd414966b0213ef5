import type { KnownIds } from '../scenario/known.ts';
import { checkCard, knownCheck } from '../scenario/known-ids.ts';
import { readSingleDocument } from '../schema/single-document.ts';
import type { Problem } from '../yaml/problem.ts';
import type { PackCard } from './card-data.ts';
import { readPackCard } from './card-reader.ts';
import { packCard } from './card-schema.ts';

/** A card, or everything that is wrong with its file. */
export type CardFile =
  | { readonly ok: true; readonly card: PackCard }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a card file: one YAML document for one card, strict, with places in all errors. Never throws.
 * @param known ids that what is loaded offers; kinds that are left out are not checked
 */
export function loadCard(fileName: string, text: string, known: KnownIds = {}): CardFile {
  const document = readSingleDocument(fileName, text, packCard());
  if (!document.ok) return document;
  const { keys, reading } = document;
  const card = readPackCard(reading, keys);
  checkCard(knownCheck(reading, known, { cards: new Set(), items: new Set() }), [], card);
  return reading.problems.length > 0 ? { ok: false, problems: reading.problems } : { ok: true, card };
}
