import { type ArenaReport, controlWords, type PairRow } from './arena-report.ts';

const width = 420;
const rowHeight = 34;

/** A report as a page by itself: intervals drawn, ratings, how each number is got again. */
export function arenaPage(report: ArenaReport, again: string): string {
  const { name, seed, played, games, rows, ratings } = report;
  const best = Math.max(1, ...ratings.players.map(({ rating, error }) => Math.abs(rating) + error));
  const listed = ratings.players
    .map(
      ({ name: player, rating, error }) =>
        `<tr><th>${escaped(player)}</th><td>${signed(rating)} ± ${error.toFixed(0)}</td><td>${bar(rating, best)}</td></tr>`,
    )
    .join('\n');
  const seats = ratings.seats
    .map(({ map, rating }) => `<tr><th>${escaped(map)}</th><td>${signed(rating)}</td></tr>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(name)}: bots against each other</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .25rem .75rem .25rem 0; font-variant-numeric: tabular-nums; }
svg { max-width: 100%; height: auto; } code { overflow-wrap: anywhere; }
.line { stroke: currentColor; opacity: .35; } .span { stroke: currentColor; stroke-width: 3; } .dot { fill: currentColor; }
</style>
<h1>${escaped(name)}</h1>
<p>${played} of ${games} games, seed ${escaped(seed)}. Both players have the same army; two and two games have the same seed, and the players change seats. A draw counts as half a game. Lines show 95&nbsp;% intervals (Wilson): in few games much is chance.</p>
<table>${rows.map(rowOf).join('\n')}</table>
<h2>Ratings</h2>
<p>Bradley and Terry, with a term for the first seat of each map.</p>
<table>${listed}</table>
<h2>What the first seat is worth</h2>
<table>${seats}</table>
<h2>Again</h2>
<p><code>${escaped(again)}</code></p>
</html>
`;
}

function rowOf({ one, other, games, wins, byRuleset, byMap, control, pace }: PairRow): string {
  const parts = [
    ...byRuleset.map((part) => ({
      ...part,
      name: part.ruleset === 'heroscape' ? 'HeroScape' : 'SuperScape',
    })),
    ...byMap.map((part) => ({ ...part, name: part.map })),
  ]
    .map((part) => `${escaped(part.name)} ${percent(part.wins.share)} of ${part.games}`)
    .join(', ');
  return `<tr><th>${escaped(one)}<br>against ${escaped(other)}</th><td>${percent(wins.share)}<br>${percent(wins.low)} to ${percent(wins.high)}, ${games} games</td><td>${interval(wins)}</td></tr>
<tr><td colspan="3">${control ? `${controlWords(control)}<br>` : ''}${parts}; ${pace[0].toFixed(1)} and ${pace[1].toFixed(1)} ms a decision</td></tr>`;
}

function interval({ share, low, high }: PairRow['wins']): string {
  const x = (value: number): string => (10 + value * (width - 20)).toFixed(1);
  const y = rowHeight / 2;
  return `<svg width="${width}" height="${rowHeight}" viewBox="0 0 ${width} ${rowHeight}" role="img" aria-label="${percent(low)} to ${percent(high)}"><line class="line" x1="${x(0)}" x2="${x(1)}" y1="${y}" y2="${y}"/><line class="line" x1="${x(0.5)}" x2="${x(0.5)}" y1="4" y2="${rowHeight - 4}"/><line class="span" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle class="dot" cx="${x(share)}" cy="${y}" r="5"/></svg>`;
}

function bar(rating: number, most: number): string {
  const middle = width / 2;
  const length = (Math.abs(rating) / most) * (middle - 10);
  const from = rating < 0 ? middle - length : middle;
  return `<svg width="${width}" height="16" viewBox="0 0 ${width} 16" aria-hidden="true"><rect class="dot" x="${from.toFixed(1)}" y="3" width="${Math.max(1, length).toFixed(1)}" height="10"/></svg>`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const signed = (rating: number): string =>
  Math.abs(rating) < 0.5 ? '0' : `${rating < 0 ? '−' : '+'}${Math.abs(rating).toFixed(0)}`;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
