import { type Battlefield, liesFlat, standingsOn } from '@scapewright/board/core';
import type { Args, ProcedurePlan, Refusal, Vars } from '@scapewright/kernel';
import { mayControl, mayMove, mayStand } from '../declarations.ts';
import type { Game } from '../game.ts';
import { isUnfit } from '../ground.ts';
import { figureTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { addEffect, type Duration, durations } from '../verbs/effects.ts';
import { placeCount } from '../verbs/inside.ts';
import { levelsNeeded, topsOver } from '../verbs/on-top.ts';
import { carriedBy } from '../verbs/tokens.ts';
import { rememberBattlefield } from '../verbs/users-battlefield.ts';
import { regionOf, regionsInPlay } from '../victory/standing.ts';
import { arrive, enter, setSpaces } from './entering.ts';
import { fall } from './fall.ts';

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
  const { base } = game.definition(figure);
  const height = levelsNeeded(game, figure);
  const own = topsOver(game, figure);
  const size = base === 'single' ? 1 : base === 'double' ? 2 : base.length;
  if (spaces.length !== size || new Set(spaces).size !== size) return { reason: 'place.wrong-base' };
  for (const space of spaces) {
    if (space < 0 || field.exists[space] !== 1 || field.hex[space] !== 0)
      return refused('place.no-full-hex', space);
    if ((field.clearance[space] as number) < height) {
      const barred = game.refusalOf(mayStand, { figure, space });
      return { ...refused('place.no-room', space), ...(barred && { also: [barred.reason] }) };
    }
    const solid = field.solidAt[space] as number;
    if (solid >= 0 && !field.solids[solid]?.enterable) return refused('place.object', space);
    const terrain = game.terrainOf(space);
    if (isUnfit(game, figure, terrain)) return refused(`terrain.${terrain}.unfit`, space);
    const other = game.positions.occupant(space);
    if (own.includes(space)) return refused('place.occupied', space);
    if (other >= 0 && other !== figure && !lifted.includes(other)) return refused('place.occupied', space);
    if (game.ask(mayStand, true, { figure, space }) !== true)
      return game.refusalOf(mayStand, { figure, space }) ?? refused('place.barred', space);
  }
  if (size === 1) return undefined;
  if (standingsOn(field, base, spaces).length === 0) return { reason: 'place.wrong-base' };
  return isFlat(field, spaces) ? undefined : refused('place.uneven', spaces[0] as number);
}

/** Is a figure that stands on the battlefield kept from moving: it may not be placed or knocked back either (SS-PLACE-103)? */
export function isKept(game: Game, figure: number): boolean {
  return keptRefusal(game, figure) !== undefined;
}

/** Why a figure that stands on the battlefield is kept from moving: with the reason of what keeps it; undefined if nothing does. */
export function keptRefusal(game: Game, figure: number): Refusal | undefined {
  const args = { figure, kind: -1 };
  if (!game.isPlaced(figure) || game.ask(mayMove, true, args) === true) return undefined;
  const keeper = game.refusalOf(mayMove, args);
  return { reason: 'place.kept', ...(keeper && { also: [keeper.reason] }) };
}

/** Spaces of one level with no wall rising between them (SS-BASE-005, SS-BASE-013). */
function isFlat(field: Battlefield, spaces: readonly number[]): boolean {
  const [first = -1] = spaces;
  return spaces.every(
    (space) =>
      field.level[space] === field.level[first] &&
      spaces.every((other) => field.directionBetween(space, other) < 0 || liesFlat(field, space, other)),
  );
}

/** Is a figure inside an object, and in the way of whom it cannot be taken out: of another player's will (SS-DO-053)? */
export function staysInside(game: Game, figure: number, by: number | undefined): boolean {
  return by !== undefined && by >= 0 && game.objectAround(figure) >= 0 && game.controller(figure) !== by;
}

/**
 * Why a figure cannot be placed there now: it is out of the game, inside an object from which the seat `by` does not take
 * it, may not be moved, or cannot lie there.
 */
export function placementRefusal(
  game: Game,
  figure: number,
  spaces: readonly number[],
  by?: number,
): Refusal | undefined {
  if (!game.isAlive(figure)) return { reason: 'now.defeated' };
  if (staysInside(game, figure, by)) return { reason: 'place.inside', about: game.keyOf('figure', figure) };
  return keptRefusal(game, figure) ?? standRefusal(game, figure, spaces);
}

/**
 * Places a figure: lifted and set down, without swipes; what entering the space does happens (SS-PLACE-001 to
 * SS-PLACE-003), and it has moved (SS-MOVE-046). `falls`: the rule that places it names falling damage; `fallDice`:
 * so many dice, whatever the drop; `fromLevel`: where it was, of one whose space is gone; `beforeFall`: what the rule says comes between; `by`: the seat by whose will it is
 * placed, where not by a rule.
 */
