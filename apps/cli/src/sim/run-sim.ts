import { type BotSeat, botSeats } from '@scapewright/bots';
import { type Batch, BatchPlayer, csvOf, pluginsOf, runBatch } from '@scapewright/sim';
import { battleSetup } from '@scapewright/table/battle';
import { usualFormat } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import { agreedObjective } from '../battle/agreed-objective.ts';
import { termWords } from '../battle/agreed-terms.ts';
import { battleGround } from '../battle/battle-ground.ts';
import { gatherArmies } from '../battle/gathered-armies.ts';
import { checkTeams } from '../battle/legal-teams.ts';
import * as tokens from '../composition/tokens.ts';
import { botWords } from '../content/bot-words.ts';
import type { FoundMap } from '../content/map-repository.ts';
import { writeOutput } from '../content/output-file.ts';
import { usualArmies, usualMap } from '../content/usual-armies.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { MatchTeller, type Telling } from '../record/match-teller.ts';
import { counted } from '../terminal/counted.ts';
import { printLinesHead } from '../terminal/print-lines.ts';
import { openProgress } from '../terminal/progress.ts';
import { gauntlet } from './gauntlet.ts';
import { jsonReport } from './json-report.ts';
import { isEven, mirrorBattle, printVerdict } from './mirror.ts';
import { printBatch } from './print-batch.ts';
import type { SimFlags } from './sim-flags.ts';

/** Plays games between bots and tells what they come to. */
export async function runSim(
  composition: DependencyContainer,
  words: readonly string[],
  flags: SimFlags,
): Promise<ExitCode> {
  if (flags.gauntlet !== undefined) return gauntlet(composition, { ...flags, gauntlet: flags.gauntlet });
  const page = composition.resolve(tokens.page);
  const world = composition.resolve(tokens.surroundings);
  const isDrafted = flags.draft !== undefined;
  const texts = words.length > 0 || isDrafted ? words : usualArmies(flags.ruleset);
  const { armies: written, terms } = gatherArmies(composition, texts, flags, {
    players: flags.bot?.length,
    fewest: flags.mirror ? 1 : 2,
  });
  if (flags.swap && flags.team)
    throw new CliError(
      'teams keep their start zones: --swap and --team do not go together',
      'leave one of them out',
    );
  const map = composition
    .resolve(tokens.maps)
    .find(flags.map ?? agreedObjective(flags)?.map ?? usualMap(flags.ruleset), flags.ruleset, flags.variant);
  const mirror = flags.mirror ? mirrorBattle(map, written) : undefined;
  const armies = mirror?.armies ?? written;
  const batch: Batch = {
    ruleset: flags.ruleset,
    ...(flags.variant ? { variants: flags.variant } : {}),
    ground: mirror?.ground ?? battleGround(composition, map, { ruleset: flags.ruleset, armies, terms }),
    armies,
    games: flags.games ?? (mirror ? 2000 : 200),
    seed: flags.seed ?? world.freshSeed().slice(0, 8),
    bots: botsOf(flags.bot ?? [], armies.length),
    swap: flags.swap ?? false,
    code: composition.resolve(tokens.code),
    ...terms,
  };
  checkTeams(
    composition.resolve(tokens.engines)(flags.ruleset, flags.variant),
    battleSetup(batch.ground, armies, terms),
  );
  const plugins = await pluginsOf(batch.code);
  new BatchPlayer(batch, plugins).prepare();
  if (flags.show !== undefined) {
    showGame(composition, new BatchPlayer(batch, plugins), flags.show, {
      detail: 'normal',
      rules: flags.rules ?? false,
    });
    return exitCodes.fine;
  }
  const progress = openProgress(world.errors, 'games');
  const begun = world.now();
  const threads = flags.threads ?? world.cores;
  const stopping = new AbortController();
  const forget = world.onInterrupt(() => stopping.abort());
  const { results, report } = await runBatch(batch, {
    threads,
    onProgress: progress.show,
    stop: stopping.signal,
  }).finally(() => {
    progress.end();
    forget();
  });
  const again = againLine(composition, words, flags, { map, batch });
  const isCut = results.length < batch.games;
  if (isCut)
    page.line(page.colours.yellow(`Stopped after ${results.length} of ${counted(batch.games, 'game')}.`));
  if (results.length === 0) {
    page.line(`Go on: ${page.colours.cyan(again)}`);
    return exitCodes.fine;
  }
  const names = armies.map(({ player }) => player);
  if (flags.csv !== undefined) writeCsv(composition, flags.csv, csvOf(results, names));
  else if (flags.json)
    page.line(JSON.stringify(jsonReport(map.name, batch, report, mirror?.symmetry), undefined, 2));
  else {
    const seconds = (world.now() - begun) / 1000;
    printBatch(page, {
      map: map.name,
      batch,
      results,
      report,
      threads,
      seconds,
      again,
    });
    if (mirror) printVerdict(page, mirror, report);
    if (isCut)
      page.line(
        page.colours.dim('The line after “again” plays these games once more, and goes on to the end.'),
      );
  }
  return mirror && !isEven(report) ? exitCodes.failed : exitCodes.fine;
}

function botsOf(words: readonly string[], armies: number): BotSeat[] {
  const unknown = words.find((word) => !(botSeats as readonly string[]).includes(word));
  if (unknown !== undefined) throw new CliError(`there is no bot "${unknown}"`, `use one of: ${botWords}`);
  if (words.length > armies) throw new CliError(`there are ${words.length} bots for ${armies} armies`);
  return Array.from({ length: armies }, (_, army) => (words[army] ?? words[0] ?? 'quick') as BotSeat);
}

/** Plays one game of the batch and tells it. */
function showGame(
  composition: DependencyContainer,
  player: BatchPlayer,
  game: number,
  telling: Telling,
): void {
  const page = composition.resolve(tokens.page);
  const { match, result } = player.play(game, { log: true });
  page.line(page.colours.dim(`game ${game} of the batch, seed ${result.seed}`));
  printLinesHead(page, telling);
  new MatchTeller(page, player.engine, match, telling).tell();
}

function writeCsv(composition: DependencyContainer, file: string | true, table: string): void {
  const page = composition.resolve(tokens.page);
  if (file === true || file === '-') {
    page.write(table);
    return;
  }
  writeOutput(composition, file, table);
  page.line(`${file} is written.`);
}

/** The line that plays the same games again. */
function againLine(
  composition: DependencyContainer,
  words: readonly string[],
  flags: SimFlags,
  { map, batch: { seed, games } }: { readonly map: FoundMap; readonly batch: Batch },
): string {
  const quoted = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `"${text}"`);
  return [
    'npx scape sim',
    ...words.map(quoted),
    `--seed ${quoted(seed)} --games ${games}`,
    ...(flags.map === undefined ? [] : [`--map ${quoted(map.file)}`]),
    ...(flags.ruleset === 'superscape' ? [] : [`--ruleset ${flags.ruleset}`]),
    ...(flags.variant ?? []).map((variant) => `--variant ${variant}`),
    ...(flags.bot ?? []).map((bot) => `--bot ${bot}`),
    ...(flags.swap ? ['--swap'] : []),
    ...(flags.mirror ? ['--mirror'] : []),
    ...termWords(flags).map(([option, word]) => (word === undefined ? option : `${option} ${quoted(word)}`)),
    ...(flags.format === usualFormat ? [] : [`--format ${flags.format}`]),
    ...(composition.resolve(tokens.code).length > 0 ? ['--code'] : []),
  ].join(' ');
}
