import { board } from './sections/board.ts';
import { copies } from './sections/copies.ts';
import { dispatch } from './sections/dispatch.ts';
import { games } from './sections/games.ts';
import { startUp } from './sections/start-up.ts';
import { threads } from './sections/threads.ts';
import type { Figure } from './timing.ts';

/** The sections of the benchmark, by name: `pnpm run bench games board` runs some of them. */
const sections: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  games,
  board,
  copies,
  dispatch,
  threads,
  'start-up': startUp,
};

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = wanted.filter((name) => !(name in sections));
if (unknown.length > 0) {
  process.stderr.write(
    `no such section: ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}\n`,
  );
  process.exit(2);
}
const figures: Figure[] = [];
for (const [name, run] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`measuring ${name} ...\n`);
  figures.push(...(await run()));
}
const width = Math.max(...figures.map((figure) => figure.what.length));
for (const { what, value, floor, target, holds, reached, checksum } of figures)
  process.stdout.write(
    `${what.padEnd(width)}  ${value.padStart(16)}  floor ${floor.padEnd(10)} target ${target.padEnd(10)} ${
      reached ? 'target reached' : holds ? 'floor held' : 'BELOW THE FLOOR'
    }${checksum ? `  ${checksum}` : ''}\n`,
  );
process.exitCode = figures.every((figure) => figure.holds) ? 0 : 1;
