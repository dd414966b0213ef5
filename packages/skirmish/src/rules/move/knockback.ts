import { directionQ, directionR, hexDistance, straightDirection } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import { movements } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';
import { figureTable } from '../../model/tables.ts';
import { adjacent, placesOf, spacesAdjacent } from '../../queries/adjacency.ts';
import { objectAround } from '../../queries/inside.ts';
import { regionOf } from '../../queries/teams.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { KnockbackArgs } from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { rollDamage } from '../wounds/wounds.ts';
import { keptRefusal, staysInside } from './displace.ts';
import { knockedOnto } from './knocked-onto.ts';
import { pushOnto } from './push.ts';

/** `knockback`: straight away from a figure, space by space (SS-KB-001 to SS-KB-009). Variables figure, from, spaces. */
export const knockbackProcedure = procedures.knockback.define([
  {
    at: 'E.figure-knocked-back',
    args: (game, vars) => ({
      seat: game.controller(vars.figure),
      card: game.cardOf(vars.figure),
      figure: vars.figure,
      space: game.space(vars.figure),
      from: -1,
      drop: 0,
    }),
    body: (run, vars) => knockBack(run, vars),
  },
]);

function knockBack(run: SkirmishRun, vars: KnockbackArgs): void {
  const { game } = run;
  const figure = vars.figure;
  const by = vars.from;
  const seat = Math.max(0, game.controller(by));
  if (staysInside(game, figure, game.controller(by))) {
    run.note('place.inside', { figure });
    return;
  }
  const directions = knockDirections(game, by, figure);
  if (directions.length === 0) return;
  const direction = run.pickOrTake({
    seat,
    asks: 'direction',
    domain: 'direction',
    options: directions,
    subject: game.keyOf('figure', figure),
    source: 'knockback.direction',
    readKey: (key) => readDirection(game, figure, directions, key),
  });
  if (directions.length > 1) run.note('knockback.direction', { figure, by, direction });
  let left = vars.spaces;
  let shortfall: 'none' | 'edge' | 'blocked' = 'none';
  run.write(figureTable.stopped, figure, movements.goesOn);
  run.note('knockback.begins', { figure, by, spaces: left });
  if (game.spacesOf(figure).length > 1) run.note('knockback.larger-base', { figure });
  while (left > 0 && game.isPlaced(figure)) {
    const next = knockedOnto(game, figure, direction, left);
    if (next.end) {
      shortfall = next.end === 'knockback.edge' ? 'edge' : 'blocked';
      if (shortfall === 'blocked')
        for (const reason of [next.end, ...(next.also ?? [])])
          run.note(reason, { figure, space: next.spaces[0] ?? -1 });
      break;
    }
    left -= next.cost;
    if (!pushOnto(run, figure, next.spaces, knockReason(game, figure, next.spaces))) {
      const isStopped = game.isPlaced(figure) && run.read(figureTable.stopped, figure) <= movements.stopped;
      if (isStopped && left > 0) shortfall = stoppedShort(run, figure);
      break;
    }
  }
  if (shortfall === 'edge') run.note('knockback.edge', { figure });
  if (shortfall === 'blocked' && game.isPlaced(figure)) {
    run.note('knockback.damage', { figure });
    rollDamage(run, figure, 1, ['knockback'], by);
  }
}

/** What a space of knockback is told as: a step, or a climb. */
function knockReason(game: Game, figure: Figure, [next = -1]: readonly number[]): string {
  return (game.field.level[next] as number) > game.levelOf(figure) ? 'knockback.up' : 'knockback.step';
}

/** A space on the way has ended it: a die for what is missing, unless a ruling takes it away (SS-KNOCK-009). */
function stoppedShort(run: SkirmishRun, figure: Figure): 'none' | 'blocked' {
  if (run.game.ruling('knockbackDieOnTerrainStop') !== false) return 'blocked';
  run.note('knockback.no-die', { figure });
  return 'none';
}

