import type { Space } from '@scapewright/board';
import type { Decision } from '@scapewright/kernel';
import { distanceOfSpaces, type Figure, type Game } from '@scapewright/skirmish/author';
import { PlaceJudge } from './place-judge.ts';
import { tempers } from './temper.ts';
import type { Thought } from './thought.ts';

/** Ends of a move that are looked at exactly, after a first look at all. */
const looked = 3;

/** An end of a move and what it is worth, in points. */
export interface JudgedEnd {
  readonly end: number;
  readonly score: number;
}

/** The spaces of each end of a path decision for a figure. The array is used again for the next end of a single base. */
function spacesOfEnds({ choice: { partsOf } }: Decision, game: Game, figure: Figure) {
  const isSingle = game.spacesOf(figure).length === 1;
  const single = [0];
  return (end: number): readonly Space[] => {
    if (!isSingle && partsOf) return partsOf(end);
    single[0] = end;
    return single;
  };
}

/** The end of a move that looks best. */
export function bestEnd(
  decision: Decision,
  figure: Figure,
  { game, temper, chance, isQuick, copy }: Omit<Thought, 'match'>,
): JudgedEnd | undefined {
  const { options, preview } = decision.choice;
  const judge = new PlaceJudge(game, figure, temper, copy);
  const spacesOf = spacesOfEnds(decision, game, figure);
  const jitter = 0.0002 * chance.below(100);
  const best: { end: number; score: number }[] = [];
  const kept = isQuick ? 1 : looked;
  for (let index = 0; index < options.length; index++) {
    const end = options[index] as number;
    const score = judge.glance(spacesOf(end)) + jitter * ((index * 7) % 11);
    let place = best.length;
    while (place > 0 && (best[place - 1] as JudgedEnd).score < score) place--;
    if (place >= kept) continue;
    best.splice(place, 0, { end, score });
    if (best.length > kept) best.pop();
  }
  if (isQuick) return best[0];
  let found: JudgedEnd | undefined;
  for (const { end, score } of best) {
    // A second look finds less, hardly ever more: what is worse at first sight need not be looked at.
    if (found && found.score >= score) break;
    const exact = score + judge.correction(spacesOf(end)) - judge.costOf(preview?.(end)['risk'] ?? 0);
    if (!found || exact > found.score) found = { end, score: exact };
  }
  return found;
}

/**
 * Ends that scripts would choose, the boldest and the most careful first: the best place for a temper, the nearest to the foe
 * that is soonest gone, the safest, the highest, beside friends, staying.
 */
export function endsByScript(decision: Decision, game: Game, figure: Figure): readonly number[] {
  const { options } = decision.choice;
  const spacesOf = spacesOfEnds(decision, game, figure);
  const { bold, careful, steady } = tempers;
  const judges = [steady, bold, careful].map((temper) => new PlaceJudge(game, figure, temper));
  const [evenly] = judges as [PlaceJudge];
  const scripts: ((spaces: readonly Space[]) => number)[] = [
    ...judges.map((judge) => (spaces: readonly Space[]) => judge.glance(spaces)),
    (spaces) => evenly.safety(spaces),
    (spaces) => evenly.hunt(spaces),
    (spaces) =>
      evenly.glance(spaces) * 0.3 + 20 * Math.min(...spaces.map((one) => game.field.level[one] as number)),
    (spaces) => friendsBeside(game, figure, spaces) * 100 + evenly.glance(spaces),
  ];
  const best = scripts.map(() => ({ end: options[0] as number, score: -Infinity }));
  const second = { end: options[0] as number, score: -Infinity };
  const own = game.spacesOf(figure);
  let stay = -1;
  for (let index = 0; index < options.length; index++) {
    const end = options[index] as number;
    const spaces = spacesOf(end);
    if (spaces.every((space) => own.includes(space))) stay = end;
    for (let at = 0; at < scripts.length; at++) {
      const score = (scripts[at] as (spaces: readonly Space[]) => number)(spaces);
      const kept = best[at] as { end: number; score: number };
      if (score > kept.score) {
        if (at === 0) Object.assign(second, kept);
        kept.end = end;
        kept.score = score;
      } else if (at === 0 && score > second.score) Object.assign(second, { end, score });
    }
  }
  return [...best.map(({ end }) => end), ...(stay >= 0 ? [stay] : []), second.end];
}

function friendsBeside(game: Game, figure: Figure, spaces: readonly Space[]): number {
  let count = 0;
  for (let other = 0; other < game.figureCount; other++)
    if (other !== figure && game.isPlaced(other) && game.isAlly(figure, other)) {
      const distance = distanceOfSpaces(game, spaces, game.spacesOf(other));
      if (distance >= 0 && distance <= 1) count++;
    }
  return count;
}
