import type { Seat } from '@scapewright/kernel';
import {
  answer,
  controlEffects,
  controllerNow,
  driverOf,
  durations,
  endEffect,
  type Figure,
  figureTable,
  type Game,
  hasLabel,
  occupantsOf,
  placeCount,
  type SkirmishRun,
  trigger,
  usualController,
} from '@scapewright/skirmish/author';
import { controlMessages } from './control-messages.ts';

/** Who controls an object, and for which reason: -1 nobody. */
interface Control {
  readonly seat: Seat;
  readonly reason: string;
}

/** The only player inside, else the driver's, else the one with most figures inside. */
function controlOf(game: Game, object: Figure): Control {
  const seats = occupantsOf(game, object)
    .map((figure) => game.controller(figure))
    .filter((seat) => seat >= 0);
  const players = [...new Set(seats)];
  const driver = driverOf(game, object);
  const drives = driver < 0 ? -1 : game.controller(driver);
  const [only = -1] = players;
  if (players.length === 0) return { seat: -1, reason: controlMessages.ofNobody };
  const found =
    players.length === 1
      ? { seat: only, reason: controlMessages.soleOccupant }
      : drives >= 0
        ? { seat: drives, reason: controlMessages.driver }
        : byNumber(seats, players);
  return isOnlyForDriver(game, object, found.seat) && drives !== found.seat
    ? { seat: -1, reason: controlMessages.eventObject }
    : found;
}

function byNumber(seats: readonly Seat[], players: readonly number[]): Control {
  const count = (player: number): number => seats.filter((seat) => seat === player).length;
  const most = Math.max(...players.map(count));
  const leading = players.filter((player) => count(player) === most);
  return leading.length === 1
    ? { seat: leading[0] as number, reason: controlMessages.mostOccupants }
    : { seat: -1, reason: controlMessages.tie };
}

/** An Event object of another side is taken only as a vehicle, from its driver space. */
function isOnlyForDriver(game: Game, object: Figure, seat: Seat): boolean {
  const owner = game.state.read(figureTable.owner, object);
  const isForeign = owner >= 0 && seat >= 0 && game.teamOf(owner) !== game.teamOf(seat);
  return game.definition(object).uniqueness === 'event' && isForeign;
}

/** Would an Event object that is no vehicle be captured? It never is. */
function isCapturable(game: Game, object: Figure, { seat }: Control): boolean {
  return !isOnlyForDriver(game, object, seat) || hasLabel(game, object, 'vehicle');
}

/** Whoever is inside takes an object from those who were given it for good, and from nobody to whom it is lent for a time. */
function endForGood(run: SkirmishRun, object: Figure): void {
  const { game } = run;
  for (const row of controlEffects(game, object))
    if (durations[game.readEffect('until', row)] === 'game' && game.readEffect('part', row) === 0)
      endEffect(run, row);
}

/** Looks at every object with an interior again: who came, left or fell may have changed its control. */
function refresh(run: SkirmishRun): void {
  const { game } = run;
  for (let object = 0; object < game.figureCount; object++) {
    if (!game.isObject(object) || !game.isPlaced(object) || placeCount(game, object) === 0) continue;
    const found = controlOf(game, object);
    if (found.seat >= 0) endForGood(run, object);
    const seat = controllerNow(game, object);
    if (seat === game.controller(object)) continue;
    run.write(figureTable.controller, object, seat);
    run.note(seat < 0 && found.seat >= 0 ? controlMessages.eventObject : found.reason, {
      figure: object,
      seat,
    });
    if (seat >= 0 && isOnlyForDriver(game, object, seat))
      run.note(controlMessages.eventVehicle, { figure: object, seat });
    run.note(seat < 0 ? controlMessages.returned : controlMessages.onTeam, { figure: object, seat });
    run.event('E.control-changed', { seat, card: game.cardOf(object), figure: object, prevented: 0 });
  }
}

const refreshed = { run: (run: SkirmishRun) => refresh(run), commutes: true } as const;

/** Control follows the occupants: looked at when they are set up, come, leave, change sides or fall. */
export const controlHooks = [
  answer(usualController, {
    reason: controlMessages.onTeam,
    answer: (game, { figure }) => {
      if (!game.isObject(figure) || placeCount(game, figure) === 0) return undefined;
      const found = controlOf(game, figure);
      return isCapturable(game, figure, found) ? found.seat : -1;
    },
  }),
  trigger('G1.4', refreshed),
  trigger('E.figure-placed', refreshed),
  trigger('E.figure-defeated', refreshed),
  trigger('E.movement-ended', {
    ...refreshed,
    when: (game, { figure }) => game.isPlaced(figure) && game.objectAround(figure) >= 0,
  }),
  trigger('E.control-changed', {
    ...refreshed,
    when: (game, { figure }) => !game.isObject(figure),
  }),
];
