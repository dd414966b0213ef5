import { createHash } from 'node:crypto';
import type { PackedToken, PricedCard } from '@scapewright/card-face';
import {
  type CardData,
  cardDefinition,
  closest,
  type FigureCard,
  isFigureCard,
  type KnownIds,
  loadPack,
  type Pack,
  type PackCard,
  type PackFile,
  type Problem,
  tokenCardKinds,
  type UsedPack,
} from '@scapewright/packs';
import type { CardDefinition } from '@scapewright/skirmish/author';
import { readPackFolder } from '@scapewright/testkit';
import { CliError } from '../errors/cli-error.ts';
import { counted } from '../terminal/counted.ts';

/** A pack that has been read, where it lies, and the SHA-256 of its files. */
export interface FoundPack {
  readonly folder: string;
  readonly pack: Pack;
  readonly hash: string;
}

/** A folder whose pack cannot be used, and why. */
export interface BrokenPack {
  readonly folder: string;
  readonly problems: readonly Problem[];
}

/** A card of a pack, with its prices. */
export type FoundCard = PricedCard;

/** The card of an item, a hazard or a resource, and its pack. */
export interface FoundToken extends PackedToken {
  readonly manifest: Pack['manifest'];
}

/** A card of an earlier pack that a later one replaces, or to which it gives another price. */
export interface Replaced {
  readonly folder: string;
  readonly message: string;
}

/** The format that is played where nobody says. */
export const usualFormat = 'standard';

/** The cards of all packs that were found. A pack that cannot be read is left out as a whole and stands in {@link broken}. */
export class ContentLibrary {
  readonly packs: readonly FoundPack[];
  readonly broken: readonly BrokenPack[];
  /** What packs change of packs before them, in words. */
  readonly replaced: readonly Replaced[];
  private readonly found: ReadonlyMap<string, FoundCard>;

  /** `faultsOf`: why a pack that has been read cannot be played. */
  constructor(
    folders: readonly string[],
    known: KnownIds,
    faultsOf: (folder: string, pack: Pack, files: readonly PackFile[]) => readonly Problem[] = () => [],
  ) {
    const packs: FoundPack[] = [];
    const broken: BrokenPack[] = [];
    for (const folder of folders) {
      const files = readPackFolder(folder);
      const read = loadPack(files, known);
      const problems = read.ok ? faultsOf(folder, read.pack, files) : read.problems;
      if (read.ok && problems.length === 0) packs.push({ folder, pack: read.pack, hash: hashOf(files) });
      else broken.push({ folder, problems });
    }
    this.packs = packs;
    this.broken = broken;
    this.found = cardsOf(packs);
    this.replaced = replacedIn(packs);
  }

  /** A format by its name. Throws where no pack has a price table of that name, with the nearest. */
  format(name: string): string {
    const formats = [...new Set(this.packs.flatMap(({ pack }) => pack.prices.map(({ format }) => format)))];
    if (name === usualFormat || formats.includes(name)) return name;
    const near = closest(name, formats);
    throw new CliError(
      `no pack has prices of the format "${name}"`,
      near === undefined ? `formats are: ${formats.join(', ')}` : `did you mean ${near}?`,
    );
  }

  /** Every card that stands for figures, by name. */
  cards(): readonly FoundCard[] {
    return [...this.found.values()].sort((a, b) => (a.card.name < b.card.name ? -1 : 1));
  }

  /** Is there a card of this id? */
  has(id: string): boolean {
    return this.found.has(id);
  }

  /** The items, hazards and resources of packs for a ruleset and these variants of it, by kind and name. */
  tokenCards(ruleset: string, variants: readonly string[] = []): readonly FoundToken[] {
    return this.allTokens().filter(
      ({ manifest }) =>
        manifest.rulesets.includes(ruleset) && manifest.variants.every((one) => variants.includes(one)),
    );
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

  /** A card by its id or name. Throws where there is none, with the nearest. */
  card(name: string): FoundCard {
    const wanted = plain(name);
    const found =
      this.found.get(name) ??
      this.cards().find(({ card }) => [card.id, card.name].map(plain).includes(wanted));
    if (found) return found;
    const near = closest(name, [...this.found.keys()]);
    const fix = near === undefined ? 'scape card list shows all cards' : `did you mean ${near}?`;
    const left =
      this.broken.length > 0
        ? ` (${counted(this.broken.length, 'pack')} could not be read: scape check)`
        : '';
    throw new CliError(`there is no card "${name}"${left}`, fix);
  }

  /** A card as play needs it, at its price in a format; a card without one costs nothing. */
  definition(name: string, format = usualFormat): CardDefinition {
    const { card, prices, backPrices } = this.card(name);
    return cardDefinition(card, prices.get(format), backPrices.get(format));
  }
}

/** The packs among whose cards some are, as saves name them. */
export function packsOf(library: ContentLibrary, ids: Iterable<string>): readonly UsedPack[] {
  const names = new Set([...ids].flatMap((id) => (library.has(id) ? [library.card(id).pack] : [])));
  return library.packs
    .filter(({ pack }) => names.has(pack.manifest.id))
    .map(({ pack: { manifest }, hash }) => ({ id: manifest.id, version: manifest.version, hash }));
}

function hashOf(files: readonly PackFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(JSON.stringify([path, text]));
  return hash.digest('hex');
}

function cardsOf(packs: readonly FoundPack[]): ReadonlyMap<string, FoundCard> {
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

function replacedIn(packs: readonly FoundPack[]): readonly Replaced[] {
  const homes = new Map<string, string>();
  const prices = new Map<string, number>();
  return packs.flatMap(({ folder, pack: { manifest, cards, prices: tables } }) => {
    const told = cards.flatMap(({ id, name }): Replaced[] => {
      const home = homes.get(id);
      homes.set(id, manifest.id);
      if (home === undefined || home === manifest.id) return [];
      return [{ folder, message: `${manifest.id} replaces ${name} (${id}) of the pack ${home}` }];
    });
    const priced = tables.flatMap(({ format, prices: table }) =>
      [...table].flatMap(([id, points]): Replaced[] => {
        const before = prices.get(`${format} ${id}`);
        prices.set(`${format} ${id}`, points);
        if (before === undefined || before === points) return [];
        const message = `${manifest.id} has ${id} cost ${counted(points, 'point')} in the format ${format}, in place of ${before}`;
        return [{ folder, message }];
      }),
    );
    return [...told, ...priced];
  });
}

function isFigures(card: PackCard): card is PackCard & FigureCard {
  return isFigureCard(card as CardData);
}

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
