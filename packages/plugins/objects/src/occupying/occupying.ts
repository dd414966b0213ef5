import type { HookSource } from '@scapewright/kernel';
import {
  addEffect,
  answer,
  type Card,
  choosePlace,
  controllerNow,
  type DefeatArgs,
  defeat,
  defeatTogether,
  effectsFrom,
  endEffect,
  type Figure,
  figureTable,
  forbid,
  type Game,
  hasClearSight,
  hasInteriors,
  hasPowers,
  insideCounts,
  mayMove,
  mayOccupy,
  mayTarget,
  nearestPlaces,
  objectAround,
  occupantsOf,
  type PluginParts,
  placeCount,
  placeFigure,
  placementRefusal,
  rules,
  type SkirmishRun,
  takeOff,
  trigger,
  usualController,
} from '@scapewright/skirmish/author';
import { enterRule } from '../occupancy/enter.ts';
import { spacesLeft } from '../wreck/footprint.ts';
import { bactaHealing } from './bacta-healing.ts';
import { leaveRule } from './leaving.ts';
import { noSeatsRule } from './no-seats.ts';
import { occupyingMessages } from './occupying-messages.ts';
import { occupyingProblems } from './setup-problems.ts';

interface Pair {
  readonly figure: Figure;
  readonly other: Figure;
}

/** Is one of the two inside an object, and the other not in the same one? */
function isAcross(game: Game, { figure, other }: Pair): boolean {
  const [inside, otherInside] = [objectAround(game, figure), objectAround(game, other)];
  return inside !== otherInside;
}

/** Objects that are occupied: whose they are, and what those inside can do. */
const occupyingRule = rules({
  id: 'occupying',
  name: 'Occupying objects',
  text: 'Small and medium figures of one player occupy an object up to its number. They are off the battlefield and use no powers of their own; their player controls the object, and its destruction is theirs.',
  messages: occupyingMessages,
  wanted: hasInteriors,
  refuses: occupyingProblems,
  hooks: [
    forbid(mayOccupy, {
      reason: occupyingMessages.size,
      when: (game, { figure }) => !['small', 'medium'].some((size) => size === game.definition(figure).size),
    }),
    forbid(mayOccupy, {
      reason: occupyingMessages.full,
      when: (game, { object }) => occupantsOf(game, object).length >= placeCount(game, object),
    }),
    forbid(mayOccupy, {
      reason: occupyingMessages.foreign,
      when: (game, { figure, object }) =>
        occupantsOf(game, object).some((other) => game.controller(other) !== game.controller(figure)),
    }),
    forbid(insideCounts, {
      reason: occupyingMessages.offBattlefield,
      when: (game, { figure }) => objectAround(game, figure) >= 0,
    }),
    forbid(hasPowers, {
      reason: occupyingMessages.noPowers,
      when: (game, { figure }) => objectAround(game, figure) >= 0,
    }),
    forbid(mayTarget, { reason: occupyingMessages.offBattlefield, when: isAcross }),
    forbid(hasClearSight, { reason: occupyingMessages.offBattlefield, when: isAcross }),
    answer(usualController, {
      reason: occupyingMessages.controls,
      answer: (game, { figure }) => {
        if (!game.isObject(figure) || placeCount(game, figure) === 0) return undefined;
        const [occupant = -1] = occupantsOf(game, figure);
        return occupant < 0 ? -1 : game.controller(occupant);
      },
    }),
    forbid(mayMove, {
      reason: occupyingMessages.idle,
      when: (game, { figure }) => objectAround(game, figure) >= 0,
    }),
    trigger('G1.4', { commutes: true, run: refresh }),
    trigger('E.figure-placed', { commutes: true, run: refresh }),
    trigger('E.figure-defeated', {
      when: (game, { figure }) => !game.isObject(figure),
      commutes: true,
      run: refresh,
    }),
    trigger('E.order-marker-revealed', {
      commutes: true,
      when: (game, { card }) => game.figuresOf(card).some((figure) => objectAround(game, figure) >= 0),
      run: (run, { card }) =>
        run.note(occupyingMessages.marker, { figure: run.game.figuresOf(card)[0] as number }),
    }),
    trigger('E.control-changed', {
      when: (game, { figure }) => objectAround(game, figure) >= 0,
      run: (run, { figure }) => {
        const object = objectAround(run.game, figure);
        run.note(occupyingMessages.mixed, { figure: object });
        defeat(run, object);
      },
    }),
    trigger('E.figure-defeated', {
      when: (game, { figure }) => game.isObject(figure) && occupantsOf(game, figure).length > 0,
      run: destroyInside,
    }),
  ],
});

