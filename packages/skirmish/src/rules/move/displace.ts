import type { Space } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import { moveKinds } from '../../model/codes.ts';
import { mayMove } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { PlaceArgs } from '../../model/steps.ts';
import { figureTable } from '../../model/tables.ts';
import { engagements } from '../../queries/adjacency.ts';
import { standRefusal } from '../../queries/can-stand.ts';
import { regionsInPlay } from '../../queries/regions-in-play.ts';
import { regionOf } from '../../queries/teams.ts';
import { carriedBy } from '../../queries/tokens/tokens.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { setSpaces } from '../basics/set-spaces.ts';
import { isSpared, isUnmoved } from '../basics/spared.ts';
import { takeFromCard } from '../effects/from-card.ts';
import { settleControl } from '../effects/settle-control.ts';
import { settleLife } from '../effects/settle-life.ts';
import { rememberBattlefield } from '../terrain/users-battlefield.ts';
import { arrive, enter } from './entering.ts';
import { fall, fallOfPlacement } from './fall.ts';
import { engageNew } from './swipes.ts';

/** Is a figure that stands on the battlefield kept from moving: it may not be placed or knocked back either (SS-PLACE-103)? */
export function isKept(game: Game, figure: Figure): boolean {
  return keptRefusal(game, figure) !== undefined;
}

/** Why a figure that stands on the battlefield is kept from moving: with the reason of what keeps it; undefined if nothing does. */
export function keptRefusal(game: Game, figure: Figure): Refusal | undefined {
  const args = { figure, kind: moveKinds.none };
  if (!game.isPlaced(figure) || game.ask(mayMove, true, args)) return undefined;
  const keeper = game.refusalOf(mayMove, args);
  return { reason: 'place.kept', ...(keeper && { also: [keeper.reason] }) };
}

/** Is a figure inside an object, and in the way of whom it cannot be taken out: of another player's will (SS-DO-053)? */
export function staysInside(game: Game, figure: Figure, by: number | undefined): boolean {
  return by !== undefined && by >= 0 && game.objectAround(figure) >= 0 && game.controller(figure) !== by;
}

/**
 * Why a figure cannot be placed there now: it is out of the game, inside an object from which the seat `by` does not take
 * it, may not be moved, or cannot lie there.
 */
export function placementRefusal(
  game: Game,
  figure: Figure,
  spaces: readonly Space[],
  by?: number,
): Refusal | undefined {
  if (!game.isAlive(figure)) return { reason: 'now.defeated' };
  if (staysInside(game, figure, by)) return { reason: 'place.inside', about: game.keyOf('figure', figure) };
  return keptRefusal(game, figure) ?? standRefusal(game, figure, spaces);
}

/**
 * Places a figure: lifted and set down, without swipes; what entering the space does happens (SS-PLACE-001 to
 * SS-PLACE-003), and it has moved (SS-MOVE-046). `falls`: the rule that places it names falling damage; `fallDice`:
 * so many dice, whatever the drop; `fromLevel`: where it was, of one whose space is gone; `beforeFall`: what the rule says
 * comes between; `by`: the seat by whose will it is placed, where not by a rule; `takesOut`: also out of an object of
 * another player's will. What acts before it is placed may keep it from there.
 */
export function placeFigure(
  run: SkirmishRun,
  figure: Figure,
  spaces: readonly Space[],
  options: {
    readonly falls?: boolean;
    readonly fallDice?: number;
    readonly fromLevel?: number | undefined;
    readonly beforeFall?: () => void;
    readonly by?: number | undefined;
    readonly takesOut?: boolean;
  } = {},
): boolean {
  const { game } = run;
  const by = options.takesOut ? undefined : options.by;
  if (isSpared(run, figure) || isUnmoved(run, figure)) return false;
  if (isRefused(run, figure, spaces, by)) return false;
  run.event('E.figure-placed', placementOf(game, figure, spaces, options.by), 'before');
  if (isRefused(run, figure, spaces, by)) return false;
  const placement = placementOf(game, figure, spaces, options.by);
  const { from } = placement;
  const returns = !game.isOnBattlefield(figure) && regionsInPlay(game).length > 1;
  const level = options.fromLevel ?? (game.isOnBattlefield(figure) ? game.levelOf(figure) : undefined);
  const drop = level === undefined ? 0 : level - (game.field.level[spaces[0] as number] as number);
  const engagedBefore = game.isPlaced(figure) ? engagements(game, figure) : [];
  run.write(figureTable.inside, figure, -1);
  run.write(figureTable.place, figure, -1);
  takeFromCard(run, figure);
  setSpaces(run, figure, spaces);
  run.write(figureTable.moved, figure, 1);
  run.note('place.placed', { figure, space: spaces[0] as number });
  if (returns) run.note('place.returned', { figure, battlefield: regionOf(game, figure) + 1 });
  run.event('E.figure-placed', placement, 'since');
  options.beforeFall?.();
  if (!game.isPlaced(figure) || !arrive(run, figure, spaces, from)) return true;
  const { fallDice, falls } = options;
  const lands = spaces[0] as number;
  const survives =
    fallDice === undefined
      ? fallOfPlacement(run, figure, lands, drop, falls)
      : fall(run, figure, lands, Math.max(0, drop), fallDice);
  if (!survives) return true;
  engageNew(run, figure, engagedBefore);
  if (game.isPlaced(figure)) enter(run, figure, spaces, from);
  return true;
}

/** What the windows of a placement tell. */
function placementOf(game: Game, figure: Figure, [space = -1]: readonly Space[], by = -1): PlaceArgs {
  const [seat, card, from] = [game.controller(figure), game.cardOf(figure), game.space(figure)];
  return { seat, card, figure, space, from, drop: 0, by };
}

/** Can a figure not be placed there now? The log says why. */
function isRefused(
  run: SkirmishRun,
  figure: Figure,
  spaces: readonly Space[],
  by: number | undefined,
): boolean {
  const refusal = placementRefusal(run.game, figure, spaces, by);
  if (!refusal) return false;
  for (const reason of [refusal.reason, ...(refusal.also ?? [])]) run.note(reason, { figure });
  run.note('place.impossible', { figure });
  return true;
}

/**
 * Takes a figure off the battlefield, to be placed again later: it is neither defeated nor removed, keeps what it carries,
 * and may return to any battlefield (SS-SEPBF-012, SS-ITEM-034).
 */
export function setAside(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  if (!game.isOnBattlefield(figure) || isKept(game, figure)) return;
  if (isSpared(run, figure) || isUnmoved(run, figure)) return;
  rememberBattlefield(run, { figure, card: game.cardOf(figure) }, regionOf(game, figure));
  const around = game.objectAround(figure);
  setSpaces(run, figure, []);
  run.write(figureTable.inside, figure, -1);
  run.write(figureTable.place, figure, -1);
  run.note('place.set-aside', { figure });
  for (const token of carriedBy(run.game, figure)) run.note('token.kept', { figure, token });
  if (around >= 0) settleControl(run, around);
  settleLife(run);
}
