import { Chance } from '@scapewright/bots';
import { type Numbers, numbersOf } from '@scapewright/testkit';

/** What one round came to: in a word or two, as `refused`, or how often to what; and, where something did not hold, what. */
export interface Outcome {
  readonly came: string | Readonly<Record<string, number>>;
  readonly fell?: string | undefined;
}

/** Tries one thing. Whatever it draws comes from `random`, so that the round can be tried again. */
export type Round = (random: Numbers) => Outcome | Promise<Outcome>;

/** One kind of attack. */
export interface Attack {
  readonly name: string;
  /** What is tried, in a few words. */
  readonly tries: string;
  /** How many rounds a whole assault has, and how many of them every check of the project tries. */
  readonly rounds: { readonly whole: number; readonly few: number };
  /** Makes ready what all rounds need. */
  readonly begin: () => Round | Promise<Round>;
}

/** What became of an attack. */
export interface Result {
  readonly attack: Attack;
  readonly tried: number;
  /** How often what was tried came to what. */
  readonly came: ReadonlyMap<string, number>;
  readonly fallen: readonly { readonly round: number; readonly what: string }[];
  readonly seconds: number;
}

/** Which rounds of an attack are tried. */
export interface Rounds {
  readonly seed: string;
  readonly count: number;
  /** The number of the first; left out: 0. */
  readonly first?: number;
  readonly onRound?: (round: number) => void;
}

/** Seconds of the processor that no round may take. */
const patience = 6;

/** Tries an attack round by round. Whatever a round throws has fallen. */
export async function attackWith(
  attack: Attack,
  { seed, count, first = 0, onRound }: Rounds,
): Promise<Result> {
  const began = performance.now();
  const came = new Map<string, number>();
  const fallen: { round: number; what: string }[] = [];
  const round = await attack.begin();
  for (let at = first; at < first + count; at++) {
    onRound?.(at);
    const before = process.cpuUsage();
    const outcome = await tried(round, numbersOf(new Chance(`${seed}/${attack.name}/${at}`).below(2 ** 31)));
    const spent = process.cpuUsage(before).user / 1e6;
    const counts = typeof outcome.came === 'string' ? { [outcome.came]: 1 } : outcome.came;
    for (const [name, times] of Object.entries(counts)) came.set(name, (came.get(name) ?? 0) + times);
    const what = outcome.fell ?? (spent > patience ? `it took ${spent.toFixed(1)} s` : undefined);
    if (what !== undefined) fallen.push({ round: at, what });
  }
  const all = [...came.values()].reduce((sum, times) => sum + times, 0);
  return { attack, tried: all, came, fallen, seconds: (performance.now() - began) / 1000 };
}

async function tried(round: Round, random: Numbers): Promise<Outcome> {
  try {
    return await round(random);
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { came: 'threw', fell: told.split('\n').slice(0, 4).join('\n') };
  }
}
