import {
  clearBattlefield,
  forbid,
  type Game,
  type InteriorMap,
  mayCross,
  mayEnter,
  mayOccupy,
  mayStand,
  occupantsOf,
  placeCount,
  regionOf,
  rules,
  type SkirmishPlugin,
  trigger,
} from '@scapewright/skirmish';
import { interiorMapProblems } from './setup-problems.ts';

interface Stand {
  readonly figure: number;
  readonly space: number;
}

/** After whatever else answers the end of an object. */
const last = 1_000;

function mapAt(game: Game, space: number): InteriorMap | undefined {
  return space < 0 ? undefined : game.facts.objects?.interiorMaps.in(game.field.region[space] as number);
}

function isClosed(game: Game, space: number): boolean {
  return mapAt(game, space)?.closed.includes(space) ?? false;
}

/** Are as many inside as the object takes, the figure itself left out? */
function isFull(game: Game, object: number, figure: number): boolean {
  const others = occupantsOf(game, object).filter((one) => one !== figure);
  return others.length >= placeCount(game, object);
}

/** May the figure be inside at all (`place` -1), or at a place that the map marks? */
function isTaken(game: Game, figure: number, object: number, place: number): boolean {
  return game.ask(mayOccupy, true, { figure, object, place });
}

/** The place that a map marks on a space, -1 none. */
function seatAt({ seats }: InteriorMap, space: number): number {
  return seats.findIndex((seat) => seat.space === space);
}

/** Maps of the insides of objects. */
const interiorMapRule = rules({
  id: 'interior-map',
  name: 'Interior maps',
  text: 'The map of the inside of an object is part of the battlefield on which the object stands; who is on it is inside the object, and comes onto it from beside the object.',
  reasons: [
    'interior-map.laid',
    'interior-map.part',
    'interior-map.floor',
    'interior-map.entrance',
    'interior-map.anywhere',
    'interior-map.inside',
    'interior-map.closed',
    'interior-map.full',
    'interior-map.unfit',
    'interior-map.seat',
    'interior-map.gone',
    'interior-map.no-object',
    'interior-map.no-space',
  ],
  reasonRules: {
    'interior-map.laid': { '*': ['SS-EXT-001', 'SS-EXT-003', 'SS-EXT-004', 'SS-INTMAP-001'] },
    'interior-map.part': { '*': ['SS-EXT-002', 'SS-INTMAP-002'] },
    'interior-map.floor': { '*': ['SS-INTMAP-009'] },
    'interior-map.entrance': { '*': ['SS-INTMAP-003', 'SS-INTMAP-010', 'SS-VDO-017'] },
    'interior-map.anywhere': { '*': ['SS-INTMAP-004', 'SS-INTMAP-010', 'SS-VDO-017'] },
    'interior-map.inside': { '*': ['SS-INTMAP-005'] },
    'interior-map.closed': { '*': ['SS-INTMAP-007', 'SS-INTMAP-008'] },
    'interior-map.full': { '*': ['SS-INTMAP-011', 'SS-DO-030'] },
    'interior-map.unfit': { '*': ['SS-INTMAP-005', 'SS-DO-026'] },
    'interior-map.seat': { '*': ['SS-INTMAP-006', 'SS-VDO-002'] },
    'interior-map.gone': { '*': ['SS-INTMAP-001'] },
    'interior-map.no-object': { '*': ['SS-INTMAP-001'] },
    'interior-map.no-space': { '*': ['SS-INTMAP-005'] },
  },
  lines: {
    'interior-map.laid': 'the map of the inside of {figure} lies beside the battlefield',
    'interior-map.part': 'the inside of {figure} is part of battlefield {battlefield}, where {figure} stands',
    'interior-map.floor': 'what the map of the inside of {figure} says nothing of is floor',
    'interior-map.entrance': '{figure} comes into {other} at an entrance, {space}',
    'interior-map.anywhere': '{figure} comes into {other}, which designates no entrance, at {space}',
    'interior-map.inside': '{figure} is on the map of {other}, and so inside it',
    'interior-map.closed': 'nobody is on that space of the inside',
    'interior-map.full': 'as many figures are inside as the object takes',
    'interior-map.unfit': 'the object does not take that figure',
    'interior-map.seat': 'only who can operate the object stands on that space',
    'interior-map.gone': '{figure} is gone, and the map of its inside with it',
    'interior-map.no-object': 'the map of an inside belongs to no object of the setup',
    'interior-map.no-space': 'who is inside an object with a map stands on a space of the map',
  },
  wanted: ({ battlefields = [] }) => battlefields.some(({ of }) => of !== undefined),
  battlefield: { kind: 'interior-map', lies: 'inside' },
  refuses: interiorMapProblems,
  hooks: [
    trigger('G1.3', {
      commutes: true,
      run: (run) => {
        const { game } = run;
        for (const { object, spaces } of game.facts.objects?.interiorMaps.all ?? []) {
          run.note('interior-map.laid', { figure: object });
          run.note('interior-map.part', { figure: object, battlefield: regionOf(game, object) + 1 });
          if (spaces.every((space) => game.terrainOf(space) === 'floor'))
            run.note('interior-map.floor', { figure: object });
        }
      },
    }),
    trigger('E.figure-placed', {
      commutes: true,
      when: (game, { space, from }) => {
        const map = mapAt(game, space);
        return map !== undefined && mapAt(game, from) !== map;
      },
      run: (run, { figure, space }) => {
        const { object, entrances } = mapAt(run.game, space) as InteriorMap;
        const way = entrances.length > 0 ? 'interior-map.entrance' : 'interior-map.anywhere';
        run.note(way, { figure, other: object, space });
        run.note('interior-map.inside', { figure, other: object });
      },
    }),
    trigger('E.figure-defeated', {
      group: last,
      when: (game, { figure }) => game.facts.objects?.interiorMaps.of(figure) !== undefined,
      run: (run, { figure }) => {
        run.note('interior-map.gone', { figure });
        const map = run.game.facts.objects?.interiorMaps.of(figure);
        if (map) clearBattlefield(run, map.region);
      },
    }),
    forbid(mayOccupy, {
      reason: 'interior-map.full',
      when: (game, { figure, object }) =>
        game.facts.objects?.interiorMaps.of(object) !== undefined && isFull(game, object, figure),
    }),
    ...[mayStand, mayEnter, mayCross].map((question) =>
      forbid<Stand>(question, {
        reason: 'interior-map.closed',
        when: (game, { space }) => isClosed(game, space),
      }),
    ),
    forbid(mayStand, {
      reason: 'interior-map.full',
      when: (game, { figure, space }) => {
        const map = mapAt(game, space);
        return map !== undefined && isFull(game, map.object, figure);
      },
    }),
    forbid(mayStand, {
      reason: 'interior-map.unfit',
      when: (game, { figure, space }) => {
        const map = mapAt(game, space);
        return map !== undefined && !isTaken(game, figure, map.object, -1);
      },
    }),
    forbid(mayStand, {
      reason: 'interior-map.seat',
      when: (game, { figure, space }) => {
        const map = mapAt(game, space);
        const seat = map ? seatAt(map, space) : -1;
        return map !== undefined && seat >= 0 && !isTaken(game, figure, map.object, seat);
      },
    }),
  ],
});

/** The insides of objects that have maps. */
export const interiorMapPlugin: SkirmishPlugin = {
  id: 'battlefields/interior-map',
  version: '1.0.0',
  units: [interiorMapRule],
};
