import { batch } from '../../limits/game.mjs';
import { duel, playDuels } from '../duel.ts';
import { compare, type Figure } from '../timing.ts';

/** Whole duels with abilities beside the hand-written duel without, games and decisions per second on one core. */
export function games(): Figure[] {
  const made = duel();
  const count = 60;
  let decisions = 0;
  let checksum = '';
  let limitDecisions = 0;
  const [own = 1, limit = 1] = compare([
    () => ({ decisions, checksum } = playDuels(count, 1000, made)),
    () => {
      limitDecisions = batch(400, 10_000, { options: true }).decisions;
    },
  ]);
  const ratio = ((count / own) * limit) / 400;
  const decisionRatio = ((decisions / own) * limit) / limitDecisions;
  const perSecond = (count / own) * 1e9;
  return [
    {
      what: `SuperScape duels with abilities (${perSecond.toFixed(0)} games/s), of the limit's`,
      ...share(ratio, 0.1, 0.25),
      checksum,
    },
    {
      what: `the same, decisions (${((decisions / own) * 1e9).toFixed(0)} decisions/s)`,
      ...share(decisionRatio, 0.1, 0.25),
    },
    longGame(made),
  ];
}

/** Decision 1,000 of a long game against decision 100, log kept. */
function longGame(made: ReturnType<typeof duel>): Figure {
  const { engine, plan } = made;
  const stretch = (from: number, to: number): number => {
    const match = engine.prepare(plan, { seed: 'long', log: true });
    let decisions = 0;
    let start = 0;
    let spent = 0;
    match.advance((decision) => {
      decisions++;
      if (decisions === from) start = performance.now();
      if (decisions === to) spent = performance.now() - start;
      if (decisions > to) return undefined;
      const { choice } = decision;
      if (decision.shape === 'path')
        return choice.wayTo?.(choice.options[decisions % 2 === 0 ? 0 : 1] ?? (choice.options[0] as number));
      if (decision.shape === 'allot') return Array.from({ length: 4 }, () => choice.options[0] as number);
      if (decision.asks === 'attack' || decision.asks === 'target') return -1;
      return decision.valueAt(0);
    });
    return spent;
  };
  const early: number[] = [];
  const late: number[] = [];
  for (let round = 0; round < 9; round++) {
    early.push(stretch(100, 200));
    late.push(stretch(1000, 1100));
  }
  const sorted = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 1;
  const ratio = sorted(late) / sorted(early);
  return { what: 'decision 1,000 against decision 100, log kept', ...times(ratio, 1.3, 1.1) };
}

/** A share of the limit: more is better. */
export function share(ratio: number, floor: number, target: number): Omit<Figure, 'what'> {
  return {
    value: `${(ratio * 100).toFixed(1)} %`,
    floor: `${floor * 100} %`,
    target: `${target * 100} %`,
    holds: ratio >= floor,
    reached: ratio >= target,
  };
}

/** So many times the limit's time: less is better. */
export function times(ratio: number, floor: number, target: number): Omit<Figure, 'what'> {
  return {
    value: `${ratio.toFixed(2)} times`,
    floor: `${floor} times`,
    target: `${target} times`,
    holds: ratio <= floor,
    reached: ratio <= target,
  };
}
