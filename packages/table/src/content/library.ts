import {
  type CardData,
  cardDefinition,
  closest,
  type FigureCard,
  isFigureCard,
  type Pack,
  type PackCard,
  type PackTokenCard,
  tokenCardKinds,
  type UsedPack,
} from '@scapewright/packs';
import type { CardDefinition } from '@scapewright/skirmish/author';

/** A pack that has been read, and the SHA-256 of its files. */
export interface ReadPack {
  readonly pack: Pack;
  readonly hash: string;
}

/** A card of a pack, with its price. */
export interface FoundCard {
  readonly card: PackCard & FigureCard;
  readonly pack: string;
  /** Points by format, in the order of the packs' price tables; empty where no price is known. */
  readonly prices: ReadonlyMap<string, number>;
  /** Of the other side of a flip card. */
  readonly backPrices: ReadonlyMap<string, number>;
}

/** The card of an item, a hazard or a resource, and its pack. */
export interface FoundToken {
  readonly card: PackTokenCard;
  readonly pack: string;
  readonly manifest: Pack['manifest'];
}

/** The format that is played where nobody says. */
export const usualFormat = 'standard';

/** The cards of packs, by id and name. A card of a later pack stands for one of the same id in an earlier one. */
export class Library<Found extends ReadPack = ReadPack> {
  readonly packs: readonly Found[];
  private readonly found: ReadonlyMap<string, FoundCard>;

  constructor(packs: readonly Found[]) {
    this.packs = packs;
    this.found = cardsOf(packs);
  }

  /** The formats of all price tables. */
  get formats(): readonly string[] {
    const named = this.packs.flatMap(({ pack }) => pack.prices.map(({ format }) => format));
    return [...new Set([usualFormat, ...named])];
  }

  /** Every card that stands for figures, or is used by a player, by name. */
  cards(): readonly FoundCard[] {
    return [...this.found.values()].sort((a, b) => (a.card.name < b.card.name ? -1 : 1));
  }

  /** The cards of packs for a ruleset and these variants of it, by name. */
  cardsFor(ruleset: string, variants: readonly string[] = []): readonly FoundCard[] {
    const packs = new Set(
      this.packs.filter((one) => isFor(one, ruleset, variants)).map(({ pack }) => pack.manifest.id),
    );
    return this.cards().filter(({ pack }) => packs.has(pack));
  }

  /** Is there a card of this id? */
  has(id: string): boolean {
    return this.found.has(id);
  }

  /** A card by its id or name; undefined where there is none. */
  find(name: string): FoundCard | undefined {
    const wanted = plain(name);
    return (
      this.found.get(name) ??
      this.cards().find(({ card }) => [card.id, card.name].map(plain).includes(wanted))
    );
  }

  /** The id of a card that is nearly called so; undefined where none is. */
  nearest(name: string): string | undefined {
    return closest(name, [...this.found.keys()]);
  }

  /** A card as play needs it, at its price in a format; a card without one costs nothing. Undefined where there is none. */
  definitionOf(name: string, format = usualFormat): CardDefinition | undefined {
    const found = this.find(name);
    return found && cardDefinition(found.card, found.prices.get(format), found.backPrices.get(format));
  }

  /** The items, hazards and resources of packs for a ruleset and these variants of it, by kind and name. */
  tokenCards(ruleset: string, variants: readonly string[] = []): readonly FoundToken[] {
    return this.allTokens().filter(({ manifest }) => isPlayed(manifest, ruleset, variants));
  }

  /** Every item, hazard and resource, by kind and name. */
  allTokens(): readonly FoundToken[] {
    const found = this.packs.flatMap(({ pack }) =>
      pack.tokens.map((card): FoundToken => ({ card, pack: pack.manifest.id, manifest: pack.manifest })),
    );
    const order = ({ card }: FoundToken): string => `${tokenCardKinds.indexOf(card.kind)} ${card.id}`;
    return found.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  }

  /** The item, hazard or resource of this id or name; undefined where there is none. */
  token(name: string): FoundToken | undefined {
    const wanted = plain(name);
    return this.allTokens().find(({ card }) => [card.id, card.name].map(plain).includes(wanted));
  }

  /** The packs among whose cards some are, as saves name them. */
  packsOf(ids: Iterable<string>): readonly UsedPack[] {
    const names = new Set([...ids].flatMap((id) => this.found.get(id)?.pack ?? []));
    return this.packs
      .filter(({ pack }) => names.has(pack.manifest.id))
      .map(({ pack: { manifest }, hash }) => ({ id: manifest.id, version: manifest.version, hash }));
  }
}

const isFor = ({ pack }: ReadPack, ruleset: string, variants: readonly string[]): boolean =>
  isPlayed(pack.manifest, ruleset, variants);

const isPlayed = (manifest: Pack['manifest'], ruleset: string, variants: readonly string[]): boolean =>
  manifest.rulesets.includes(ruleset) && manifest.variants.every((one) => variants.includes(one));

function cardsOf(packs: readonly ReadPack[]): ReadonlyMap<string, FoundCard> {
  const prices = new Map<string, Map<string, number>>();
  for (const { pack } of packs)
    for (const table of pack.prices)
      for (const [card, points] of table.prices)
        prices.set(card, (prices.get(card) ?? new Map()).set(table.format, points));
  const found = new Map<string, FoundCard>();
  for (const { pack } of packs)
    for (const card of pack.cards)
      if (isFigures(card))
        found.set(card.id, {
          card,
          pack: pack.manifest.id,
          prices: prices.get(card.id) ?? new Map(),
          backPrices: prices.get(`${card.id}/back`) ?? new Map(),
        });
  return found;
}

function isFigures(card: PackCard): card is PackCard & FigureCard {
  return isFigureCard(card as CardData);
}

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
