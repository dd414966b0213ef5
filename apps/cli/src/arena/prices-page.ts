import { type Share, shareOf } from '@scapewright/sim';
import { companions, priceMaps } from './price-contests.ts';
import type { PriceResult } from './price-result.ts';

/** A card that has been measured. */
export interface MeasuredCard {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

interface Row extends MeasuredCard {
  readonly games: number;
  readonly wins: Share;
  /** Its share on each map. */
  readonly onMaps: readonly Share[];
}

/** What the cards came to, as a page: the table, and above it the twenty that are furthest from even. */
export function pricesPage(
  cards: readonly MeasuredCard[],
  results: readonly PriceResult[],
  seed: string,
): string {
  const rows = cards.map((card) => rowOf(card, results)).filter(({ games }) => games > 0);
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  const furthest = [...rows].sort((a, b) => distance(b.wins) - distance(a.wins) || byName(a, b)).slice(0, 20);
  const sure = rows.filter(({ wins }) => distance(wins) > 0);
  return [
    '# Prices, measured',
    '',
    'Written by `npx scape arena prices`; do not edit. What was found when cards far from even were looked at stands in [prices-looked-at.md](prices-looked-at.md).',
    '',
    `Each card at its printed price, with ${companions.join(' and ')} beside it, against the same two and as many points of plain common cards as it costs: ${priceMaps.join(', ')}, both sides`,
    `played by the greedy bot, the start zones changed from game to game. ${rows.length} cards, ${games} games, seed ${seed}. A draw counts half. The interval holds the true share in 95 of 100 cases;`,
    `with so few games it is wide, and only of ${sure.length} cards does it leave out 50 %: by chance alone some ${Math.round(rows.length / 20)} would be, so that one card of these says little. What it says it says *of this bot, and of an army that the card was not made for*.`,
    '',
    '## Furthest from even',
    '',
    ...table(furthest),
    '',
    '## All',
    '',
    ...table([...rows].sort(byName)),
    '',
  ].join('\n');
}

function rowOf(card: MeasuredCard, results: readonly PriceResult[]): Row {
  const own = results.filter((one) => one.card === card.id);
  const share = (some: readonly PriceResult[]): Share => {
    const sum = (of: (one: PriceResult) => number): number => some.reduce((total, one) => total + of(one), 0);
    return shareOf(
      sum(({ wins, draws }) => wins + draws / 2),
      sum(({ games }) => games),
    );
  };
  return {
    ...card,
    games: own.reduce((sum, one) => sum + one.games, 0),
    wins: share(own),
    onMaps: priceMaps.map((map) => share(own.filter((one) => one.map === map))),
  };
}

/** How far the interval stays from even; 0 where it holds it. */
function distance({ low, high }: Share): number {
  return Math.max(0, low - 0.5, 0.5 - high);
}

const byName = (a: MeasuredCard, b: MeasuredCard): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

function table(rows: readonly Row[]): readonly string[] {
  const percent = (share: number): string => `${Math.round(share * 100)}`;
  return [
    `| card | points | games | wins | interval | ${priceMaps.join(' | ')} |`,
    `|---|---|---|---|---|${priceMaps.map(() => '---').join('|')}|`,
    ...rows.map(
      ({ name, points, games, wins, onMaps }) =>
        `| ${name} | ${points} | ${games} | ${percent(wins.share)} % | ${percent(wins.low)} to ${percent(wins.high)} % | ${onMaps.map(({ share }) => `${percent(share)} %`).join(' | ')} |`,
    ),
  ];
}
