import {
  clearBattlefield,
  type Figure,
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
  type Space,
  trigger,
} from '@scapewright/skirmish/author';
import { messages } from './messages.ts';
import { interiorMapProblems } from './setup-problems.ts';

interface Stand {
  readonly figure: Figure;
  readonly space: Space;
}

/** After whatever else answers the end of an object. */
const last = 1_000;

function mapAt(game: Game, space: Space): InteriorMap | undefined {
  return space < 0 ? undefined : game.facts.objects?.interiorMaps.in(game.field.region[space] as number);
}

/** The spaces of all interior maps. */
function insides({ facts }: Game): readonly number[] {
  return facts.objects?.interiorMaps.all.flatMap(({ spaces }) => spaces) ?? [];
}

function isClosed(game: Game, space: Space): boolean {
  return mapAt(game, space)?.closed.includes(space) ?? false;
}

/** Are as many inside as the object takes, the figure itself left out? */
function isFull(game: Game, object: Figure, figure: Figure): boolean {
  const others = occupantsOf(game, object).filter((one) => one !== figure);
  return others.length >= placeCount(game, object);
}

/** May the figure be inside at all (`place` -1), or at a place that the map marks? */
function isTaken(game: Game, figure: Figure, object: Figure, place: number): boolean {
  return game.ask(mayOccupy, true, { figure, object, place });
}

/** The place that a map marks on a space, -1 none. */
function seatAt({ seats }: InteriorMap, space: Space): number {
  return seats.findIndex((seat) => seat.space === space);
}

/** Maps of the insides of objects. */
export const interiorMap = rules({
  id: 'interior-map',
  name: 'Interior maps',
  text: 'The map of the inside of an object is part of the battlefield on which the object stands; who is on it is inside the object, and comes onto it from beside the object.',
  messages,
  wanted: ({ battlefields = [] }) => battlefields.some(({ of }) => of !== undefined),
  battlefield: { kind: 'interior-map', lies: 'inside' },
  refuses: interiorMapProblems,
  hooks: [
    trigger('G1.3', {
      commutes: true,
      run: (run) => {
        const { game } = run;
        for (const { object, spaces } of game.facts.objects?.interiorMaps.all ?? []) {
          run.note(messages.laid, { figure: object });
          run.note(messages.part, { figure: object, battlefield: regionOf(game, object) + 1 });
          if (spaces.every((space) => game.terrainOf(space) === 'floor'))
            run.note(messages.floor, { figure: object });
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
        const way = entrances.length > 0 ? messages.entrance : messages.anywhere;
        run.note(way, { figure, other: object, space });
        run.note(messages.inside, { figure, other: object });
      },
    }),
    trigger('E.figure-defeated', {
      group: last,
      when: (game, { figure }) => game.facts.objects?.interiorMaps.of(figure) !== undefined,
      run: (run, { figure }) => {
        run.note(messages.gone, { figure });
        const map = run.game.facts.objects?.interiorMaps.of(figure);
        if (map) clearBattlefield(run, map.region);
      },
    }),
    forbid(mayOccupy, {
      reason: messages.full,
      when: (game, { figure, object }) =>
        game.facts.objects?.interiorMaps.of(object) !== undefined && isFull(game, object, figure),
    }),
    ...[mayStand, mayEnter, mayCross].map((question) =>
      forbid<Stand>(question, {
        reason: messages.closed,
        where: insides,
        when: (game, { space }) => isClosed(game, space),
      }),
    ),
    forbid(mayStand, {
      reason: messages.full,
      where: insides,
      when: (game, { figure, space }) => {
        const map = mapAt(game, space);
        return map !== undefined && isFull(game, map.object, figure);
      },
    }),
    forbid(mayStand, {
      reason: messages.unfit,
      where: insides,
      when: (game, { figure, space }) => {
        const map = mapAt(game, space);
        return map !== undefined && !isTaken(game, figure, map.object, -1);
      },
    }),
    forbid(mayStand, {
      reason: messages.seat,
      where: insides,
      when: (game, { figure, space }) => {
        const map = mapAt(game, space);
        const seat = map ? seatAt(map, space) : -1;
        return map !== undefined && seat >= 0 && !isTaken(game, figure, map.object, seat);
      },
    }),
  ],
});
