import type { Bot } from '@scapewright/bots';
import { createBot } from '@scapewright/bots';
import { resultOf } from '@scapewright/sim';
import type { Game } from '@scapewright/skirmish/author';
import { type Army, type BattleRecord, planOf, type RulesetName, setupOf } from '@scapewright/table/battle';
import { sceneryOf, usualFormat } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import { battleGround } from '../battle/battle-ground.ts';
import { drawGame } from '../battle/battle-map.ts';
import { checkTeams } from '../battle/legal-teams.ts';
import * as tokens from '../composition/tokens.ts';
import { cardListOf, pointsOf, readArmies } from '../content/armies.ts';
import { demonstrationArmies } from '../content/demonstration-armies.ts';
import type { FoundMap } from '../content/map-repository.ts';
import { writeOutput } from '../content/output-file.ts';
import { checkPlain } from '../content/plain-words.ts';
import { saveText } from '../record/saved-battle.ts';
import { type Detail, PlayReport } from '../report/play-report.ts';
import type { Page } from '../terminal/page.ts';
import { printReport, printReportHead, sidePainter } from '../terminal/print-report.ts';

/** What can be chosen for a demonstration. */
export interface DemonstrationOptions {
  readonly seed: string | undefined;
  readonly map: string;
  readonly ruleset: RulesetName;
  readonly armies: readonly string[];
  readonly detail: Detail;
  readonly maps: boolean;
  /** Where to write the game, for `scape replay`. */
  readonly save: string | undefined;
  readonly points: number | undefined;
  readonly format: string;
}

/** Plays a game between two bots and tells it as it goes. */
export function runDemonstration(composition: DependencyContainer, options: DemonstrationOptions): void {
  for (const words of [options.seed ?? '', options.map]) checkPlain('the command line', words);
  const page = composition.resolve(tokens.page);
  const engine = composition.resolve(tokens.engines)(options.ruleset);
  const armies = readArmies(options.armies, composition.resolve(tokens.library), options);
  const map = composition.resolve(tokens.maps).find(options.map, options.ruleset);
  const seed = options.seed ?? composition.resolve(tokens.surroundings).freshSeed().slice(0, 8);
  const record: BattleRecord = {
    ruleset: options.ruleset,
    map: map.name,
    mapFile: options.map,
    ground: battleGround(composition, map, { ruleset: options.ruleset, armies, terms: {} }),
    scenery: sceneryOf(map.plan),
    armies,
    seats: armies.map(() => 'greedy' as const),
    seed,
    ...(options.points === undefined ? {} : { points: options.points }),
    ...(options.format === usualFormat ? {} : { format: options.format }),
  };
  checkTeams(engine, setupOf(record));
  const hashes = options.save !== undefined;
  const match = engine.prepare(planOf(engine, record), { seed, log: true, hashes });
  const bots = armies.map((_, seat): Bot => createBot('greedy', `${seed}/${seat}`));
  const { game } = match.host;
  const report = new PlayReport(engine, game, options.detail);
  let told = 0;
  let decisions = 0;
  const tell = (): void => {
    const events = match.host.log.slice(told);
    told += events.length;
    const first = events.findIndex(({ reason, data }) => reason === 'round.begins' && data['round'] === 1);
    if (first >= 0) {
      printReport(page, report.take(events.slice(0, first)));
      picture('The battlefield', true);
    }
    printReport(page, report.take(events.slice(Math.max(0, first))));
    const fallen = events.filter(({ reason }) => reason === 'figure.defeated');
    const names = fallen.map(({ data }) => game.facts.figureNames[data['figure'] ?? -1]);
    const isOver = events.some(({ reason }) => reason.startsWith('victory.'));
    if (names.length > 0 && !isOver) picture(`${names.join(' and ')} fell`);
  };
  const picture = (title: string, legend = false): void => {
    if (!options.maps) return;
    page.line();
    page.write(indented(drawGame(page, record.scenery, game, { title, legend })));
  };
  printTitle(page, { map, armies, seed, ruleset: options.ruleset });
  match.advance((decision) => {
    tell();
    decisions++;
    return (bots[decision.seat] as Bot).decide(decision, game);
  });
  tell();
  picture('The end', true);
  printEnd(page, game, armies, resultOf(match, seed, decisions));
  printNext(page, options, seed);
  if (options.save !== undefined) {
    writeOutput(composition, options.save, saveText(composition, record, match));
    page.line(`  ${page.colours.cyan(`pnpm scape replay ${options.save}`)}`);
  }
}

