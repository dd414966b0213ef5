import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder, packNames } from '@scapewright/cards';
import { type ProvedCard, proveCards } from './proof.ts';
import { type PublishedCard, publishedCards } from './published.ts';

/** How far a published card is: `done`, in `part`, or `none`. */
export interface RosterEntry {
  readonly name: string;
  readonly line: string;
  readonly set: string;
  readonly status: 'done' | 'part' | 'none';
  /** The id of the card in the packs. */
  readonly card?: string;
  /** What is missing, in words. */
  readonly missing?: string;
}

/**
 * How far every published card is. Done is a card that has every printed power, of which nothing (no power, condition, limit,
 * filter) can be taken away without one of its scenarios failing.
 */
export function roster(): readonly RosterEntry[] {
  const published = publishedCards();
  const wanted = new Set(published.flatMap(({ name, card }) => [name, ...(card ? [card] : [])]));
  const folders = packNames.map((name) => join(fileURLToPath(dataFolder), name));
  const proved = folders
    .filter((folder) => readdirSync(folder).includes('cards'))
    .flatMap((folder) => proveCards(folder, { only: ({ id, name }) => wanted.has(name) || wanted.has(id) }));
  return published.map((one) => entryOf(one, proved));
}

function entryOf(one: PublishedCard, proved: readonly ProvedCard[]): RosterEntry {
  const { name, line, set, powers } = one;
  const card = proved.find(({ id, name: called }) => (one.card ? id === one.card : called === name));
  if (!card) return { name, line, set, status: 'none' };
  const found = { name, line, set, card: card.id };
  if (card.powers.length < powers.length) {
    const missing = `${card.powers.length} of ${powers.length} powers: of ${powers.join(', ')} it has ${card.powers.join(', ')}`;
    return { ...found, status: 'part', missing };
  }
  if (card.broken.length > 0)
    return { ...found, status: 'part', missing: `scenarios fail: ${card.broken.join(', ')}` };
  if (card.unproved.length === 0) return { ...found, status: 'done' };
  return { ...found, status: 'part', missing: `no scenario fails without ${card.unproved.join(', ')}` };
}
