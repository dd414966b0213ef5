import type { Level, LinePart } from '@scapewright/protocol';
import { resultOf } from '@scapewright/sim';
import { Table, tableWords } from '@scapewright/table';
import type { BattleRecord, RulesetName } from '@scapewright/table/battle';
import { usualFormat } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import { beginBattle } from '../battle/begun-battle.ts';
import { BoardPicture } from '../battle/board-picture.ts';
import * as tokens from '../composition/tokens.ts';
import { cardListOf, pointsOf } from '../content/armies.ts';
import { writeOutput } from '../content/output-file.ts';
import { rulesetTitle } from '../content/ruleset-title.ts';
import { saveText } from '../record/saved-battle.ts';
import { counted } from '../terminal/counted.ts';
import type { Page } from '../terminal/page.ts';
import { printLines, printLinesHead, type ToldLine } from '../terminal/print-lines.ts';
import { quotedWord } from '../terminal/quoted-word.ts';
import { sideOfPart } from '../terminal/side-of-part.ts';
import { sidePainter } from '../terminal/side-painter.ts';

/** What can be chosen for a demonstration. */
export interface DemonstrationOptions {
  readonly seed?: string;
  readonly map?: string;
  readonly ruleset: RulesetName;
  readonly army?: readonly string[];
  readonly detail: Level;
  /** Are steps and rules shown? */
  readonly rules: boolean;
  readonly maps: boolean;
  /** Where to write the game, for `scape replay`. */
  readonly save?: string;
  readonly points?: number;
  readonly format: string;
}

/** Plays a game between bots at a table where nobody sits, and tells it as it goes, as somebody who watches sees it. */
export function runDemonstration(composition: DependencyContainer, options: DemonstrationOptions): void {
  const page = composition.resolve(tokens.page);
  const seed = options.seed ?? composition.resolve(tokens.surroundings).freshSeed().slice(0, 8);
  const { engine, record } = beginBattle(composition, { ...options, seed }, (armies) =>
    Array.from({ length: armies }, () => 'quick' as const),
  );
  const table = new Table({ engine, record, words: tableWords(engine), match: { hashes: true } });
  const stream = table.stream(-1);
  const teller = new DemonstrationTeller(page, table, options);
  printTitle(page, record, table.match.host.game.field.count);
  printLinesHead(page, options);
  teller.tell(stream.lines);
  stream.listen((update) => teller.tell(stream.updateIn(update).lines));
  while (table.step());
  teller.picture('The end', true);
  printEnd(page, table);
  printNext(page, options, seed);
  if (options.save !== undefined) {
    writeOutput(composition, options.save, saveText(composition, table));
    page.line(`  ${page.colours.cyan(`npx scape replay ${quotedWord(options.save)}`)}`);
  }
}

/** Tells the log, with maps where the game begins and where somebody falls. */
class DemonstrationTeller {
  private readonly page: Page;
  private readonly table: Table;
  private readonly options: DemonstrationOptions;
  private readonly board: BoardPicture | undefined;
  private readonly fallen = new Set<string>();

  constructor(page: Page, table: Table, options: DemonstrationOptions) {
    this.page = page;
    this.table = table;
    this.options = options;
    const map = table.ask(-1, { what: 'map' });
    this.board = options.maps && 'plan' in map ? new BoardPicture(map) : undefined;
  }

  tell(lines: readonly ToldLine[]): void {
    const first =
      this.table.stream(-1).moment.view.round === 1 && lines.findIndex(({ kind }) => kind === 'round');
    if (typeof first === 'number' && first >= 0) {
      this.print(lines.slice(0, first));
      this.picture('The battlefield', true);
      this.print(lines.slice(first));
    } else this.print(lines);
    const { figures } = this.table.stream(-1).moment.view;
    const names = figures.flatMap(({ key, name, state }) =>
      state === 'defeated' && !this.fallen.has(key) ? [[key, name] as const] : [],
    );
    for (const [key] of names) this.fallen.add(key);
    if (names.length > 0 && this.table.status !== 'over')
      this.picture(`${names.map(([, name]) => name).join(' and ')} fell`);
  }

