import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runBatch } from '@scapewright/sim';
import type { Ground } from '@scapewright/table/battle';
import { usualFormat } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { groundOf } from '../content/map-repository.ts';
import { writeOutput } from '../content/output-file.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { openProgress } from '../terminal/progress.ts';
import { phrase } from '../words/terminal-words.ts';
import { isMeasured, priceContest, priceMaps } from './price-contests.ts';
import type { PriceResult } from './price-result.ts';
import { pricesPage } from './prices-page.ts';

/** How prices are measured, and where the results go. */
export interface PriceFlags {
  /** Games of each card on each map; rounded up to an even number, as both change sides. */
  readonly games: number;
  readonly seed: string;
  readonly keep: string;
  readonly page?: string;
}

/** Plays what is left of the measurement, a pair of games after the other for every card, so that it may be ended at any time. */
export async function runPrices(
  composition: DependencyContainer,
  cards: readonly string[],
  flags: PriceFlags,
): Promise<ExitCode> {
  const world = composition.resolve(tokens.surroundings);
  const { line, words } = composition.resolve(tokens.page);
  const library = composition.resolve(tokens.library);
  const format = library.format(usualFormat);
  const file = resolve(world.folder, flags.keep);
  const results = existsSync(file) ? keptResults(file, flags) : [];
  const known = new Set(results.map(keyOf));
  const named = cards.map((name) => library.card(name).card.id);
  const measured = library
    .cards()
    .filter((found) => isMeasured(found) && found.prices.has(format))
    .filter(({ card }) => named.length === 0 || named.includes(card.id))
    .map(({ card, prices }) => ({ id: card.id, name: card.name, points: prices.get(format) ?? 0 }));
  const pairs = Math.ceil(flags.games / 2);
  const grounds = new Map(priceMaps.map((map) => [map, groundHere(composition, map)]));
  const progress = openProgress(world.errors, words.say('prices:pairs'), words.say('prices:left'));
  const stop = new AbortController();
  const forget = world.onInterrupt(() => stop.abort());
  const total = pairs * measured.length * priceMaps.length;
  try {
    for (let pair = 0; pair < pairs && !stop.signal.aborted; pair++)
      for (const { id, points } of measured)
        for (const [map, ground] of grounds) {
          if (stop.signal.aborted) break;
          const task = { card: id, map, pair, seed: flags.seed };
          if (known.has(keyOf(task))) continue;
          const { own, against } = priceContest({ id, points });
          const army = (player: string, ids: readonly string[]) => ({
            player,
            cards: ids.map((one) => library.definition(one, format)),
          });
          const { report } = await runBatch(
            {
              ...{ ruleset: 'heroscape' as const, ground, swap: true, games: 2 },
              seed: `${flags.seed}/${id}/${map}/${pair}`,
              armies: [army('Card', own), army('Plain', against)],
            },
            { threads: 1 },
          );
          const result = {
            ...task,
            games: report.games - report.unfinished,
            wins: report.wins[0]?.count ?? 0,
            draws: report.draws.count,
          };
          results.push(result);
          appendFileSync(file, `${JSON.stringify(result)}\n`);
          progress.show(results.length, total);
        }
  } finally {
    forget();
    progress.end();
  }
  const page = pricesPage(words, measured, results, flags.seed);
  if (flags.page === undefined) line(page);
  else writeOutput(composition, flags.page, page);
  return exitCodes.fine;
}

const keyOf = ({ card, map, pair }: Pick<PriceResult, 'card' | 'map' | 'pair'>): string =>
  `${card} ${map} ${pair}`;

function groundHere(composition: DependencyContainer, map: string): Ground {
  return groundOf(composition.resolve(tokens.maps).find(map, 'heroscape'), 2);
}

/** The results in a file; a line that was cut off when a run was killed is played again. */
function keptResults(file: string, { seed, keep }: PriceFlags): PriceResult[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line, at) => {
    let one: PriceResult;
    try {
      one = JSON.parse(line);
    } catch {
      if (at === lines.length - 1) return [];
      throw new CliError(
        phrase('error:no-result', { line: at + 1, file: keep }),
        phrase('error:no-result-fix'),
      );
    }
    if (one.seed !== seed)
      throw new CliError(
        phrase('error:other-seed', { file: keep, seed: one.seed }),
        phrase('error:other-seed-fix', { seed: one.seed }),
      );
    return [one];
  });
}
