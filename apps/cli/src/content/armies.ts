import type { Army } from '@scapewright/sim';
import type { CardDefinition } from '@scapewright/skirmish';
import { CliError } from '../errors/cli-error.ts';
import { type ContentLibrary, usualFormat } from './content-library.ts';

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
 * An army as it is written on the command line: `hulk, batman`, `Dawn: hulk, batman`, with `x2` or `*2` for several copies of a card.
 * Throws where a card is not known, has no price that it needs, or the text is none.
 */
export function readArmy(text: string, seat: number, library: ContentLibrary, prices: ArmyPrices = {}): Army {
  const [, name, list = ''] = /^(?:([^:,]+):)?(.*)$/s.exec(text) ?? [];
  const cards = readCards(list, library, prices);
  if (cards.length === 0 && prices.isDrafted !== true)
    throw new CliError(
      `the army "${text}" has no card`,
      'write it as "hulk, batman" or "Dawn: hulk, batman"',
    );
  return { player: name?.trim() || playerName(seat), cards };
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
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [, card = part, times = '1'] = /^(.*?)\s*[x*]\s*(\d+)$/.exec(part) ?? [];
      const count = Number(times);
      if (count < 1 || count > 20)
        throw new CliError(`"${part}" asks for ${count} copies`, 'ask for 1 to 20');
      if (prices.points !== undefined && !library.card(card).prices.has(format))
        throw new CliError(
          `"${card}" has no price in the format ${format}`,
          `add it to prices/${format}.yaml of its pack, or leave out --points`,
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
    throw new CliError(`two armies are called ${twice}`, 'give them different names, as in "Dawn: hulk"');
  return armies;
}

/** The points of an army. */
export function pointsOf({ cards }: Army): number {
  return cards.reduce((sum, card) => sum + card.points, 0);
}

/** `Hulk, Alien Drone x2`. */
export function cardListOf({ cards }: Army): string {
  const counts = new Map<string, number>();
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} x${count}` : name)).join(', ');
}
