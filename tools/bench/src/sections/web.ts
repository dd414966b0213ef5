import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atMost, type Figure } from '../figure.ts';

/** What `build/measure.ts` of the pages prints. */
interface Measured {
  readonly firstLoad: number;
  /** What is loaded before a first question, with both games; with each of them alone. */
  readonly engineWorker: number;
  readonly heroscape: number;
  readonly superscape: number;
  /** Besides: by a new game; after its first question, for what is asked beside it; by games with variants. */
  readonly newGame: number;
  readonly asks: number;
  readonly variants: number;
  readonly firstQuestion: number;
  readonly answers: number;
  readonly answer50: number;
  readonly answer95: number;
  readonly panSpaces: number;
  readonly pan50: number;
  readonly bare: { readonly worker: number; readonly message: number; readonly frame: number };
}

const pages = fileURLToPath(new URL('../../../../apps/web/', import.meta.url));

/** The pages in Chromium, built first (`pnpm --filter @scapewright/web build`), with the bare figures of the machine beside them. */
export function web(): Figure[] {
  const printed = execFileSync(process.execPath, ['--conditions=@scapewright/source', 'build/measure.ts'], {
    cwd: pages,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told = JSON.parse(printed) as Measured;
  const { bare } = told;
  const kB = (size: number): string => `${size.toFixed(0)} kB`;
  const ms = (time: number): string => `${time.toFixed(1)} ms`;
  return [
    {
      ...atMost('first load of the start, gzip', told.firstLoad, 'kB', 250, 190),
      note: 'without workers and 3D',
    },
    {
      ...atMost('engine worker before a first question, both games, gzip', told.engineWorker, 'kB', 260, 200),
      note: `${kB(told.heroscape)} with HeroScape alone, ${kB(told.superscape)} with SuperScape, all of which every game of it loads; besides, a new game loads ${kB(told.newGame)}, what answers why, odds and sight ${kB(told.asks)} once the first question is there, and variants ${kB(told.variants)} where they are played`,
    },
    {
      ...atMost('press of "Play now" to the first question', told.firstQuestion, 'ms', 1500, 700),
      note: `bare worker and picture: ${ms(bare.worker)}`,
    },
    {
      ...atMost('answer to new options, p95', told.answer95, 'ms', 150, 60),
      note: `p50 ${ms(told.answer50)} of ${told.answers}; bare message and picture, p95: ${ms(bare.message)}`,
    },
    {
      ...atMost('pan from above, a frame, p50', told.pan50, 'ms', 40, 25),
      note: `${told.panSpaces} spaces; bare frame: ${ms(bare.frame)}`,
    },
  ];
}
