import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BotSeat, botSeats } from '@scapewright/bots';
import {
  comparePrices,
  estimatePrices,
  fitPrices,
  type PriceGame,
  PricePlayer,
  type PriceStudy,
  rankAgreement,
  statisticsOfCard,
} from '@scapewright/sim';
import { type RulesetName, rulesetNames } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { botWords } from '../content/bot-words.ts';
import { groundOf } from '../content/map-repository.ts';
import { writeOutput } from '../content/output-file.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { openProgress } from '../terminal/progress.ts';
import { type PointsTables, pointsPage, type ToldFrom } from './points-page.ts';

export interface PointsFlags {
  readonly ruleset: RulesetName;
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly keep?: string;
  /** Kept games of another bot: do both put the cards into the same order? */
  readonly beside?: string;
  readonly out?: string;
}

/** Prices below which a list is not compared with. */
const fewestPrices = 10;

/** Maps on which cards are priced: those of the packs that both sides begin on alike. */
const mapNames: Readonly<Record<RulesetName, readonly string[]>> = {
  superscape: ['first-light', 'ring-of-stones', 'finders-green'],
  heroscape: ['first-light', 'glyph-terraces', 'twin-arches'],
};

/** `scape arena points`: what cards are worth by play, beside what is printed and what the community says. */
export async function runPoints(composition: DependencyContainer, flags: PointsFlags): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const world = composition.resolve(tokens.surroundings);
  if (!rulesetNames.includes(flags.ruleset))
    throw new CliError(`there is no ruleset "${flags.ruleset}"`, `use one of: ${rulesetNames.join(', ')}`);
  if (!(botSeats as readonly string[]).includes(flags.bot))
    throw new CliError(`there is no bot "${flags.bot}"`, `use one of: ${botWords}`);
  const study = studyOf(composition, flags);
  const file = flags.keep === undefined ? undefined : resolve(world.folder, flags.keep);
  const games = file !== undefined && existsSync(file) ? keptGames(file, flags.bot) : [];
  const progress = openProgress(world.errors, 'games');
  const stop = new AbortController();
  const forget = world.onInterrupt(() => stop.abort());
  try {
    const player = new PricePlayer(study);
    const last = games.reduce((most, { game }) => Math.max(most, game), -1);
    for (let game = last + 1; game < flags.games && !stop.signal.aborted; game++) {
      const played = player.play(game);
      if (played) {
        games.push(played);
        if (file !== undefined) appendFileSync(file, `${JSON.stringify(played)}\n`);
      }
      progress.show(game + 1, flags.games);
      await new Promise((ready) => setImmediate(ready));
    }
  } finally {
    forget();
    progress.end();
  }
  if (games.length < 10) throw new CliError('there are too few games to tell anything', 'play more: --games');
  const tables = tablesOf(composition, flags, { study, games });
  const again = [
    `npx scape arena points --ruleset ${flags.ruleset} --games ${flags.games} --seed ${flags.seed} --bot ${flags.bot}`,
    ...(flags.keep === undefined ? [] : [`--keep ${flags.keep}`]),
    ...(flags.beside === undefined ? [] : [`--beside ${flags.beside}`]),
  ].join(' ');
  if (flags.out !== undefined) writeOutput(composition, flags.out, pointsPage(tables, again));
  for (const { list, from, estimate } of tables.estimates) {
    const { rSquared, error, rank, cards } = estimate;
    page.line(
      `${list} from ${from}: ${cards} cards, R squared ${rSquared.toFixed(2)}, mean error ${error.toFixed(1)} points, rank ${rank.toFixed(2)}`,
    );
  }
  page.line(page.colours.dim(`${games.length} games, ${tables.fit.loss.toFixed(3)} bits on games held back`));
  if (tables.stability !== undefined)
    page.line(
      page.colours.dim(
        `rank between ${flags.bot} and ${tables.stability.bot}: ${tables.stability.rank.toFixed(2)}`,
      ),
    );
  return exitCodes.fine;
}

function studyOf(composition: DependencyContainer, { ruleset, seed, bot }: PointsFlags): PriceStudy {
  const library = composition.resolve(tokens.library);
  const cards = library.cardsFor(ruleset).flatMap(({ card, prices }) => {
    const definition = library.definitionOf(card.id);
    const isPriced = (prices.get('standard') ?? 0) > 0;
    return definition && isPriced && definition.figures > 0 && definition.attack !== null ? [definition] : [];
  });
  const maps = mapNames[ruleset].map((name) => ({
    name,
    ground: groundOf(composition.resolve(tokens.maps).find(name, ruleset), 2),
  }));
  return { ruleset, seed, bot: bot as BotSeat, cards, maps };
}

