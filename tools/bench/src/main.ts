import { availableParallelism, loadavg } from 'node:os';
import { type Figure, tableOf, verdictOf } from './figure.ts';
import { board } from './sections/board.ts';
import { copies } from './sections/copies.ts';
import { dispatch } from './sections/dispatch.ts';
import { games } from './sections/games.ts';
import { hosting } from './sections/hosting.ts';
import { server } from './sections/server.ts';
import { startUp } from './sections/start-up.ts';
import { table } from './sections/table.ts';
import { thinking } from './sections/thinking.ts';
import { threads } from './sections/threads.ts';
import { web } from './sections/web.ts';

/** The sections of the benchmark, by name: `pnpm run bench games board` runs some of them, `--json` prints an object. */
const sections: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  games,
  hosting,
  thinking,
  board,
  copies,
  dispatch,
  table,
  threads,
  server,
  'start-up': startUp,
  web,
};
/** Those that need what is not built by themselves, and run only when they are named. */
const onlyNamed: ReadonlySet<string> = new Set(['web']);

const given = process.argv.slice(2);
const wanted = given.filter((name) => name !== '--json' && name !== '--');
const unknown = wanted.filter((name) => !(name in sections));
if (unknown.length > 0) {
  process.stderr.write(
    `no such section: ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}, and --json\n`,
  );
  process.exit(2);
}
const cores = availableParallelism();
const load = loadavg()[0] ?? 0;
const figures: Figure[] = [];
for (const [name, run] of Object.entries(sections)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyNamed.has(name)) continue;
  process.stderr.write(`measuring ${name} ...\n`);
  figures.push(...(await run()));
}
const missed = figures.filter((figure) => verdictOf(figure) === 'missed');
if (given.includes('--json')) {
  const judged = figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) }));
  const machine = { node: process.version, cores, load };
  process.stdout.write(`${JSON.stringify({ machine, missed: missed.length, figures: judged }, null, 2)}\n`);
} else {
  process.stdout.write(`Node ${process.version}, ${cores} cores, load ${load.toFixed(1)} at the start\n\n`);
  process.stdout.write(`${tableOf(figures)}\n${missed.length} of ${figures.length} missed\n`);
}
process.exitCode = missed.length === 0 ? 0 : 1;
