import type { HookSource } from '@scapewright/kernel';
import {
  addEffect,
  choosePlace,
  type DefeatArgs,
  defeat,
  defeatTogether,
  effectsFrom,
  endEffect,
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
  placeCount,
  placeFigure,
  placementRefusal,
  rules,
  type SkirmishPlugin,
  type SkirmishRun,
  takeOff,
  trigger,
} from '@scapewright/skirmish';
import { enterRule } from '../occupancy/enter.ts';
import { spacesLeft } from '../wreck/footprint.ts';
import { bactaHealing } from './bacta-healing.ts';
import { leaveRule } from './leaving.ts';
import { occupyingProblems } from './setup-problems.ts';

interface Pair {
  readonly figure: number;
  readonly other: number;
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
  reasons: [
    'occupying.size',
    'occupying.full',
    'occupying.foreign',
    'occupying.controls',
    'occupying.ends',
    'occupying.off-battlefield',
    'occupying.idle',
    'occupying.no-powers',
    'occupying.marker',
    'occupying.mixed',
    'occupying.destroyed',
    'occupying.survives',
  ],
  reasonRules: {
    'occupying.size': { '*': ['SWDO-ENTER-002'] },
    'occupying.full': { '*': ['SWDO-ENTER-003', 'SWDO-SPEC-006'] },
    'occupying.foreign': { '*': ['SWDO-ENTER-004'] },
    'occupying.controls': { '*': ['SWDO-OCC-001', 'SWDO-ENTER-007'] },
    'occupying.ends': { '*': ['SWDO-OCC-001'] },
    'occupying.off-battlefield': { '*': ['SWDO-OCC-002', 'SWDO-OCC-006'] },
    'occupying.idle': { '*': ['SWDO-OCC-006', 'SWDO-OCC-002'] },
    'occupying.no-powers': { '*': ['SWDO-OCC-005'] },
    'occupying.marker': { '*': ['SWDO-OCC-003', 'SWDO-OCC-004'] },
    'occupying.mixed': { '*': ['SWDO-OCC-007'] },
    'occupying.destroyed': { '*': ['SWDO-DEST-001', 'SWDO-DEST-002'] },
    'occupying.survives': { superscape: ['SS-GUNIQ-013', 'SWDO-DEST-002'], heroscape: ['SWDO-DEST-002'] },
  },
  lines: {
    'occupying.size': 'only a small or medium figure occupies an object',
    'occupying.full': 'that object is full',
    'occupying.foreign': 'a figure of another player is in that object',
    'occupying.controls': '{figure} is controlled by {seat}, whose figures are inside',
    'occupying.ends': '{figure} is controlled by nobody: nobody is inside',
    'occupying.off-battlefield': 'who is inside an object is not on the battlefield',
    'occupying.idle': 'who is inside an object makes no move and no attack',
    'occupying.no-powers': '{figure} has no powers of its own inside',
    'occupying.marker': 'the marker of {figure} is revealed although it is inside an object',
    'occupying.mixed': '{figure} holds a figure of another player and is destroyed',
    'occupying.destroyed': 'those inside {figure} are destroyed with it',
    'occupying.survives': '{figure} outlives its object and comes to the nearest space',
  },
  wanted: hasInteriors,
  refuses: occupyingProblems,
  hooks: [
    forbid(mayOccupy, {
      reason: 'occupying.size',
      when: (game, { figure }) => !['small', 'medium'].some((size) => size === game.definition(figure).size),
    }),
    forbid(mayOccupy, {
      reason: 'occupying.full',
      when: (game, { object }) => occupantsOf(game, object).length >= placeCount(game, object),
    }),
    forbid(mayOccupy, {
      reason: 'occupying.foreign',
      when: (game, { figure, object }) =>
        occupantsOf(game, object).some((other) => game.controller(other) !== game.controller(figure)),
    }),
    forbid(insideCounts, {
      reason: 'occupying.off-battlefield',
      when: (game, { figure }) => objectAround(game, figure) >= 0,
    }),
    forbid(hasPowers, {
      reason: 'occupying.no-powers',
      when: (game, { figure }) => objectAround(game, figure) >= 0,
    }),
    forbid(mayTarget, { reason: 'occupying.off-battlefield', when: isAcross }),
    forbid(hasClearSight, { reason: 'occupying.off-battlefield', when: isAcross }),
    forbid(mayMove, {
      reason: 'occupying.idle',
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
      run: (run, { card }) => run.note('occupying.marker', { figure: run.game.figuresOf(card)[0] as number }),
    }),
    trigger('E.control-changed', {
      when: (game, { figure }) => objectAround(game, figure) >= 0,
      run: (run, { figure }) => {
        const object = objectAround(run.game, figure);
        run.note('occupying.mixed', { figure: object });
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
  run.note('occupying.destroyed', { figure: object });
  defeatTogether(run, occupantsOf(game, object));
  for (const figure of occupantsOf(game, object)) {
    const places = nearestPlaces(game, figure, () => true, spacesLeft(args)).filter(
      (place) => placementRefusal(game, figure, place) === undefined,
    );
    run.note('occupying.survives', { figure });
    if (places.length > 0) placeFigure(run, figure, choosePlace(run, figure, places, 'occupying.survives'));
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

function refreshControl(run: SkirmishRun, object: number): void {
  const { game } = run;
  if (!game.isPlaced(object) || placeCount(game, object) === 0) return;
  const [occupant = -1] = occupantsOf(game, object);
  const seat = occupant < 0 ? -1 : game.controller(occupant);
  if (seat === game.controller(object)) return;
  run.write(figureTable.controller, object, seat);
  run.note(seat < 0 ? 'occupying.ends' : 'occupying.controls', { figure: object, seat });
  run.event('E.control-changed', { seat, card: game.cardOf(object), figure: object, prevented: 0 });
}

/** A card whose figures are all inside objects has no powers of its own. */
function refreshPowers(run: SkirmishRun, card: number, source: HookSource): void {
  const { game } = run;
  const figures = game.figuresOf(card).filter((figure) => game.isAlive(figure));
  const isInside = figures.length > 0 && figures.every((figure) => objectAround(game, figure) >= 0);
  const rows = effectsFrom(game, 'negated', source).filter((row) => game.readEffect('card', row) === card);
  if (isInside === rows.length > 0) return;
  for (const row of rows) endEffect(run, row);
  if (!isInside) return;
  addEffect(run, { kind: 'negated', card, until: 'game', source });
  run.note('occupying.no-powers', { figure: figures[0] as number });
}

/** The way in under these rules. */
const occupyingEnterRule = enterRule(
  {
    text: "A small or medium figure that has ended its movement next to an object with room for it and nobody else's figures inside may occupy it.",
    rules: { '*': ['SWDO-ENTER-001', 'SWDO-ENTER-005', 'SWDO-ENTER-006', 'SWDO-ENTER-007'] },
    reasonRules: {
      'enter.goes-in': {
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
      'enter.no-interior': { '*': ['SWDO-ENTER-003'] },
      'enter.not-beside': { '*': ['SWDO-ENTER-001'] },
      'enter.no-entrance': { '*': ['SWDO-SPEC-005'] },
      'enter.together': { '*': ['SWDO-ENTER-008'] },
      'enter.by-entrance': { '*': ['SWDO-SPEC-005'] },
      'enter.no-place': { '*': ['SWDO-ENTER-003'] },
      'enter.swiped': { '*': ['SWDO-ENTER-005'] },
    },
  },
  { afterAll: true },
);

/** The rules of Star Wars objects for the inside of objects. */
export const occupyingPlugin: SkirmishPlugin = {
  id: 'objects/occupying',
  version: '1.0.0',
  provides: ['occupancy'],
  units: [occupyingRule, occupyingEnterRule, leaveRule, bactaHealing],
};