export function placeFigure(
  run: SkirmishRun,
  figure: number,
  spaces: readonly number[],
  options: {
    readonly falls?: boolean;
    readonly fallDice?: number;
    readonly fromLevel?: number | undefined;
    readonly beforeFall?: () => void;
    readonly by?: number | undefined;
  } = {},
): boolean {
  const { game } = run;
  const refusal = placementRefusal(game, figure, spaces, options.by);
  if (refusal) {
    for (const reason of [refusal.reason, ...(refusal.also ?? [])]) run.note(reason, { figure });
    run.note('place.impossible', { figure });
    return false;
  }
  const from = game.space(figure);
  const returns = !game.isOnBattlefield(figure) && regionsInPlay(game).length > 1;
  const level = options.fromLevel ?? (game.isOnBattlefield(figure) ? game.levelOf(figure) : undefined);
  const drop = level === undefined ? 0 : level - (game.field.level[spaces[0] as number] as number);
  run.write(figureTable.inside, figure, -1);
  run.write(figureTable.place, figure, -1);
  setSpaces(run, figure, spaces);
  run.write(figureTable.moved, figure, 1);
  run.note('place.placed', { figure, space: spaces[0] as number });
  if (returns) run.note('place.returned', { figure, battlefield: regionOf(game, figure) + 1 });
  const args: Args = {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    space: spaces[0] as number,
    from,
    drop: 0,
  };
  run.event('E.figure-placed', args);
  options.beforeFall?.();
  if (!game.isPlaced(figure) || !arrive(run, figure, spaces, from)) return true;
  const { fallDice, falls } = options;
  const lands = spaces[0] as number;
  const survives =
    fallDice === undefined
      ? fallOfPlacement(run, figure, lands, drop, falls)
      : fall(run, figure, lands, Math.max(0, drop), fallDice);
  if (survives) enter(run, figure, spaces, from);
  return true;
}

/**
 * Falling damage of a figure that has been placed `drop` levels lower: where the rule that places it names it, otherwise
 * only by ruling (SS-PLACE-104). False: it is gone.
 */
export function fallOfPlacement(
  run: SkirmishRun,
  figure: number,
  space: number,
  drop: number,
  isNamed = false,
): boolean {
  const { game } = run;
  if (drop < game.parameters.fall.from(game.heightOf(figure))) return true;
  const always = game.ruling('placementFalling') === 'always';
  if (!isNamed) run.note(always ? 'place.falls' : 'place.no-fall', { figure, levels: drop });
  return !(isNamed || always) || fall(run, figure, space, drop);
}

/**
 * Takes control of a figure for a time; what cannot be taken over stays as it is (SS-SYM-010, SS-GUNIQ-014), and its
 * controller may have something to do instead. True: it was taken.
 */
export function takeControl(run: SkirmishRun, figure: number, seat: number, until: Duration): boolean {
  const refusal = controlRefusal(run.game, figure, seat);
  if (refusal) {
    run.note(refusal, { figure, seat });
    return false;
  }
  const made = run.call('take-control', { figure, seat, until: durations.indexOf(until), prevented: 0 });
  return made['prevented'] === 0;
}

/** `take-control`: what is done instead, or the change. */
export const takeControlProcedure: ProcedurePlan<Game> = {
  name: 'take-control',
  steps: [
    {
      replace: 'E.control-changed',
      args: controlArgs,
      seat: (game, vars) => game.controller(vars['figure'] as number),
    },
    { leave: (_game, vars) => vars['prevented'] === 1 },
    {
      do: (run: SkirmishRun, vars) => {
        const figure = vars['figure'] as number;
        const seat = vars['seat'] as number;
        const until = durations[vars['until'] as number] as Duration;
        const before = run.game.controller(figure);
        run.write(figureTable.controller, figure, seat);
        if (until !== 'game') addEffect(run, { kind: 'control', figure, amount: before, seat, until });
        run.note(before < 0 ? 'control.taken-neutral' : 'control.taken', { figure, seat });
      },
    },
    { at: 'E.control-changed', args: controlArgs },
  ],
};

/** Control of a figure: `seat` is who takes it, `prevented` 1 once something else was done instead. */
function controlArgs(game: Game, vars: Vars): Args {
  const figure = vars['figure'] as number;
  return {
    seat: vars['seat'] as number,
    card: game.cardOf(figure),
    figure,
    prevented: vars['prevented'] ?? 0,
  };
}

/** Why a player cannot take control of a figure; undefined if it can. */
export function controlRefusal(game: Game, figure: number, seat: number): string | undefined {
  if (!game.isAlive(figure)) return 'control.gone';
  if (game.controller(figure) === seat) return undefined;
  if (game.definition(figure).uniqueness === 'event') return 'control.event';
  if (game.isObject(figure) && placeCount(game, figure) === 0) return 'control.no-interior';
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
    { at: 'E.control-changed', args: controlArgs },
  ],
};

/**
 * Takes a figure off the battlefield, to be placed again later: it is neither defeated nor removed, keeps what it carries,
 * and may return to any battlefield (SS-SEPBF-012, SS-ITEM-034).
 */
export function setAside(run: SkirmishRun, figure: number): void {
  const { game } = run;
  if (!game.isOnBattlefield(figure) || isKept(game, figure)) return;
  rememberBattlefield(run, { figure, card: game.cardOf(figure) }, regionOf(game, figure));
  setSpaces(run, figure, []);
  run.write(figureTable.inside, figure, -1);
  run.write(figureTable.place, figure, -1);
  run.note('place.set-aside', { figure });
  for (const token of carriedBy(run.game, figure)) run.note('token.kept', { figure, token });
}
