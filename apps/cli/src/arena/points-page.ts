import type { Estimate, PriceFit } from '@scapewright/sim';

/** A list of prices, and how well it is told from something. */
export interface ToldFrom {
  readonly list: string;
  readonly from: 'play' | 'statistics' | 'both' | 'the community’s price';
  readonly estimate: Estimate;
}

/** What a study of prices has come to. */
export interface PointsTables {
  readonly ruleset: string;
  readonly bot: string;
  readonly fit: PriceFit;
  readonly printed: ReadonlyMap<string, number>;
  readonly community: ReadonlyMap<string, number>;
  readonly estimates: readonly ToldFrom[];
  /** Points for one more in the logarithm of the odds. */
  readonly perOdds: number;
  readonly names: ReadonlyMap<string, string>;
  /** The same study in the hands of another bot. */
  readonly stability?:
    | { readonly bot: string; readonly games: number; readonly cards: number; readonly rank: number }
    | undefined;
}

/** Games of a card below which its number is not worth much. */
const fewGames = 40;
/** Cards that are named on either end of the list of differences. */
const named = 15;

/** A study as a page of the documentation. */
export function pointsPage(
  { ruleset, bot, fit, printed, community, estimates, perOdds, names, stability }: PointsTables,
  again: string,
): string {
  const pointsFrom = (from: ToldFrom['from']): ReadonlyMap<string, number> =>
    estimates.find((one) => one.list === 'printed' && one.from === from)?.estimate.points ?? new Map();
  const [byPlay, byBoth] = [pointsFrom('play'), pointsFrom('both')];
  const cards = fit.cards.filter(({ id }) => byPlay.has(id));
  const perCard = cards.map(({ games }) => games).sort((a, b) => a - b);
  const middle = perCard[Math.floor(perCard.length / 2)] ?? 0;
  // Each game tells at most a quarter; what the other cards of it do takes half of that away.
  const alone = 1 / Math.sqrt(Math.max(1, middle) / 8);
  const missing = fit.cards.filter(({ games }) => games === 0).length;
  const thin = perCard.filter((games) => games < fewGames).length;
  const above = (id: string): number => (byBoth.get(id) ?? 0) - (printed.get(id) ?? 0);
  const rows = [...cards].sort((a, b) => above(b.id) - above(a.id));
  const lineOf = ({ id, games }: (typeof rows)[number]): string =>
    `| ${names.get(id) ?? id} | ${printed.get(id)} | ${community.get(id) ?? ''} | ${byPlay.get(id)?.toFixed(0)} | ${byBoth.get(id)?.toFixed(0)} | ${games} |`;
  const head =
    '| card | printed | community | by play | by play and statistics | games |\n|---|---|---|---|---|---|';
  return `# What cards are worth by play (${ruleset})

<!-- Written by \`${again}\`: change nothing by hand. -->

${fit.games.toLocaleString('en')} games between ${bot} bots on ${ruleset === 'heroscape' ? 'the HeroScape maps' : 'the SuperScape maps'} of the project. Armies are drawn by chance (2 to 4 different cards against
as many, one more or one fewer), without a look at any price, and in play every card costs nothing, so that the bots do not judge by prices either.

The odds of winning are fitted by logistic regression: a card's part is its statistics (attack, defense, life, range, move, figures, number of abilities, height) by weights
that the same games teach, and a part of its own, drawn to nothing as strongly as does best on games held back (ridge ${fit.ridge}; ${fit.loss.toFixed(3)} bits there, a coin has 1), with a term for the first
seat of each map. Nothing is drawn to a printed price.

From these strengths prices are told in three ways, on the same cards: by play alone (a curve through strengths), by statistics alone (what a card says of itself, without what its abilities do), and by both, each by
ridge regression. Every card is told by the others: all are cut into ten parts, five times anew, the same parts for all ways. Whoever tells all cards by a formula fitted to all of them does better on paper (last two columns), and has proved less.

| points | told from | cards | R squared | mean error, points | rank (Spearman) | R squared where fitted to all | mean error there |
|---|---|---|---|---|---|---|---|
${estimates.map(({ list, from, estimate: { cards: count, rSquared, error, rank, fitted } }) => `| ${list} | ${from} | ${count} | ${rSquared.toFixed(2)} | ${error.toFixed(1)} | ${rank.toFixed(2)} | ${fitted.rSquared.toFixed(2)} | ${fitted.error.toFixed(1)} |`).join('\n')}
| the best public estimator, on its own cards | statistics | | | | | 0.85 | 14.4 |

Whether the public numbers are of cards held back or of a formula fitted to all is not known here, so they stand beside the formula fitted to all. On the same cards statistics alone come to what the table says; play adds to them what the last
row of each list has more. One list of prices tells the other only so far: more than that is hardly to be had, since what was printed is itself a guess.

${
  stability
    ? `In the hands of ${stability.bot} (${stability.games.toLocaleString('en')} games) the order of ${stability.cards} cards agrees to ${stability.rank.toFixed(2)} (Spearman). Both fits learn from statistics, which alone makes them alike.`
    : 'No second bot has played them yet, so nothing is known of how stable the order is between levels.'
}

## Where this can't be trusted

- **Few games**: half of the cards were in ${middle} games or fewer, ${thin} in fewer than ${fewGames}. By its own games alone a card in ${middle} of them is known to about ±${alone.toFixed(1)} in log odds (one standard error), which are ${(alone * perOdds).toFixed(0)} points; so what stands below about single cards is mostly their statistics.
${missing === 0 ? '' : `- **Missing**: ${missing} cards of today's packs are in none of these games.\n`}- **Hands**: the ${bot} bot places order markers, auras and bonding worse than people do. Cards that live by them (leaders, healers, common squads that need a hero) come out too cheap; cards that only walk and hit come out too dear.
- **Armies by chance**: no synergy is built and nobody drafts against anybody. What a card is worth in an army made for it is not measured.
- **Both ends**: below 40 and above 200 points there are few cards, and what is told of them is pulled to the middle.
- **Maps**: three maps. Range and flying are worth what these maps make of them.

## Dearer by play and statistics than printed

${head}
${rows.slice(0, named).map(lineOf).join('\n')}

## Cheaper by play and statistics than printed

${head}
${rows.slice(-named).reverse().map(lineOf).join('\n')}

## All cards

${head}
${[...rows]
  .sort((a, b) => ((names.get(a.id) ?? '') < (names.get(b.id) ?? '') ? -1 : 1))
  .map(lineOf)
  .join('\n')}

Again: \`${again}\`
`;
}
