import type { Batch, BatchReport, GameResult, Share, Spread } from '@scapewright/sim';
import { type Army, teamOf } from '@scapewright/table/battle';
import { cardListOf, pointsOf } from '../content/armies.ts';
import { counted } from '../terminal/counted.ts';
import type { Page } from '../terminal/page.ts';
import { bar, histogramOf, shareBar } from '../terminal/plot.ts';
import { sidePainter } from '../terminal/side-painter.ts';

/** A batch that has been played. */
export interface PlayedBatch {
  readonly map: string;
  readonly batch: Batch;
  readonly results: readonly GameResult[];
  readonly report: BatchReport;
  readonly threads: number;
  readonly seconds: number;
  /** The line that plays it again. */
  readonly again: string;
}

const barWidth = 30;
const rowsOfPlot = 12;

/** Tells what a batch came to: who wins how often, how long it takes, what it costs. */
export function printBatch(page: Page, played: PlayedBatch): void {
  const { line, colours } = page;
  const { batch, map, report, results, threads, seconds, again } = played;
  const game = batch.ruleset === 'heroscape' ? 'HeroScape' : 'SuperScape';
  const speed = Math.round(report.games / Math.max(0.001, seconds));
  line(`${colours.bold(counted(report.games, 'game'))} of ${game} on ${map}, seed ${batch.seed}`);
  line(
    colours.dim(`${counted(threads, 'thread')}, ${seconds.toFixed(1)} s, ${counted(speed, 'game')} a second`),
  );
  line();
  const width = Math.max(10, ...batch.armies.map(({ player }) => player.length)) + 1;
  line(colours.dim(`${'wins'.padEnd(width + 9)}0 %${'100 %'.padStart(barWidth - 3)}   95 % interval`));
  batch.armies.forEach((army, at) => {
    const share = report.wins[teamOf(batch.armies, batch, at)] as Share;
    const paint = sidePainter(at, colours);
    line(
      `${paint(army.player.padEnd(width))}${percent(share.share)}  ${paint(shareBar(share, barWidth))}  ${intervalOf(share)}`,
    );
    line(colours.dim(`${' '.repeat(width)}${armyWords(batch, at)}${matesOf(batch, army.player)}`));
  });
  if (report.draws.count > 0) line(`${'draws'.padEnd(width)}${percent(report.draws.share)}`);
  if (report.unfinished > 0)
    line(
      colours.yellow(
        `${counted(report.unfinished, 'game')} would not end, and ${report.unfinished === 1 ? 'was' : 'were'} stopped`,
      ),
    );
  if (report.zones) {
    line();
    line(colours.dim('wins from each start zone'));
    report.zones.forEach((share, zone) => {
      line(
        `${`zone ${zone + 1}`.padEnd(width)}${percent(share.share)}  ${shareBar(share, barWidth)}  ${intervalOf(share)}`,
      );
    });
  }
  line();
  line(`${'rounds'.padEnd(width)}${spread(report.rounds)}`);
  line(`${'decisions'.padEnd(width)}${spread(report.decisions)}`);
  batch.armies.forEach((army, at) => {
    line(`${'wounds'.padEnd(width)}${spread(report.wounds[at] as Spread)}  on figures of ${army.player}`);
  });
  line();
  printRounds(page, results, width);
  line();
  line(`${colours.dim('again:')}    ${colours.cyan(again)}`);
  line(`${colours.dim('one game:')} ${colours.cyan(`${again} --show 0`)}`);
}

/** `Hulk, Batman (610 points, quick bot)`. */
function armyWords({ armies, bots, draft }: Batch, at: number): string {
  const army = armies[at] as Army;
  const bot = `${bots?.[at] ?? 'quick'} bot`;
  if (!draft) return `${cardListOf(army)} (${pointsOf(army)} points, ${bot})`;
  return army.cards.length > 0 ? `${cardListOf(army)} and a draft (${bot})` : `drafts its cards (${bot})`;
}

/** Who shares the wins of a player. */
function matesOf({ teammates = [] }: Batch, player: string): string {
  const mates = teammates.find((team) => team.includes(player))?.filter((name) => name !== player) ?? [];
  return mates.length > 0 ? `, with ${mates.join(' and ')}` : '';
}

function printRounds({ line, colours }: Page, results: readonly GameResult[], width: number): void {
  const rows = histogramOf(
    results.map(({ rounds }) => rounds),
    rowsOfPlot,
  );
  const largest = Math.max(...rows.map(({ count }) => count));
  line(colours.dim('games by rounds'));
  for (const { from, to, count } of rows) {
    const label = from === to ? String(from) : `${from} to ${to}`;
    line(
      `${label.padStart(width - 2)}  ${colours.cyan(bar(count, largest, barWidth))} ${colours.dim(String(count))}`,
    );
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;
const intervalOf = ({ low, high }: Share): string =>
  `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)} %`;
const spread = ({ mean, deviation }: Spread): string =>
  `${mean.toFixed(1).padStart(5)} ± ${deviation.toFixed(1)}`;
