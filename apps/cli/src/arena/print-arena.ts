import { type ArenaReport, controlWords, type Share } from '@scapewright/sim';
import type { Page } from '../terminal/page.ts';
import { shareBar } from '../terminal/plot.ts';

const barWidth = 24;

/** Tells what an experiment has come to: each pair with its interval, ratings, and the line that goes on with it. */
export function printArena({ line, colours }: Page, report: ArenaReport, again: string): void {
  const { name, seed, played, games, rows, ratings, paper } = report;
  line(`${colours.bold(name)}, seed ${seed}: ${played} of ${games} games`);
  line(
    colours.dim(
      'one army on both sides; two and two games have one seed, with seats changed; 95 % intervals',
    ),
  );
  line();
  for (const { one, other, wins, games: count, byRuleset, byMap, control, pace, rounds } of rows) {
    if (count === 0) continue;
    line(`${colours.bold(one)} against ${other}`);
    line(`  ${percent(wins.share)}  ${shareBar(wins, barWidth)}  ${interval(wins)}, ${count} games`);
    if (control) line((control.holds ? colours.dim : colours.red)(`  ${controlWords(control)}`));
    const parts = [
      ...byRuleset.map((part) => `${part.ruleset} ${percent(part.wins.share)}`),
      ...byMap.map((part) => `${part.map} ${percent(part.wins.share)}`),
    ];
    line(colours.dim(`  ${parts.join(', ')}`));
    const paces = `${pace[0].toFixed(2)} and ${pace[1].toFixed(2)} ms a decision`;
    line(colours.dim(`  ${rounds.toFixed(1)} rounds a game, ${paces}`));
  }
  if (ratings.players.length > 1) {
    line();
    line(colours.bold('ratings'));
    let last = 0;
    for (const { name: player, rating, error, group } of ratings.players) {
      if (group !== last) line(colours.dim('  never met those above, not even by others:'));
      last = group;
      const within = error === 0 ? '' : ` ± ${error.toFixed(0)}`;
      line(`  ${player.padEnd(24)} ${rating.toFixed(0).padStart(5)}${within}`);
    }
    const seats = ratings.seats.map(({ map, rating }) => `${map} ${rating.toFixed(0)}`);
    line(colours.dim(`  the first seat is worth: ${seats.join(', ')}`));
  }
  const faster = paper.flatMap(({ workers, times }) =>
    workers > 1 ? `${workers}: ${times.toFixed(1)}` : [],
  );
  if (faster.length > 0) {
    line();
    line(colours.dim(`on paper so many workers are so many times as fast as one: ${faster.join(', ')}`));
  }
  line();
  line(`${colours.dim('again:')} ${colours.cyan(again)}`);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const interval = ({ low, high }: Share): string =>
  `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)} %`;
