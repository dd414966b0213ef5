import { readFileSync } from 'node:fs';
import { dataFolder } from '@scapewright/cards';
import type { CardAbility } from '@scapewright/packs';
import type { FoundCard } from '@scapewright/table/content';
import { CliError } from '../errors/cli-error.ts';

/** What cards are looked for by; everything that is given has to fit. */
export interface CardWishes {
  /** Words of which each stands in the name, the tags, a power or the set. */
  readonly words: readonly string[];
  readonly power?: string | undefined;
  readonly keyword?: string | undefined;
  readonly set?: string | undefined;
  /** `100`, `80-120`, `-100`, `200-`. */
  readonly points?: string | undefined;
}

/** The sets in which published cards came out, by the ids of the cards. */
export function setsOfCards(): ReadonlyMap<string, string> {
  const entries = JSON.parse(readFileSync(new URL('roster.json', dataFolder), 'utf8')) as readonly {
    readonly card?: string;
    readonly set: string;
  }[];
  return new Map(entries.flatMap(({ card, set }) => (card === undefined ? [] : [[card, set] as const])));
}

/** The cards that fit what is looked for, in their order. Throws where the points cannot be read. */
export function fittingCards(
  cards: readonly FoundCard[],
  { words, power, keyword, set, points }: CardWishes,
  {
    format,
    powersOf,
  }: { readonly format: string; readonly powersOf: (card: FoundCard) => readonly string[] },
): readonly FoundCard[] {
  const sets = setsOfCards();
  const range = points === undefined ? undefined : readRange(points);
  const has = (texts: readonly string[], wanted: string): boolean =>
    texts.some((text) => plain(text).includes(plain(wanted)));
  return cards.filter((found) => {
    const tags = tagsOf(found);
    const powers = powersOf(found);
    const homes = [found.pack, sets.get(found.card.id) ?? ''];
    const all = [found.card.name, found.card.id, ...tags, ...powers, ...homes];
    const price = found.prices.get(format);
    return (
      words.every((word) => has(all, word)) &&
      (power === undefined || has(powers, power)) &&
      (keyword === undefined || has(tags, keyword)) &&
      (set === undefined || has(homes, set)) &&
      (range === undefined || (price !== undefined && price >= range[0] && price <= range[1]))
    );
  });
}

/** The names of the powers of a card; `nameOf`: of an ability that is loaded. */
export function powersOf({ card }: FoundCard, nameOf: (id: string) => string): readonly string[] {
  const all: readonly CardAbility[] = [...card.abilities, ...(card.flip?.abilities ?? [])];
  return all.map((ability) => {
    if (ability.kind === 'loaded') return nameOf(ability.id);
    return ability.kind === 'clause' ? ability.clause.name : '';
  });
}

/** Everything by which a card is sorted: species, class, personality, keywords ... */
export function tagsOf({ card }: FoundCard): readonly string[] {
  const { species, class: kind, personality, size, keywords, faction, symbols, unit, uniqueness } = card;
  return [
    ...[species, faction, keywords, symbols].flat(),
    ...[kind, personality, size ?? '', unit, uniqueness],
  ].filter((tag) => tag !== '');
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

function readRange(text: string): readonly [number, number] {
  const [, single, from, to] = /^\s*(?:(\d+)|(\d*)\s*-\s*(\d*))\s*$/.exec(text) ?? [];
  if (single !== undefined) return [Number(single), Number(single)];
  if (from === undefined || to === undefined || (from === '' && to === ''))
    throw new CliError(`"${text}" is no number of points`, 'write 100, 80-120, -100 or 200-');
  return [from === '' ? 0 : Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)];
}
