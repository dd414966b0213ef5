import { batch } from '../../limits/game.mjs';
import { duel, playDuels } from '../duel.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { compare, median, warmUp } from '../timing.ts';

/** Whole duels with abilities beside the hand-written duel without, games and decisions per second on one core. */
export function games(): Figure[] {
  const made = duel();
  const count = 60;
  let decisions = 0;
  let checksum = '';
  let limitDecisions = 0;
  const works = [
    () => ({ decisions, checksum } = playDuels(count, 1000, made)),
    () => {
      limitDecisions = batch(400, 10_000, { options: true }).decisions;
    },
  ];
  const [own = 1, limit = 1] = compare(works);
  const ratio = ((count / own) * limit) / 400;
  const decisionRatio = ((decisions / own) * limit) / limitDecisions;
  const rates = [(count / own) * 1e9, (decisions / own) * 1e9].map((rate) => rate.toFixed(0));
  return [
    {
      ...atLeast("whole duels with abilities, of the limit's games", ratio * 100, '%', 14, 20),
      note: `${rates[0]} games/s, ${checksum}`,
    },
    {
      ...atLeast("the same, of the limit's decisions", decisionRatio * 100, '%', 14, 20),
      note: `${rates[1]} decisions/s`,
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
    let start = process.cpuUsage();
    let spent = 0;
    match.advance((decision) => {
      decisions++;
      if (decisions === from) start = process.cpuUsage();
      if (decisions === to) spent = process.cpuUsage(start).user;
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
  warmUp([() => stretch(1000, 1100)]);
  const early: number[] = [];
  const late: number[] = [];
  for (let round = 0; round < 9; round++) {
    early.push(stretch(100, 200));
    late.push(stretch(1000, 1100));
  }
  return atMost('decision 1,000 of 100, log kept', median(late) / median(early), 'times', 1.3, 1.1);
}
