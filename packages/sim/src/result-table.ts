import { verdicts } from '@scapewright/skirmish/author';
import type { GameResult } from './play.ts';

/** Results as comma-separated values, one line for each game; `names` are the armies'. */
export function csvOf(results: readonly GameResult[], names: readonly string[]): string {
  const head = [
    'game',
    'seed',
    'winner',
    'rounds',
    'decisions',
    ...names.map((name) => `wounds ${name}`),
    ...names.map((name) => `defeated ${name}`),
    'hash',
  ];
  const rows = results.map(({ seed, winner, rounds, decisions, wounds, defeated, hash }, game) => [
    game,
    seed,
    winnerName(winner, names),
    rounds,
    decisions,
    ...wounds,
    ...defeated,
    hash,
  ]);
  return [head, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('');
}

/** The name of a winner: an army's, `draw`, or `unfinished`. */
export function winnerName(winner: number, names: readonly string[]): string {
  if (winner >= 0) return names[winner] ?? String(winner);
  return winner === verdicts.draw ? 'draw' : 'unfinished';
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
