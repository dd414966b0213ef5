import { type Share, shareOf } from '@scapewright/sim';
import type { TerminalWords } from '../words/terminal-words.ts';
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
  words: TerminalWords,
  cards: readonly MeasuredCard[],
  results: readonly PriceResult[],
  seed: string,
): string {
  const rows = cards.map((card) => rowOf(card, results)).filter(({ games }) => games > 0);
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  const furthest = [...rows].sort((a, b) => distance(b.wins) - distance(a.wins) || byName(a, b)).slice(0, 20);
  const sure = rows.filter(({ wins }) => distance(wins) > 0);
  const { say } = words;
  const chance = Math.round(rows.length / 20);
  return [
    `# ${say('prices:title')}`,
    '',
    say('prices:written'),
    '',
    say('prices:how', { companions, maps: priceMaps.join(', ') }),
    say('prices:played', { cards: rows.length, games, seed }),
    say('prices:sure', { sure: sure.length, chance }),
    '',
    `## ${say('prices:furthest')}`,
    '',
    ...table(words, furthest),
    '',
    `## ${say('prices:all')}`,
    '',
    ...table(words, [...rows].sort(byName)),
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

function table({ say }: TerminalWords, rows: readonly Row[]): readonly string[] {
  const percent = (share: number): string => `${Math.round(share * 100)}`;
  const heads = [
    say('prices:card'),
    say('prices:points'),
    say('prices:games'),
    say('prices:wins'),
    say('prices:interval'),
  ];
  return [
    `| ${[...heads, ...priceMaps].join(' | ')} |`,
    `|---|---|---|---|---|${priceMaps.map(() => '---').join('|')}|`,
    ...rows.map(({ name, points, games, wins, onMaps }) => {
      const range = say('prices:range', { low: percent(wins.low), high: percent(wins.high) });
      return `| ${name} | ${points} | ${games} | ${percent(wins.share)} % | ${range} | ${onMaps.map(({ share }) => `${percent(share)} %`).join(' | ')} |`;
    }),
  ];
}
