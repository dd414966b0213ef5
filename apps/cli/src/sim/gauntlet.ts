import { armiesFor, type GauntletRow, gamesOfPair, runGauntlet } from '@scapewright/sim';
import { type Army, groundOfMap } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { usualMap } from '../content/usual-armies.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import type { Page } from '../terminal/page.ts';
import { openProgress } from '../terminal/progress.ts';
import { evenShares } from './mirror.ts';
import type { SimFlags } from './sim-flags.ts';

/** Points of an army where nobody says. */
const usualPoints = 500;
/** Games of each army where nobody says. */
const usualGames = 2000;

/**
 * Every army that can be drawn for exactly the points from the characters of a pack, each once, against every other from both
 * sides of a map: is each worth its price? Ends with a failure where one wins less than 45 % or more than 55 %.
 */
export async function gauntlet(
  composition: DependencyContainer,
  flags: SimFlags & { readonly gauntlet: string },
): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const world = composition.resolve(tokens.surroundings);
  const points = flags.points ?? usualPoints;
  const armies = drawnArmies(composition, flags, points);
  const { ruleset, variant: variants = [] } = flags;
  const map = composition.resolve(tokens.maps).find(flags.map ?? usualMap(ruleset), ruleset, variants);
  const zones = [...map.plan.startZones].sort((a, b) => a.player - b.player).slice(0, 2);
  if (zones.length < 2) throw new CliError(`${map.file} has no two start zones`, 'mark them in the map');
  const ground = groundOfMap(
    map.plan,
    zones.map(({ spaces }) => spaces),
    map.neutral,
  );
  const seed = flags.seed ?? world.freshSeed().slice(0, 8);
  const games = flags.games ?? usualGames;
  const progress = openProgress(world.errors, 'games');
  const rows = await runGauntlet(
    { ruleset, variants, ground, armies, games, seed, code: composition.resolve(tokens.code) },
    { threads: flags.threads ?? world.cores, onProgress: progress.show },
  ).finally(progress.end);
  const isFine = rows.every(isEven);
  if (flags.json)
    page.line(
      JSON.stringify({ map: map.name, points, seed, even: isFine, armies: rows.map(plain) }, undefined, 2),
    );
  else {
    const each = gamesOfPair({ armies, games });
    page.line(
      `${armies.length} armies of ${points} points on ${map.name}, ${each} games of each pair, seed ${seed}`,
    );
    print(page, rows);
  }
  return isFine ? exitCodes.fine : exitCodes.failed;
}

function drawnArmies(
  composition: DependencyContainer,
  { gauntlet: name, format }: SimFlags & { readonly gauntlet: string },
  points: number,
): readonly Army[] {
  const library = composition.resolve(tokens.library);
  const cards = library
    .cards()
    .filter(({ pack, card }) => pack === name && card.unit !== 'object')
    .map(({ card }) => library.definition(card.id, format));
  if (cards.length === 0)
    throw new CliError(
      `there is no pack "${name}" with characters`,
      `packs are: ${library.packs.map(({ pack }) => pack.manifest.id).join(', ')}`,
    );
  const armies = armiesFor(cards, points).map((drawn): Army => {
    return { player: drawn.map((card) => card.name).join(', '), cards: drawn };
  });
  if (armies.length < 2)
    throw new CliError(
      `${name} has ${armies.length} armies of exactly ${points} points`,
      'name other points: --points 400',
    );
  return armies;
}

function isEven({ wins: { share } }: GauntletRow): boolean {
  return share >= evenShares.least && share <= evenShares.most;
}

function plain({ army, games, wins }: GauntletRow) {
  return { cards: army.cards.map(({ id }) => id), games, wins };
}

function print({ line, colours }: Page, rows: readonly GauntletRow[]): void {
  for (const row of [...rows].sort((a, b) => b.wins.share - a.wins.share)) {
    const share = `${(row.wins.share * 100).toFixed(1).padStart(5)} %`;
    line(`${isEven(row) ? share : colours.red(share)}  ${row.army.player}`);
  }
  const uneven = rows.filter((row) => !isEven(row)).length;
  const games = rows[0]?.games ?? 0;
  line();
  line(
    uneven === 0
      ? `${colours.green('even')}    every army wins 45 to 55 % of its ${games} games`
      : `${colours.red('uneven')}  ${uneven} of ${rows.length} armies win less than 45 or more than 55 % of their ${games} games`,
  );
}
