import { type ArenaReport, controlWords, type Share } from '@scapewright/sim';
import type { Page } from '../terminal/page.ts';
import { shareBar } from '../terminal/plot.ts';

const barWidth = 24;

/** Tells what an experiment has come to: each pair with its interval, ratings, and the line that goes on with it. */
export function printArena({ line, colours }: Page, report: ArenaReport, again: string): void {
  const { name, seed, played, games, rows, ratings } = report;
  line(`${colours.bold(name)}, seed ${seed}: ${played} of ${games} games`);
  line(
    colours.dim(
      'one army on both sides; two and two games have one seed, with seats changed; 95 % intervals',
    ),
  );
  line();
  for (const { one, other, wins, games: count, byRuleset, byMap, control, pace } of rows) {
    if (count === 0) continue;
    line(`${colours.bold(one)} against ${other}`);
    line(`  ${percent(wins.share)}  ${shareBar(wins, barWidth)}  ${interval(wins)}, ${count} games`);
    if (control) line((control.holds ? colours.dim : colours.red)(`  ${controlWords(control)}`));
    const parts = [
      ...byRuleset.map((part) => `${part.ruleset} ${percent(part.wins.share)}`),
      ...byMap.map((part) => `${part.map} ${percent(part.wins.share)}`),
    ];
    line(colours.dim(`  ${parts.join(', ')}`));
    line(colours.dim(`  ${pace[0].toFixed(2)} and ${pace[1].toFixed(2)} ms a decision`));
  }
  if (ratings.players.length > 1) {
    line();
    line(colours.bold('ratings'));
    for (const { name: player, rating, error } of ratings.players)
      line(`  ${player.padEnd(24)} ${rating.toFixed(0).padStart(5)} ± ${error.toFixed(0)}`);
    const seats = ratings.seats.map(({ map, rating }) => `${map} ${rating.toFixed(0)}`);
    line(colours.dim(`  the first seat is worth: ${seats.join(', ')}`));
  }
  line();
  line(`${colours.dim('again:')} ${colours.cyan(again)}`);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const interval = ({ low, high }: Share): string =>
  `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)} %`;
