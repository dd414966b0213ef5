import type { CardDefinition } from '@scapewright/skirmish/author';
import type { Army } from '@scapewright/table/battle';
import { usualFormat } from '@scapewright/table/content';
import { readyArmy } from '@scapewright/table/usual';
import { CliError } from '../errors/cli-error.ts';
import { phrase } from '../words/terminal-words.ts';
import type { ContentLibrary } from './content-library.ts';
import { checkPlain } from './plain-words.ts';

/** What players are called where nobody says. */
const playerNames = ['Dawn', 'Dusk', 'Ember', 'Frost', 'Gale', 'Haze'];

/** What the points of armies are counted by. */
export interface ArmyPrices {
  /** Left out: {@link usualFormat}. */
  readonly format?: string | undefined;
  /** The point limit: with one, every card must have a price. */
  readonly points?: number | undefined;
  /** Armies are drafted: one may have no card yet. */
  readonly isDrafted?: boolean;
}

/**
 * An army as it is written on the command line: `hulk, batman`, `Dawn: hulk, batman`, with `x2` or `*2` for several copies of a card;
 * or a ready-made one by its name: `orcs-of-grut`, `Dawn: orcs-of-grut`.
 * Throws where a card is not known, has no price that it needs, or the text is none.
 */
export function readArmy(text: string, seat: number, library: ContentLibrary, prices: ArmyPrices = {}): Army {
  const [, name, written = ''] = /^(?:([^:,]+):)?(.*)$/s.exec(text) ?? [];
  const list = readyArmy(written)?.cards.join(', ') ?? written;
  const cards = readCards(list, library, prices);
  checkPlain('the army', text);
  if (cards.length === 0 && prices.isDrafted !== true)
    throw new CliError(phrase('error:army-empty', { text }), phrase('error:army-empty-fix'));
  const backs = cards.filter(({ id }) => partsOf(list).some((part) => isBackOf(part, library, id)));
  return {
    player: name?.trim().replace(/\s+/g, ' ') || playerName(seat),
    cards,
    ...(backs.length > 0 ? { backs: backs.map(({ id }) => id) } : {}),
  };
}

const partsOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Does a part ask for the other side of a flip card: `orla/back`? */
function isBackOf(part: string, library: ContentLibrary, id: string): boolean {
  const [, name] = /^(.*)\/back(?:\s*[x*]\s*\d+)?$/.exec(part) ?? [];
  return name !== undefined && library.card(name).card.id === id;
}

/** What the player of a seat is called where nobody says. */
export function playerName(seat: number): string {
  return playerNames[seat] ?? `Player ${seat + 1}`;
}

/** Cards as they are written, a card once for each copy: `hulk, alien-drone x2`. */
export function readCards(
  list: string,
  library: ContentLibrary,
  prices: ArmyPrices = {},
): readonly CardDefinition[] {
  const format = library.format(prices.format ?? usualFormat);
  return partsOf(list).flatMap((part) => {
    const [, written = part, times = '1'] = /^(.*?)\s*[x*]\s*(\d+)$/.exec(part) ?? [];
    const isBack = written.endsWith('/back');
    const card = isBack ? written.slice(0, -'/back'.length) : written;
    const count = Number(times);
    const found = library.card(card);
    if (isBack && !found.card.flip)
      throw new CliError(phrase('error:no-back', { card: found.card.name }), phrase('error:no-back-fix'));
    if (count < 1 || count > 20)
      throw new CliError(phrase('error:copies', { part, count }), phrase('error:copies-fix'));
    if (prices.points !== undefined && !(isBack ? found.backPrices : found.prices).has(format))
      throw new CliError(
        phrase('error:no-price', { card, format }),
        phrase('error:no-price-fix', { format }),
      );
    const definition = library.definition(card, format);
    return Array.from({ length: count }, () => definition);
  });
}

/** Armies in the order of their seats, under names that differ. */
export function readArmies(
  texts: readonly string[],
  library: ContentLibrary,
  prices: ArmyPrices = {},
): Army[] {
  const armies = texts.map((text, seat) => readArmy(text, seat, library, prices));
  const names = armies.map(({ player }) => player);
  const twice = names.find((name, seat) => names.indexOf(name) !== seat);
  if (twice !== undefined)
    throw new CliError(phrase('error:same-name', { name: twice }), phrase('error:same-name-fix'));
  return armies;
}

/** The cards of an army by their ids, once for each copy; `ID/back` for one that starts turned over. */
export function cardIdsOf({ cards, backs = [] }: Army): readonly string[] {
  return cards.map(({ id }) => (backs.includes(id) ? `${id}/back` : id));
}

/** The points of an army. */
export function pointsOf({ cards, backs }: Army): number {
  return cards.reduce((sum, card) => sum + upperSide(card, backs).points, 0);
}

/** `Hulk, Alien Drone x2`. */
export function cardListOf({ cards, backs }: Army): string {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const { name } = upperSide(card, backs);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} x${count}` : name)).join(', ');
}

/** The side of a card that an army starts with. */
function upperSide(card: CardDefinition, backs: readonly string[] = []): CardDefinition {
  return backs.includes(card.id) ? (card.otherSide ?? card) : card;
}