interface Title {
  readonly map: FoundMap;
  readonly armies: readonly Army[];
  readonly seed: string;
  readonly ruleset: RulesetName;
}

function printTitle(page: Page, { map, armies, seed, ruleset }: Title): void {
  const { line, colours, columns } = page;
  const game = ruleset === 'heroscape' ? 'HeroScape' : 'SuperScape';
  line(colours.dim('━'.repeat(columns)));
  line(
    `  ${colours.bold('Scapewright')}  a game of ${game} on ${colours.bold(map.name)} (${map.battlefield.count} spaces), seed ${seed}`,
  );
  armies.forEach((army, seat) => {
    const name = sidePainter(seat, colours)(colours.bold(army.player.padEnd(6)));
    line(`  ${name} ${cardListOf(army)} ${colours.dim(`(${pointsOf(army)} points)`)}`);
  });
  line(colours.dim('━'.repeat(columns)));
  line();
  printReportHead(page);
}

function printEnd(
  { line, colours, columns }: Page,
  game: Game,
  armies: readonly Army[],
  result: ReturnType<typeof resultOf>,
): void {
  const { winner, rounds, decisions } = result;
  const name = winner >= 0 ? sidePainter(winner, colours)(armies[winner]?.player ?? '') : 'Nobody';
  line(colours.dim('━'.repeat(columns)));
  line(
    `  ${colours.bold(`${name} ${colours.bold('wins')}`)} after ${rounds} rounds and ${decisions} decisions.`,
  );
  armies.forEach((army, seat) => {
    const figures = game.facts.figureNames.flatMap((_, figure) =>
      game.ownerOfCard(game.cardOf(figure)) === seat ? [figure] : [],
    );
    const left = figures.filter((figure) => game.isAlive(figure));
    line(
      `  ${sidePainter(seat, colours)(army.player.padEnd(6))} ${left.length} of ${figures.length} figures left, ${result.wounds[seat]} wounds on its figures`,
    );
  });
}

function printNext(
  { line, colours }: Page,
  { armies, map, ruleset, detail, maps, points, format }: DemonstrationOptions,
  seed: string,
): void {
  const isOwn = armies.every((army, seat) => army === demonstrationArmies[seat]);
  const words = [
    'pnpm scape demo --seed',
    quoted(seed),
    ...(map === 'first-light' ? [] : ['--map', quoted(map)]),
    ...(ruleset === 'superscape' ? [] : ['--ruleset', ruleset]),
    ...(isOwn ? [] : armies.flatMap((army) => ['--army', quoted(army)])),
    ...(detail === 'normal' ? [] : ['--report', detail]),
    ...(maps ? [] : ['--no-maps']),
    ...(points === undefined ? [] : ['--points', String(points)]),
    ...(format === usualFormat ? [] : ['--format', format]),
  ];
  const next: readonly (readonly [string, string])[] = [
    [words.join(' '), 'this very game again'],
    ['pnpm scape play', 'play it yourself'],
    ['pnpm scape sim --games 500', 'who wins how often'],
    ['pnpm scape rules SS-CMB-017', 'any rule that a line cites'],
    ['pnpm scape --help', 'everything else'],
  ];
  const width = Math.max(...next.map(([command]) => command.length));
  line();
  line(`  ${colours.bold('Where to go next')}`);
  for (const [command, why] of next) line(`  ${colours.cyan(command.padEnd(width))}  ${colours.dim(why)}`);
}

const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');