/** Those inside are destroyed with their object; who outlives that (an Event figure) is put on the nearest empty space (SS-GUNIQ-013). */
function destroyInside(run: SkirmishRun, args: DefeatArgs): void {
  const { game } = run;
  const object = args.figure;
  run.note(occupyingMessages.destroyed, { figure: object });
  defeatTogether(run, occupantsOf(game, object));
  for (const figure of occupantsOf(game, object)) {
    const places = nearestPlaces(game, figure, () => true, spacesLeft(args)).filter(
      (place) => placementRefusal(game, figure, place) === undefined,
    );
    run.note(occupyingMessages.survives, { figure });
    if (places.length > 0)
      placeFigure(run, figure, choosePlace(run, figure, places, occupyingMessages.survives));
    else takeOff(run, figure, -1);
  }
}

/** Control and powers follow who is inside now. */
function refresh(run: SkirmishRun, _args: object, source: HookSource): void {
  const { game } = run;
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isObject(figure)) refreshControl(run, figure);
  for (const [card] of game.facts.cardNames.entries()) refreshPowers(run, card, source);
}

function refreshControl(run: SkirmishRun, object: Figure): void {
  const { game } = run;
  if (!game.isPlaced(object) || placeCount(game, object) === 0) return;
  const seat = controllerNow(game, object);
  if (seat === game.controller(object)) return;
  run.write(figureTable.controller, object, seat);
  run.note(seat < 0 ? occupyingMessages.ends : occupyingMessages.controls, { figure: object, seat });
  run.event('E.control-changed', { seat, card: game.cardOf(object), figure: object, prevented: 0 });
}

/** A card whose figures are all inside objects has no powers of its own. */
function refreshPowers(run: SkirmishRun, card: Card, source: HookSource): void {
  const { game } = run;
  const figures = game.figuresOf(card).filter((figure) => game.isAlive(figure));
  const isInside = figures.length > 0 && figures.every((figure) => objectAround(game, figure) >= 0);
  const rows = effectsFrom(game, 'negated', source).filter((row) => game.readEffect('card', row) === card);
  if (isInside === rows.length > 0) return;
  for (const row of rows) endEffect(run, row);
  if (!isInside) return;
  addEffect(run, { kind: 'negated', card, until: 'game', source });
  run.note(occupyingMessages.noPowers, { figure: figures[0] as number });
}

/** The way in under these rules. */
const occupyingEnterRule = enterRule(
  {
    text: "A small or medium figure that has ended its movement next to an object with room for it and nobody else's figures inside may occupy it.",
    rules: { '*': ['SWDO-ENTER-001', 'SWDO-ENTER-005', 'SWDO-ENTER-006', 'SWDO-ENTER-007'] },
    messages: {
      goesIn: {
        '*': [
          'SWDO-ENTER-001',
          'SWDO-ENTER-002',
          'SWDO-ENTER-003',
          'SWDO-ENTER-004',
          'SWDO-ENTER-005',
          'SWDO-ENTER-006',
          'SWDO-ENTER-007',
        ],
      },
      noInterior: { '*': ['SWDO-ENTER-003'] },
      notBeside: { '*': ['SWDO-ENTER-001'] },
      noEntrance: { '*': ['SWDO-SPEC-005'] },
      together: { '*': ['SWDO-ENTER-008'] },
      byEntrance: { '*': ['SWDO-SPEC-005'] },
      noPlace: { '*': ['SWDO-ENTER-003'] },
      swiped: { '*': ['SWDO-ENTER-005'] },
    },
  },
  { afterAll: true },
);

/** The rules of Star Wars objects for the inside of objects. */
export const occupyingParts: PluginParts = {
  provides: ['occupancy'],
  units: [occupyingRule, occupyingEnterRule, leaveRule, noSeatsRule, bactaHealing],
};
