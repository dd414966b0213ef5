import type { KnownIds } from '../scenario/known.ts';
import { checkAbilities, knownCheck } from '../scenario/known-ids.ts';
import { readSingleDocument } from '../schema/single-document.ts';
import type { Problem } from '../yaml/problem.ts';
import type { PackTokenCard, TokenCardKind } from './token-card.ts';
import { readGroundToken, readItem } from './token-card-reader.ts';
import { hazardDocument, itemDocument, resourceDocument } from './token-card-schema.ts';

/** The card of a token, or everything that is wrong with its file. */
export type TokenCardFile =
  | { readonly ok: true; readonly card: PackTokenCard }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads the file of an item, a hazard or a resource: one YAML document for one card. Never throws.
 * @param known ids that what is loaded offers; kinds that are left out are not checked
 */
export function loadTokenCard(
  kind: TokenCardKind,
  fileName: string,
  text: string,
  known: KnownIds = {},
): TokenCardFile {
  const schema = kind === 'item' ? itemDocument() : kind === 'hazard' ? hazardDocument() : resourceDocument();
  const document = readSingleDocument(fileName, text, schema);
  if (!document.ok) return document;
  const { keys, reading } = document;
  const printed = { file: reading.file, text: keys.text };
  const card: PackTokenCard =
    kind === 'item'
      ? { kind, ...readItem(reading, [], keys.id, keys), ...printed }
      : { kind, ...readGroundToken(reading, [], keys.id, keys), ...printed };
  const check = knownCheck(reading, known, { cards: new Set(), items: new Set() });
  checkAbilities(check, ['abilities'], card.abilities);
  if (card.kind === 'item')
    for (const [index, step] of card.when.entries()) check('steps', step, ['when', index]);
  return reading.problems.length > 0 ? { ok: false, problems: reading.problems } : { ok: true, card };
}
