import type { Space } from '@scapewright/board';
import {
  buildingsOf,
  defineMessages,
  type Figure,
  forbid,
  type Game,
  goesThrough,
  mayCross,
  mayEnter,
  mayStand,
  type PluginParts,
  rules,
  terrain,
  trigger,
} from '@scapewright/skirmish/author';

const buildingMessages = defineMessages('building', {
  stands: { text: 'building {number} stands on the battlefield' },
  floors: {
    text: 'building {number} has {floors, plural, one {# floor} other {# floors}} inside',
    rules: { superscape: ['SS-FLOOR-001', 'SS-BLDG-017'] },
  },
  tooTall: {
    text: 'the building lets in nobody of that Height',
    rules: { superscape: ['SS-BLDG-011', 'SS-BLDG-012', 'SS-BLDG-007', 'SS-BLDG-013'] },
  },
  enclosed: {
    text: 'nobody can be inside an enclosed building',
    rules: {
      superscape: ['SS-BLDG-004', 'SS-BLDG-005', 'SS-BLDG-001', 'SS-BLDG-003', 'SS-OBJ-104', 'SS-OBJ-105'],
    },
  },
});

const roofMessages = defineMessages('terrain.roof', {
  closed: { text: 'the roof gives nobody room, and no way in' },
  fixed: { text: 'a roof is a part of its building', rules: { superscape: ['SS-TREM-008'] } },
});

interface Step {
  readonly figure: Figure;
  readonly space: Space;
  /** Kind of move; left out where nobody moves. */
  readonly kind?: number;
}

/**
 * Buildings: who is taller than the limit stays outside, and nobody is inside an enclosed one. Walls, roofs and doors
 * are parts of the battlefield, so that inside and outside neither see nor touch each other.
 */
export const building = rules({
  id: 'building',
  name: 'Buildings',
  text: 'A building with interior access lets in figures no taller than its limit, through its entrances. An enclosed building is an object that nobody occupies.',
  looks: { building: { shape: 'house', code: 'Ho' }, window: { shape: 'window', code: 'Wi' } },
  messages: buildingMessages,
  rules: {
    superscape: [
      'SS-BLDG-001',
      'SS-BLDG-002',
      'SS-BLDG-003',
      'SS-BLDG-008',
      'SS-BLDG-009',
      'SS-BLDG-010',
      'SS-INT-002',
    ],
  },
  wanted: ({ buildings }) => (buildings?.length ?? 0) > 0,
  hooks: [
    trigger('G1.1', {
      commutes: true,
      run: (run) => {
        buildingsOf(run.game.facts).all.forEach((one, at) => {
          run.note(buildingMessages.stands, { number: at + 1 });
          if (one.floors.length > 0)
            run.note(buildingMessages.floors, { number: at + 1, floors: one.floors.length });
        });
      },
    }),
    ...[mayCross, mayStand].map((question) =>
      forbid<Step>(question, {
        reason: buildingMessages.tooTall,
        where: ({ facts }) => buildingsOf(facts).insides,
        when: isTooTall,
      }),
    ),
    forbid(mayEnter, {
      reason: buildingMessages.enclosed,
      where: filled,
      when: (game, { figure, space, kind }) => isFilled(game, space) && !goesThrough(game, figure, kind ?? 0),
    }),
    forbid(mayStand, {
      reason: buildingMessages.enclosed,
      where: filled,
      when: (game, { space }) => isFilled(game, space),
    }),
  ],
});

/** The spaces that enclosed buildings fill. */
function filled({ facts }: Game): readonly number[] {
  return buildingsOf(facts).all.flatMap(({ fills }) => fills);
}

function isFilled(game: Game, space: Space): boolean {
  return buildingsOf(game.facts).filling(space) !== undefined;
}

function isTooTall(game: Game, { figure, space }: Step): boolean {
  const inside = buildingsOf(game.facts).around(space);
  return inside !== undefined && game.heightOf(figure) > inside.limit;
}

/** The roof over a building where the map gives nobody room on it: solid, also where the model can be opened. */
export const roof = terrain({
  id: 'roof',
  name: 'Roof',
  text: 'Solid: nobody stands on it, and nobody gets in through it.',
  land: 'land',
  groups: ['urban'],
  levels: 1,
  stops: 'never',
  fallReduction: 0,
  fixed: true,
  messages: roofMessages,
  rules: { superscape: ['SS-BLDG-014'] },
  hooks: [
    forbid(mayStand, {
      reason: roofMessages.closed,
      where: ({ field }) => field.spacesOf('roof'),
      when: (game, { space }) => game.terrainOf(space) === 'roof',
    }),
  ],
});

/** The plugin that brings buildings. */
export const buildingParts: PluginParts = {
  units: [building, roof],
};
