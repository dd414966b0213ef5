import type { Share } from '../statistics.ts';
import { type ArenaReport, controlWords, type PairRow } from './arena-report.ts';
import { arenaStyle } from './arena-style.ts';
import type { Rated } from './bradley-terry.ts';

/** Lines that play an experiment again: the whole of it, and each pair alone where that can be said. */
export interface AgainLines {
  readonly all: string;
  readonly pairs?: readonly string[];
}

/** A report as a page by itself: intervals drawn, ratings, what more workers would bring, how each number is got again. */
export function arenaPage(report: ArenaReport, again: AgainLines): string {
  const { name, seed, played, games, rows, ratings } = report;
  const seats = ratings.seats
    .map(({ map, rating }) => `<tr><th scope="row">${escaped(map)}</th><td>${signed(rating)}</td></tr>`)
    .join('\n');
  const listed = rows.map((row, at) => (row.games === 0 ? '' : section(row, again.pairs?.[at]))).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(name)}: bots against each other</title>
<style>${arenaStyle}</style>
<main>
<h1>${escaped(name)}</h1>
<p class="lead">${counted(played)} of ${counted(games)} games, seed ${escaped(seed)}. Both players have the same army; two and two games have the same dice, and the players change seats between them. A draw counts as half a game.</p>
<p class="key"><span class="span-key"></span> the 95&nbsp;% interval (Wilson): in few games much is chance. <b>Stronger</b> and <b>weaker</b> are said where the whole interval lies on one side of 50&nbsp;%.</p>
${listed}
${ratings.players.length > 1 ? ratingsOf(ratings.players) : ''}
${seats === '' ? '' : `<h2>What the first seat is worth</h2>\n<p>In rating points, on each map.</p>\n<table class="numbers">${seats}</table>`}
${paperOf(report)}
<h2>Again</h2>
<p><code>${escaped(again.all)}</code></p>
</main>
</html>
`;
}

/** One pair: who is stronger, the interval on the whole, under each ruleset and on each map. */
function section(
  { one, other, games, wins, byRuleset, byMap, control, pace, rounds }: PairRow,
  again?: string,
): string {
  const side = sideOf(wins);
  const verdict = control ? controlWords(control) : verdicts[side](one, other);
  const parts = [
    ...byRuleset.map((part) => ({
      ...part,
      name: part.ruleset === 'heroscape' ? 'HeroScape' : 'SuperScape',
    })),
    ...byMap.map((part) => ({ ...part, name: part.map })),
  ];
  return `<section class="${control && !control.holds ? 'broken' : side}">
<h2>${escaped(one)} <small>against</small> ${escaped(other)}</h2>
<p class="verdict"><strong>${percent(wins.share)}</strong> ${escaped(verdict)}</p>
<div class="plot">
${plotRow(`all ${counted(games)}`, wins, 'whole')}
${parts.map((part) => plotRow(`${part.name} <small>${counted(part.games)}</small>`, part.wins, '')).join('\n')}
<div class="axis" aria-hidden="true"><span></span><span class="ticks"><i>0</i><i>25</i><i>50</i><i>75</i><i>100</i></span><span></span></div>
</div>
<p class="small">${rounds.toFixed(1)} rounds a game; ${time(pace[0])} and ${time(pace[1])} for a decision.${again === undefined ? '' : ` Again: <code>${escaped(again)}</code>`}</p>
</section>`;
}

type Side = 'stronger' | 'weaker' | 'even';

const sideOf = ({ low, high }: Share): Side => (low > 0.5 ? 'stronger' : high < 0.5 ? 'weaker' : 'even');

const verdicts: Readonly<Record<Side, (one: string, other: string) => string>> = {
  stronger: (one) => `${one} is stronger`,
  weaker: (one) => `${one} is weaker`,
  even: () => 'the games do not tell who is stronger',
};

/** A label that is markup already, an interval from 0 to 100 %, and its numbers. */
function plotRow(label: string, { share, low, high }: Share, kind: string): string {
  const at = (value: number): string => (value * 100).toFixed(2);
  return `<div class="row ${kind}"><span class="label">${label}</span><span class="track" role="img" aria-label="${percent(low)} to ${percent(high)}"><span class="span" style="left:${at(low)}%;width:${at(high - low)}%"></span><span class="dot" style="left:${at(share)}%"></span></span><span class="number">${percent(share)}<small> ${whole(low)} to ${whole(high)}</small></span></div>`;
}

function ratingsOf(players: readonly Rated[]): string {
  const most = Math.max(1, ...players.map(({ rating, error }) => Math.abs(rating) + error));
  const at = (rating: number): string => (50 + (rating / most) * 50).toFixed(2);
  const groups = [...new Set(players.map(({ group }) => group))];
  const tables = groups.map((group) => {
    const rows = players
      .filter((player) => player.group === group)
      .map(
        ({ name, rating, error }) =>
          `<div class="row"><span class="label">${escaped(name)}</span><span class="track" aria-hidden="true"><span class="span" style="left:${at(rating - error)}%;width:${((error / most) * 100).toFixed(2)}%"></span><span class="dot" style="left:${at(rating)}%"></span></span><span class="number">${signed(rating)}${error === 0 ? '' : `<small> ± ${error.toFixed(0)}</small>`}</span></div>`,
      );
    return `<div class="plot">${rows.join('\n')}</div>`;
  });
  const apart =
    groups.length > 1
      ? ' Players of different lists have not met, nor met the same others: their ratings say nothing about each other.'
      : '';
  return `<h2>Ratings</h2>
<p>Bradley and Terry, with a term for the first seat of each map; 400 points more win ten games for each that is lost. Intervals are 95&nbsp;%, of the distance from the player at 0.${apart}</p>
${tables.join('\n')}`;
}

function paperOf({ paper, games }: ArenaReport): string {
  if (paper.length === 0) return '';
  const most = Math.max(...paper.map(({ times }) => times));
  const rows = paper.map(
    ({ workers, seconds, times }) =>
      `<div class="row"><span class="label">${workers} ${workers === 1 ? 'worker' : 'workers'}</span><span class="track bars" aria-hidden="true"><span class="bar" style="width:${((times / most) * 100).toFixed(2)}%"></span></span><span class="number">${lasting(seconds)}<small> ${times.toFixed(1)} times</small></span></div>`,
  );
  return `<h2>On more workers, on paper</h2>
<p>Reckoned, not measured: how long all ${counted(games)} games take workers of one database, each with a whole processor, by the times of the games that were played. A worker takes two games at once, and the database serves one worker after the other.</p>
<div class="plot">${rows.join('\n')}</div>`;
}

function lasting(seconds: number): string {
  if (seconds < 120) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  const minutes = seconds / 60;
  return minutes < 120 ? `${minutes.toFixed(0)} min` : `${(minutes / 60).toFixed(1)} h`;
}

const time = (milliseconds: number): string =>
  milliseconds < 1 ? `${(milliseconds * 1000).toFixed(0)} µs` : `${milliseconds.toFixed(1)} ms`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const whole = (share: number): string => (share * 100).toFixed(0);
const counted = (count: number): string => count.toLocaleString('en');
const signed = (rating: number): string =>
  Math.abs(rating) < 0.5 ? '0' : `${rating < 0 ? '−' : '+'}${Math.abs(rating).toFixed(0)}`;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
