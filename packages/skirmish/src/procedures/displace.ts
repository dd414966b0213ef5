import { standingsOn } from '@scapewright/board';
import type { Args, ProcedurePlan, Refusal, Vars } from '@scapewright/kernel';
import { adjacent, distanceOfSpaces } from '../adjacency.ts';
import { mayControl, mayStand } from '../declarations.ts';
import type { Game } from '../game.ts';
import { flightOf } from '../movement-query.ts';
import { figureTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { addEffect, type Duration } from '../verbs/effects.ts';
import { rollDamage } from '../verbs/wounds.ts';
import { stopReason } from '../way-refusal.ts';
import { enter, setSpaces } from './entering.ts';
import { fall } from './fall.ts';
import { moveKinds } from './move-action.ts';

/** Can a figure's base lie on exactly these spaces now (SS-PLACE-004)? Its own spaces, and those of `lifted`, count as free. */
export function canStand(
  game: Game,
  figure: number,
  spaces: readonly number[],
  lifted: readonly number[] = [],
): boolean {
  return standRefusal(game, figure, spaces, lifted) === undefined;
}

/** Why a base cannot lie on exactly these spaces now, and on which; undefined if it can. */
export function standRefusal(
  game: Game,
  figure: number,
  spaces: readonly number[],
  lifted: readonly number[] = [],
): Refusal | undefined {
  const { field } = game;
  const refused = (reason: string, space: number): Refusal => ({ reason, about: field.names[space] });
  const { base, height } = game.definition(figure);
  const size = base === 'single' ? 1 : base === 'double' ? 2 : base.length;
  if (spaces.length !== size || new Set(spaces).size !== size) return { reason: 'place.wrong-base' };
  for (const space of spaces) {
    if (space < 0 || field.exists[space] !== 1 || field.hex[space] !== 0)
      return refused('place.no-full-hex', space);
    if ((field.clearance[space] as number) < height) return refused('place.no-room', space);
    const solid = field.solidAt[space] as number;
    if (solid >= 0 && !field.solids[solid]?.enterable) return refused('place.object', space);
    const other = game.positions.occupant(space);
    if (other >= 0 && other !== figure && !lifted.includes(other)) return refused('place.occupied', space);
    if (game.ask(mayStand, true, { figure, space }) !== true)
      return game.refusalOf(mayStand, { figure, space }) ?? refused('place.barred', space);
  }
  if (size === 1 || standingsOn(field, base, spaces).length > 0) return undefined;
  return refused('place.uneven', spaces[0] as number);
}

/**
 * Places a figure: lifted and set down, without swipes; what entering the space does happens (SS-PLACE-001 to
 * SS-PLACE-003). `falls`: the rule that places it names falling damage; `fallDice`: so many dice, whatever the drop.
 */
export function placeFigure(
  run: SkirmishRun,
  figure: number,
  spaces: readonly number[],
  options: { readonly falls?: boolean; readonly fallDice?: number } = {},
): boolean {
  const { game } = run;
  const refusal = standRefusal(game, figure, spaces);
  if (refusal) {
    run.note(refusal.reason, { figure });
    run.note('place.impossible', { figure });
    return false;
  }
  const from = game.space(figure);
  const drop =
    from < 0 ? 0 : (game.field.level[from] as number) - (game.field.level[spaces[0] as number] as number);
  run.write(figureTable.inside, figure, -1);
  run.write(figureTable.place, figure, -1);
  setSpaces(run, figure, spaces);
  run.note('place.placed', { figure, space: spaces[0] as number });
  const high = drop >= game.parameters.fall.from(game.heightOf(figure));
  const args: Args = {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    space: spaces[0] as number,
    from,
    drop: 0,
  };
  run.event('E.figure-placed', args);
  const always = game.ruling('placementFalling') === 'always' || options.falls === true;
  const { fallDice } = options;
  const lands = spaces[0] as number;
  if (fallDice !== undefined) {
    if (!fall(run, figure, lands, Math.max(0, drop), fallDice)) return true;
  } else if (high && !always) run.note('place.no-fall', { figure, levels: drop });
  else if (high && !fall(run, figure, lands, drop)) return true;
  enter(run, figure, spaces, from);
  return true;
}

/** Two figures take each other's place; both are lifted before either is set down (SS-PLACE-005). */
export function switchFigures(run: SkirmishRun, figure: number, other: number): boolean {
  const { game } = run;
  const a = game.spacesOf(figure);
  const b = game.spacesOf(other);
  if (!canStand(game, figure, b, [other]) || !canStand(game, other, a, [figure])) {
    run.note('switch.impossible', { figure, other });
    return false;
  }
  setSpaces(run, figure, b);
  setSpaces(run, other, a);
  run.note('switch.done', { figure, other });
  run.event('E.figures-switched', {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    other,
  });
  for (const one of [figure, other])
    if (game.isPlaced(one)) {
      run.event('E.figure-placed', {
        seat: game.controller(one),
        card: game.cardOf(one),
        figure: one,
        space: game.space(one),
        from: -1,
        drop: 0,
      });
      enter(run, one, game.spacesOf(one), -1);
    }
  return true;
}

/** `knockback`: straight away from a figure, space by space (SS-KB-001 to SS-KB-009). Variables figure, from, spaces. */
export const knockbackProcedure: ProcedurePlan<Game> = {
  name: 'knockback',
  steps: [
    {
      at: 'E.figure-knocked-back',
      args: (game, vars) => ({
        seat: game.controller(vars['figure'] as number),
        card: game.cardOf(vars['figure'] as number),
        figure: vars['figure'] as number,
        space: game.space(vars['figure'] as number),
        from: -1,
        drop: 0,
      }),
      body: (run: SkirmishRun, vars) => knockBack(run, vars),
    },
  ],
};

function knockBack(run: SkirmishRun, vars: Readonly<Vars>): void {
  const { game } = run;
  const figure = vars['figure'] as number;
  const by = vars['from'] as number;
  const seat = Math.max(0, game.controller(by));
  const directions = knockDirections(game, by, figure);
  if (directions.length === 0) return;
  const direction =
    directions.length === 1
      ? (directions[0] as number)
      : run.pick({
          seat,
          asks: 'direction',
          domain: 'direction',
          options: directions,
          source: 'knockback.direction',
        });
  let left = vars['spaces'] as number;
  let shortfall: 'none' | 'edge' | 'blocked' = 'none';
  run.write(figureTable.stopped, figure, 0);
  run.note('knockback.begins', { figure, by, spaces: left });
  while (left > 0 && game.isPlaced(figure)) {
    const next = nextStand(game, figure, direction);
    if (next === 'edge') {
      shortfall = 'edge';
      break;
    }
    const cost =
      next === 'blocked'
        ? left + 1
        : 1 + Math.max(0, (game.field.level[next[0] as number] as number) - game.levelOf(figure));
    if (next === 'blocked' || cost > left) {
      shortfall = 'blocked';
      break;
    }
    left -= cost;
    if (!knockStep(run, figure, next)) {
      shortfall =
        game.isPlaced(figure) && left > 0 && game.ruling('knockbackDieOnTerrainStop') !== false
          ? 'blocked'
          : 'none';
      if (run.read(figureTable.stopped, figure) > 1) shortfall = 'none';
      break;
    }
  }
  if (shortfall === 'edge') run.note('knockback.edge', { figure });
  if (shortfall === 'blocked' && game.isPlaced(figure)) {
    run.note('knockback.damage', { figure });
    rollDamage(run, figure, 1, ['knockback'], by);
  }
}

/** One space of knockback: entered and occupied in turn, with falls; no swipes (SS-KB-006, SS-KB-007). False: it ends. */
function knockStep(run: SkirmishRun, figure: number, next: readonly number[]): boolean {
  const { game } = run;
  const before = game.spacesOf(figure);
  const from = game.space(figure);
  const entered = next.filter((space) => !before.includes(space));
  const drop = game.levelOf(figure) - (game.field.level[next[0] as number] as number);
  setSpaces(run, figure, next);
  run.note(drop < 0 ? 'knockback.up' : 'knockback.step', { figure, space: next[0] as number });
  if (drop >= game.parameters.fall.from(game.heightOf(figure))) {
    const walked = { figure, kind: moveKinds.maneuver, number: 0, flight: -1, limit: -1 };
    if (flightOf(game, walked) > 0) run.note('fall.on-foot', { figure });
    if (!fall(run, figure, next[0] as number, drop)) return false;
  }
  if (!enter(run, figure, entered, from)) return false;
  const stop = stopReason(game, { figure, kind: moveKinds.maneuver }, entered, next);
  if (stop) run.note(stop, { figure, space: next[0] as number });
  return stop === undefined;
}

/** The directions straight away: of adjacent figures the line through the touching spaces, else the steepest away (SS-KB-002, SS-KB-003). */
export function knockDirections(game: Game, by: number, figure: number): number[] {
  const { field } = game;
  const directions = new Set<number>();
  if (adjacent(game, by, figure)) {
    for (const a of game.spacesOf(by))
      for (const b of game.spacesOf(figure)) {
        const direction = field.directionBetween(a, b);
        if (direction >= 0) directions.add(direction);
      }
    return [...directions].sort((a, b) => a - b);
  }
  const here = game.spacesOf(figure);
  const from = game.spacesOf(by);
  let best = -1;
  for (let direction = 0; direction < 6; direction++) {
    const next = here.map(
      (space) => field.columnNeighbours[(field.column[space] as number) * 6 + direction] as number,
    );
    if (next.some((column) => column < 0)) continue;
    const spaces = next.map((column) => field.columnSpaces[field.columnStart[column] as number] as number);
    const distance = distanceOfSpaces(game, from, spaces);
    if (distance > best) {
      best = distance;
      directions.clear();
    }
    if (distance === best) directions.add(direction);
  }
  return [...directions];
}

/** Where the base comes to stand one space on, or what is in the way. */
function nextStand(game: Game, figure: number, direction: number): readonly number[] | 'edge' | 'blocked' {
  const { field } = game;
  const next: number[] = [];
  for (const space of game.spacesOf(figure)) {
    const column = field.columnNeighbours[(field.column[space] as number) * 6 + direction] as number;
    if (column < 0) return 'edge';
    const target = bestSpace(game, figure, space, column);
    if (target < 0) return 'blocked';
    next.push(target);
  }
  if (next.some((space) => field.level[space] !== field.level[next[0] as number])) return 'blocked';
  return canStand(game, figure, next) ? next : 'blocked';
}

function bestSpace(game: Game, figure: number, from: number, column: number): number {
  const { field } = game;
  const height = game.heightOf(figure);
  let best = -1;
  for (let at = field.columnStart[column] as number; at < (field.columnStart[column + 1] as number); at++) {
    const space = field.columnSpaces[at] as number;
    if (field.rung[space] === 1) continue;
    const ceiling = (field.level[space] as number) + (field.clearance[space] as number);
    if (Math.max(field.level[from] as number, field.level[space] as number) + height > ceiling) continue;
    if (
      field.separation(from, space).divided &&
      field.separation(from, space).top > (field.level[from] as number)
    )
      continue;
    const nearer =
      best < 0 ||
      Math.abs((field.level[space] as number) - (field.level[from] as number)) <
        Math.abs((field.level[best] as number) - (field.level[from] as number));
    if (nearer) best = space;
  }
  return best;
}

/** Takes control of a figure for a time; what cannot be taken over stays as it is (SS-SYM-010, SS-GUNIQ-014). */
export function takeControl(run: SkirmishRun, figure: number, seat: number, until: Duration): boolean {
  const { game } = run;
  const refusal = controlRefusal(game, figure, seat);
  if (refusal) {
    run.note(refusal, { figure, seat });
    return false;
  }
  const before = game.controller(figure);
  run.write(figureTable.controller, figure, seat);
  if (until !== 'game') addEffect(run, { kind: 'control', figure, amount: before, seat, until });
  run.note(before < 0 ? 'control.taken-neutral' : 'control.taken', { figure, seat });
  run.event('E.control-changed', { seat, card: game.cardOf(figure), figure });
  return true;
}

/** Why a player cannot take control of a figure; undefined if it can. */
export function controlRefusal(game: Game, figure: number, seat: number): string | undefined {
  if (!game.isAlive(figure)) return 'control.gone';
  if (game.controller(figure) === seat) return undefined;
  if (game.definition(figure).uniqueness === 'event') return 'control.event';
  if (game.isObject(figure) && game.definition(figure).occupancy === undefined) return 'control.no-interior';
  const refusal = game.refusalOf(mayControl, { figure, seat });
  return refusal?.reason;
}

/** `give-back`: control that was taken for a time ends. */
export const giveBackProcedure: ProcedurePlan<Game> = {
  name: 'give-back',
  steps: [
    {
      do: (run: SkirmishRun, vars) => {
        run.write(figureTable.controller, vars['figure'] as number, vars['seat'] as number);
        run.note('control.ends', { figure: vars['figure'] as number, seat: vars['seat'] as number });
      },
    },
    {
      at: 'E.control-changed',
      args: (game, vars) => ({
        seat: vars['seat'] as number,
        card: game.cardOf(vars['figure'] as number),
        figure: vars['figure'] as number,
      }),
    },
  ],
};
