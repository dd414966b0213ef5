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
  const tests = words.map((word) => pointsTest(word) ?? ((card: CardContent) => textOf(card).includes(word)));
  const found = cards.filter(
    (card) =>
      (search.game === 'all' || card.games.includes(search.game)) &&
      (search.kind === 'all' || card.unit === search.kind) &&
      (search.pack === 'all' || card.pack === search.pack) &&
      tests.every((test) => test(card)),
  );
  return found.sort((a, b) =>
    search.order === 'points'
      ? (b.points['standard'] ?? -1) - (a.points['standard'] ?? -1) || byName(a, b)
      : byName(a, b),
  );
}

/** Points as somebody writes them: `80-120`, `<100`, `>=150`; undefined for any other word. */
function pointsTest(word: string): ((card: CardContent) => boolean) | undefined {
  const range = /^(\d{1,4})[-–](\d{1,4})$/.exec(word);
  const bound = /^([<>]=?)(\d{1,4})$/.exec(word);
  if (!range && !bound) return undefined;
  const [, sign = '', limit = ''] = bound ?? [];
  const [, least = '', most = ''] = range ?? [];
  const isIn = (points: number): boolean => {
    if (range) return points >= Number(least) && points <= Number(most);
    if (points === Number(limit)) return sign.length > 1;
    return sign.startsWith('<') ? points < Number(limit) : points > Number(limit);
  };
  return ({ points }) => points['standard'] !== undefined && isIn(points['standard']);
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
    .concat(card.set ?? '', String(card.points['standard'] ?? ''))
    .join(' ')
    .toLowerCase();
  texts.set(card, text);
  return text;
}
