import type { Space } from '@scapewright/board';
import type { Decision, Reply } from '@scapewright/kernel';
import {
  attackNumber,
  defenseNumber,
  distanceOfSpaces,
  Elsewhere,
  type Figure,
  type Game,
  legalTargets,
  readRoute,
} from '@scapewright/skirmish/author';
import { goalsOf } from '../goals.ts';
import { lifeLeft } from '../odds/worth.ts';
import { woundOdds } from '../odds/wound-odds.ts';
import { bestTarget, specialNow } from '../policy/attack-gain.ts';

/** What speaks for a reply, as facts that whoever shows them puts into words. */
export interface HintFacts {
  readonly figure: Figure;
  /** Levels that it stands higher than before; less than none: lower. */
  readonly levels: number;
  /** Enemies that could hit it where it was and cannot where it goes, and the other way round. */
  readonly outOfReach: readonly Figure[];
  readonly inReach: readonly Figure[];
  /** Whom it attacks best from there, by its odds where nothing else acts. */
  readonly attack: HintedAttack | undefined;
  /** The enemy that is nearest to it there, and by how many spaces it comes nearer: less than none: farther away. */
  readonly nearest: { readonly foe: Figure; readonly nearer: number } | undefined;
  /** Does it stand there where the game is won, or come nearer to such a place? */
  readonly goal: 'there' | 'nearer' | undefined;
}

export interface HintedAttack {
  readonly target: Figure;
  readonly dice: number;
  readonly against: number;
  /** Wounds to be expected, and the chance of defeat. */
  readonly expected: number;
  readonly defeat: number;
}

/** The facts that speak for a reply to a decision about a figure's way or target; undefined for any other. */
export function hintFacts(decision: Decision, reply: Reply, game: Game): HintFacts | undefined {
  const { choice, shape, asks } = decision;
  const figure = game.valueOf('figure', choice.subject ?? '') ?? -1;
  if (figure < 0 || !game.isPlaced(figure)) return undefined;
  if (shape === 'path' && typeof reply !== 'number') return factsOfPlace(game, figure, readRoute(reply).end);
  if (asks !== 'target' || typeof reply !== 'number' || reply < 0 || specialNow(game)) return undefined;
  const attack = attackOn(game, figure, reply);
  return {
    ...{ figure, levels: 0, outOfReach: [], inReach: [], attack },
    ...{ nearest: undefined, goal: undefined },
  };
}

function factsOfPlace(game: Game, figure: Figure, end: readonly number[]): HintFacts {
  const own = game.spacesOf(figure);
  const spaces = end.length > 0 ? end : own;
  const there = new Elsewhere(game, figure).at(spaces);
  const lowest = (places: readonly number[]): number =>
    Math.min(...places.map((space) => game.field.level[space] as number));
  const before = hittersOf(game, figure, own);
  const after = hittersOf(game, figure, spaces);
  const { target } = bestTarget(there, figure, legalTargets(there, { attacker: figure }), undefined);
  return {
    figure,
    levels: lowest(spaces) - lowest(own),
    outOfReach: before.filter((foe) => !after.includes(foe)),
    inReach: after.filter((foe) => !before.includes(foe)),
    attack: target >= 0 ? attackOn(there, figure, target) : undefined,
    nearest: nearestFoe(game, figure, spaces),
    goal: goalAt(game, figure, spaces),
  };
}

function nearestFoe(game: Game, figure: Figure, spaces: readonly Space[]): HintFacts['nearest'] {
  let best: { foe: Figure; away: number } | undefined;
  for (let other = 0; other < game.figureCount; other++) {
    if (!game.isPlaced(other) || !game.isEnemy(figure, other)) continue;
    const away = distanceOfSpaces(game, spaces, game.spacesOf(other));
    if (away >= 0 && (!best || away < best.away)) best = { foe: other, away };
  }
  if (!best) return undefined;
  const before = distanceOfSpaces(game, game.spacesOf(figure), game.spacesOf(best.foe));
  return { foe: best.foe, nearer: before < 0 ? 0 : before - best.away };
}

function goalAt(game: Game, figure: Figure, spaces: readonly Space[]): HintFacts['goal'] {
  const goals = goalsOf(game, figure);
  const away = (places: readonly Space[]): number => {
    const all = goals.flatMap((distances) =>
      places.map((space) => distances[game.field.column[space] as number] as number),
    );
    return Math.min(...all.map((distance) => (distance < 0 ? Infinity : distance)));
  };
  const after = away(spaces);
  if (after === 0) return 'there';
  return after < away(game.spacesOf(figure)) ? 'nearer' : undefined;
}

/** Enemies that could move and hit somebody who stands there, as far as spaces tell. */
function hittersOf(game: Game, figure: Figure, spaces: readonly Space[]): Figure[] {
  const list: number[] = [];
  for (let other = 0; other < game.figureCount; other++) {
    if (!game.isPlaced(other) || !game.isEnemy(figure, other)) continue;
    const { range, move, attack } = game.definition(other);
    if (attack === null || range === null) continue;
    const distance = distanceOfSpaces(game, game.spacesOf(other), spaces);
    if (distance >= 0 && distance <= range + (move ?? 0)) list.push(other);
  }
  return list;
}

/** An attack as somebody would expect it to go. */
export function attackOn(game: Game, attacker: Figure, target: Figure): HintedAttack {
  const dice = attackNumber(game, attacker, target);
  const against = defenseNumber(game, attacker, target);
  return { target, dice, against, ...woundOdds(dice, against, lifeLeft(game, target)) };
}