function tablesOf(
  composition: DependencyContainer,
  flags: PointsFlags,
  { study, games }: { readonly study: PriceStudy; readonly games: readonly PriceGame[] },
): PointsTables {
  const library = composition.resolve(tokens.library);
  const world = composition.resolve(tokens.surroundings);
  const fit = fitPrices(study.cards, games);
  const pricesIn = (format: string): ReadonlyMap<string, number> =>
    new Map(
      study.cards.flatMap(({ id }) => {
        const price = library.find(id)?.prices.get(format);
        return price === undefined ? [] : [[id, price] as const];
      }),
    );
  const printed = pricesIn('standard');
  const community = pricesIn('delta');
  const hasTwo = community.size > fewestPrices;
  const estimates: ToldFrom[] = [
    ...estimatesOf('printed', printed),
    ...(hasTwo
      ? [
          { list: 'printed', from: 'the community’s price' as const, estimate: fromCommunity() },
          ...estimatesOf('community', community),
        ]
      : []),
  ];
  const stability = stabilityOf();
  return {
    ...{ ruleset: flags.ruleset, bot: flags.bot, fit, printed, community, estimates },
    perOdds: comparePrices(fit, printed).perOdds,
    names: new Map(study.cards.map(({ id, name }) => [id, name])),
    ...(stability ? { stability } : {}),
  };

  /** The same cards, cut into the same parts: told by play, by what they say of themselves, and by both. */
  function estimatesOf(list: string, prices: ReadonlyMap<string, number>): ToldFrom[] {
    const cards = study.cards.flatMap((card, at) => {
      const told = prices.get(card.id) ?? 0;
      const { strength = 0, games: count = 0 } = fit.cards[at] ?? {};
      // Points need not be a line through strengths.
      const play = [strength, strength ** 2];
      return told > 0 && count > 0 ? [{ id: card.id, told, play, statistics: statisticsOfCard(card) }] : [];
    });
    const from = (
      name: ToldFrom['from'],
      featuresOf: (card: (typeof cards)[number]) => readonly number[],
    ) => ({
      ...{ list, from: name },
      estimate: estimatePrices(
        cards.map((card) => ({ id: card.id, told: card.told, features: featuresOf(card) })),
        flags.seed,
      ),
    });
    return [
      from('play', ({ play }) => play),
      from('statistics', ({ statistics }) => statistics),
      from('both', ({ play, statistics }) => [...play, ...statistics]),
    ];
  }

  /** How far one list of prices tells the other: more is hardly to be had. */
  function fromCommunity() {
    const both = fit.cards.flatMap(({ id, games: count }) => {
      const [told, beside] = [printed.get(id) ?? 0, community.get(id) ?? 0];
      return count > 0 && told > 0 && beside > 0 ? [{ id, told, features: [beside] }] : [];
    });
    return estimatePrices(both, flags.seed);
  }

  function stabilityOf(): PointsTables['stability'] {
    if (flags.beside === undefined) return undefined;
    const other = keptGames(resolve(world.folder, flags.beside), undefined);
    const second = fitPrices(study.cards, other);
    const both = fit.cards.flatMap((one, at) => {
      const beside = second.cards[at];
      return beside && one.games > 0 && beside.games > 0 ? [[one.strength, beside.strength] as const] : [];
    });
    const rank = rankAgreement(
      both.map(([own]) => own),
      both.map(([, beside]) => beside),
    );
    return { bot: other[0]?.bot ?? '', games: other.length, cards: both.length, rank };
  }
}

function keptGames(file: string, bot: string | undefined): PriceGame[] {
  const found = new Map<number, PriceGame>();
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    let game: PriceGame;
    try {
      game = JSON.parse(line) as PriceGame;
    } catch {
      // What was cut off at the end is played again.
      if (at >= lines.length - 2) return;
      throw new CliError(`${file}:${at + 1} is no game of prices`, 'name another file with --keep');
    }
    if (bot !== undefined && game.bot !== bot)
      throw new CliError(`${file} holds games of ${game.bot}`, 'name another file with --keep, or that bot');
    found.set(game.game, game);
  });
  return [...found.values()];
}