/** A direction by its name, by a space that lies that way, or by all those on which the base comes to lie (`b3+c3`). */
function readDirection(
  game: Game,
  figure: Figure,
  directions: readonly number[],
  key: string,
): number | undefined {
  const names = key.replace(/^\w+:/, '').split('+');
  const spaces = names.map((name) => game.field.spaceOf(name));
  if (spaces.some((space) => space < 0)) return game.valueOf('direction', key);
  const base = game.spacesOf(figure);
  return directions.find((direction) =>
    base.some((from) =>
      spaces.some((to) => {
        const away = awayAlong(game, direction, from, to);
        if (away < 0 || spaces.length === 1) return away >= 0;
        return base.every((one) => spaces.some((space) => awayAlong(game, direction, one, space) === away));
      }),
    ),
  );
}

/** How many spaces away a space lies in a direction; -1 where it lies elsewhere. */
function awayAlong({ field: { q, r } }: Game, direction: number, from: number, to: number): number {
  const line = [q[from], r[from], q[to], r[to]] as [number, number, number, number];
  const away = hexDistance(...line);
  return away > 0 && straightDirection(...line) === direction ? away : -1;
}

/** Why a figure is not knocked back at all: something keeps it, it sits inside an object, or it stands on another battlefield. */
export function knockRefusal(game: Game, figure: Figure, by: number): Refusal | undefined {
  const kept = keptRefusal(game, figure);
  if (kept) return kept;
  const about = game.keyOf('figure', figure);
  if (staysInside(game, figure, game.controller(by))) return { reason: 'place.inside', about };
  return areApart(game, by, figure) ? { reason: 'target.other-battlefield', about } : undefined;
}

/** Do the two stand on different battlefields (SS-SEPBF-010)? */
function areApart(game: Game, figure: Figure, other: Figure): boolean {
  const [here, there] = [regionOf(game, figure), regionOf(game, other)];
  return here >= 0 && there >= 0 && here !== there;
}

/**
 * The directions straight away: of adjacent figures along the spaces that make them adjacent (SS-KB-002); otherwise along
 * the hex line from the nearest space to the nearest space, or the two directions beside it (SS-KB-003, SS-KNOCK-003). Who is
 * in an object knocks back from the object's spaces (SS-DO-036), and never the object itself.
 */
export function knockDirections(game: Game, by: number, figure: Figure): number[] {
  const { field } = game;
  const next = adjacent(game, by, figure);
  const [height, otherHeight] = [game.heightOf(by), game.heightOf(figure)];
  const directions = new Set<number>();
  let nearest = Number.POSITIVE_INFINITY;
  if (objectAround(game, by) === figure || areApart(game, by, figure)) return [];
  for (const a of placesOf(game, by, figure))
    for (const b of game.spacesOf(figure)) {
      if (next && !spacesAdjacent(field, a, height, b, otherHeight)) continue;
      const [q, r] = [
        (field.q[b] as number) - (field.q[a] as number),
        (field.r[b] as number) - (field.r[a] as number),
      ];
      const distance = hexDistance(0, 0, q, r);
      if (distance > nearest) continue;
      if (distance < nearest) directions.clear();
      nearest = distance;
      for (const direction of awayFrom(q, r)) directions.add(direction);
    }
  return [...directions].sort((a, b) => a - b);
}

/** The direction of an offset on a hex line, the two beside it off the lines; all six where there is none. */
function awayFrom(q: number, r: number): number[] {
  const farther = directionQ.flatMap((dq, direction) => {
    const after = hexDistance(0, 0, q + dq, r + (directionR[direction] as number));
    return after > hexDistance(0, 0, q, r) ? [direction] : [];
  });
  return farther.length === 3 ? farther.filter((direction) => isBetween(direction, farther)) : farther;
}

/** The middle one of three directions side by side. */
function isBetween(direction: number, three: readonly number[]): boolean {
  return three.includes((direction + 1) % 6) && three.includes((direction + 5) % 6);
}
