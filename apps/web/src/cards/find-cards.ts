import type { CardContent, GameId } from '../content/content-shapes.ts';

export const kinds = ['hero', 'squad', 'object', 'item', 'hazard', 'resource'] as const;
export type CardKind = (typeof kinds)[number];

/** What somebody looks for among cards. */
export interface CardSearch {
  readonly words: string;
  readonly game: GameId | 'all';
  readonly kind: CardKind | 'all';
  readonly pack: string;
  readonly order: 'name' | 'points';
}

export const everyCard: CardSearch = { words: '', game: 'all', kind: 'all', pack: 'all', order: 'name' };

/** The cards that have every word somewhere, in the order that was asked for. */
export function findCards(cards: readonly CardContent[], search: CardSearch): readonly CardContent[] {
  const words = search.words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards.filter(
    (card) =>
      (search.game === 'all' || card.games.includes(search.game)) &&
      (search.kind === 'all' || card.unit === search.kind) &&
      (search.pack === 'all' || card.pack === search.pack) &&
      words.every((word) => textOf(card).includes(word)),
  );
  return found.sort((a, b) =>
    search.order === 'points'
      ? (b.points['standard'] ?? -1) - (a.points['standard'] ?? -1) || byName(a, b)
      : byName(a, b),
  );
}

const byName = (a: CardContent, b: CardContent): number => a.name.localeCompare(b.name, 'en');

const texts = new WeakMap<CardContent, string>();

/** Everything that stands on a card, for searching. */
function textOf(card: CardContent): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const text = card.faces
    .flatMap(({ name, who, kind, body, labels, symbols, abilities }) => [
      ...[name, who, kind, body, ...labels, ...symbols.map((symbol) => symbol.replaceAll('-', ' '))],
      ...abilities.flatMap((ability) => [ability.name, ability.text]),
    ])
    .join(' ')
    .toLowerCase();
  texts.set(card, text);
  return text;
}