  picture(title: string, legend = false): void {
    if (!this.board) return;
    const { view } = this.table.stream(-1).moment;
    this.page.line();
    this.page.write(indented(this.board.draw(this.page, view, { title, legend, whole: true })));
  }

  private print(lines: readonly ToldLine[]): void {
    const { view } = this.table.stream(-1).moment;
    const { detail, rules } = this.options;
    printLines(this.page, lines, { detail, rules, sideOf: (part: LinePart) => sideOfPart(view, part) });
  }
}

function printTitle(page: Page, { map, armies, seed, ruleset }: BattleRecord, spaces: number): void {
  const { line, colours, columns } = page;
  line(colours.dim('━'.repeat(columns)));
  line(
    `  ${colours.bold('Scapewright')}  a game of ${rulesetTitle(ruleset)} on ${colours.bold(map)} (${counted(spaces, 'space')}), seed ${seed}`,
  );
  armies.forEach((army, seat) => {
    const name = sidePainter(seat, colours)(colours.bold(army.player.padEnd(6)));
    line(`  ${name} ${cardListOf(army)} ${colours.dim(`(${counted(pointsOf(army), 'point')})`)}`);
  });
  line(colours.dim('━'.repeat(columns)));
  line();
}

function printEnd({ line, colours, columns }: Page, { match, record, journal, result }: Table): void {
  const { rounds, wounds } = resultOf(match, record.seed, journal.length);
  const { view } = { view: match.host.game };
  const [winner] = result?.winners ?? [];
  const words = (result?.reason ?? 'Nobody wins.').replace(/\.$/, '');
  line(colours.dim('━'.repeat(columns)));
  line(
    `  ${colours.bold(winner === undefined ? words : sidePainter(winner, colours)(words))}, after ${counted(rounds, 'round')} and ${counted(journal.length, 'decision')}.`,
  );
  record.armies.forEach((army, seat) => {
    const figures = view.facts.figureNames.flatMap((_, figure) =>
      view.ownerOfCard(view.cardOf(figure)) === seat ? [figure] : [],
    );
    const left = figures.filter((figure) => view.isAlive(figure));
    line(
      `  ${sidePainter(seat, colours)(army.player.padEnd(6))} ${left.length} of ${counted(figures.length, 'figure')} left, ${counted(wounds[seat] ?? 0, 'wound')} on its figures`,
    );
  });
}

function printNext(
  { line, colours }: Page,
  { army = [], map, ruleset, detail, rules, maps, points, format }: DemonstrationOptions,
  seed: string,
): void {
  const words = [
    'npx scape demo --seed',
    quotedWord(seed),
    ...(map === undefined ? [] : ['--map', quotedWord(map)]),
    ...(ruleset === 'superscape' ? [] : ['--ruleset', ruleset]),
    ...army.flatMap((one) => ['--army', quotedWord(one)]),
    ...(detail === 'normal' ? [] : ['--report', detail]),
    ...(rules ? ['--rules'] : []),
    ...(maps ? [] : ['--no-maps']),
    ...(points === undefined ? [] : ['--points', String(points)]),
    ...(format === usualFormat ? [] : ['--format', format]),
  ];
  const next: readonly (readonly [string, string])[] = [
    [words.join(' '), 'this very game again'],
    ['npx scape play', 'play yourself'],
    ['npx scape sim --games 500', 'who wins how often'],
    ['npx scape rules SS-CMB-017', 'look a rule up'],
    ['npx scape --help', 'everything else'],
  ];
  const width = Math.max(...next.map(([command]) => command.length));
  line();
  line(`  ${colours.bold('Where to go next')}`);
  for (const [command, why] of next) line(`  ${colours.cyan(command.padEnd(width))}  ${colours.dim(why)}`);
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');
