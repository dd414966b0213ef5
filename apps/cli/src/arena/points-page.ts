import type { PriceComparison, PriceFit } from '@scapewright/sim';

/** What a study of prices has come to. */
export interface PointsTables {
  readonly ruleset: string;
  readonly bot: string;
  readonly fit: PriceFit;
  readonly comparisons: readonly (readonly [name: string, comparison: PriceComparison])[];
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
  { ruleset, bot, fit, comparisons, names, stability }: PointsTables,
  again: string,
): string {
  const [, printed] = comparisons[0] as readonly [string, PriceComparison];
  const community = comparisons.find(([name]) => name === 'community')?.[1];
  const perCard = printed.cards.map(({ games }) => games).sort((a, b) => a - b);
  const middle = perCard[Math.floor(perCard.length / 2)] ?? 0;
  // Each game tells at most a quarter; what the other cards of it do takes half of that away.
  const alone = 1 / Math.sqrt(Math.max(1, middle) / 8);
  const thin = perCard.filter((games) => games < fewGames).length;
  const told = new Map(community?.cards.map(({ id, told: points }) => [id, points]) ?? []);
  const rows = [...printed.cards].sort((a, b) => b.played - b.told - (a.played - a.told));
  const lineOf = ({ id, games, played, told: price }: (typeof rows)[number]): string =>
    `| ${names.get(id) ?? id} | ${price} | ${told.get(id) ?? ''} | ${played.toFixed(0)} | ${games} |`;
  const head = '| card | printed | community | by play | games |\n|---|---|---|---|---|';
  return `# What cards are worth by play (${ruleset})

<!-- Written by \`${again}\`: change nothing by hand. -->

${fit.games.toLocaleString('en')} games between ${bot} bots on ${ruleset === 'heroscape' ? 'the HeroScape maps' : 'the SuperScape maps'} of the project. Armies are drawn by chance (2 to 4 different cards against
as many, one more or one fewer), without a look at any price, and in play every card costs nothing, so that the bots do not judge by prices either.

The odds of winning are fitted by logistic regression: a card's part is its statistics (attack, defense, life, range, move, figures, number of abilities, height) by weights
that the same games teach, and a part of its own, drawn to nothing as strongly as does best on games held back (ridge ${fit.ridge}; ${fit.loss.toFixed(3)} bits there, a coin has 1), with a term for the first
seat of each map. Nothing is drawn to a printed price. Points are a line through these strengths; each card is told by the line through all *other* cards.

| points | cards | R squared | mean error, points | rank (Spearman) |
|---|---|---|---|---|
${comparisons.map(([name, { cards, rSquared, error, rank }]) => `| ${name} | ${cards.length} | ${rSquared.toFixed(2)} | ${error.toFixed(1)} | ${rank.toFixed(2)} |`).join('\n')}
| the best public estimator, from statistics alone (its own cards) | | 0.85 | 14.4 | |

${
  stability
    ? `In the hands of ${stability.bot} (${stability.games.toLocaleString('en')} games) the order of ${stability.cards} cards agrees to ${stability.rank.toFixed(2)} (Spearman). Both fits learn from statistics, which alone makes them alike.`
    : 'No second bot has played them yet, so nothing is known of how stable the order is between levels.'
}

## Where this can't be trusted

- **Few games**: half of the cards were in ${middle} games or fewer, ${thin} in fewer than ${fewGames}. By its own games alone a card in ${middle} of them is known to about ±${alone.toFixed(1)} in log odds (one standard error), which are ${(alone * printed.perOdds).toFixed(0)} points; so what stands below about single cards is mostly their statistics.
- **Hands**: the ${bot} bot places order markers, auras and bonding worse than people do. Cards that live by them (leaders, healers, common squads that need a hero) come out too cheap; cards that only walk and hit come out too dear.
- **Armies by chance**: no synergy is built and nobody drafts against anybody. What a card is worth in an army made for it is not measured.
- **The line**: points need not be a line in log odds. At both ends (below 40, above 200 points) it is pulled to the middle.
- **Maps**: three maps. Range and flying are worth what these maps make of them.

## Dearer by play than printed

${head}
${rows.slice(0, named).map(lineOf).join('\n')}

## Cheaper by play than printed

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
