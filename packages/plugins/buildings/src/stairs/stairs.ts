import type { Space } from '@scapewright/board';
import {
  answer,
  defineMessages,
  forbid,
  type Game,
  isAdjacent,
  link,
  type PluginParts,
  placesOf,
  placingLinks,
  seesAnyway,
  spacesApart,
  terrain,
} from '@scapewright/skirmish/author';

const stairsMessages = defineMessages('stairs', {
  sight: { text: 'the two ends of a stairway see each other', rules: { superscape: ['SS-STAIR-009'] } },
  range: { text: 'the two ends of a stairway are one space apart', rules: { superscape: ['SS-STAIR-011'] } },
  apart: {
    text: 'figures on the two ends of a stairway are on different floors',
    rules: { superscape: ['SS-STAIR-008'] },
  },
});

const kind = 'stairs';

const flight = {
  land: 'land',
  groups: ['interior'],
  groupsInBuildings: ['urban'],
  levels: 0,
  liesOn: 'land',
  stops: 'never',
  fallReduction: 0,
  holds: { base: 'single' },
  rules: { superscape: ['SS-STAIR-001', 'SS-STAIR-003', 'SS-STAIR-010', 'SS-INT-001'] },
} as const;

/** What is said of either end of a stairway. */
function endMessages(id: string) {
  return defineMessages(`terrain.${id}`, {
    unfit: { rules: { superscape: ['SS-STAIR-002'] } },
    taken: { rules: { superscape: ['SS-TRANS-009', 'SS-STAIR-007', 'SS-MOVE-030'] } },
  });
}

/** The lower end of a stairway. */
export const stairsDown = terrain({
  ...flight,
  id: 'stairs-down',
  name: 'Stairs Down',
  messages: endMessages('stairs-down'),
  text: 'The lower end of a stairway: for its transit number a figure is placed on the other end, one floor higher.',
});

/** The upper end of a stairway. */
export const stairsUp = terrain({
  ...flight,
  id: 'stairs-up',
  name: 'Stairs Up',
  messages: endMessages('stairs-up'),
  text: 'The upper end of a stairway: for its transit number a figure is placed on the other end, one floor lower.',
});

/** From one end of a stairway to the other: seen and counted as neighbours, but never adjacent. */
export const stairs = link({
  id: kind,
  name: 'Stairway',
  text: 'Single bases only. The two ends see each other clearly and are one space apart, but figures on them are neither adjacent nor engaged.',
  messages: [
    defineMessages('link.stairs', { itself: { text: '{figure} takes the stairs to {space_each}' } }),
    stairsMessages,
  ],
  rules: {
    superscape: [
      'SS-STAIR-005',
      'SS-STAIR-006',
      'SS-STAIR-007',
      'SS-STAIR-004',
      'SS-TRANS-005',
      'SS-TRANS-006',
      'SS-TRANS-007',
      'SS-TRANS-009',
      'SS-TRANS-011',
      'SS-TRANS-013',
      'SS-TRANS-014',
      'SS-FLOOR-003',
    ],
  },
  use: () => 'both',
  insteadOfMove: true,
  hooks: [
    answer(seesAnyway, {
      reason: stairsMessages.sight,
      answer: (game, { figure, other }) =>
        joinsAny(game, placesOf(game, figure, other), placesOf(game, other, figure)) || undefined,
    }),
    forbid(isAdjacent, {
      reason: stairsMessages.apart,
      when: (game, { other, spaces }) => joinsAny(game, spaces, placesOf(game, other)),
    }),
    answer(spacesApart, {
      reason: stairsMessages.range,
      answer: (game, { from, to }) => (joins(game, from, to) ? 1 : undefined),
    }),
  ],
});

function joinsAny(game: Game, spaces: readonly Space[], others: readonly number[]): boolean {
  return spaces.some((from) => others.some((to) => joins(game, from, to)));
}

/** Are two spaces the two ends of one stairway? */
function joins(game: Game, from: number, to: number): boolean {
  return placingLinks(game.field, from).some((way) => way.kind === kind && way.to === to);
}

/** The plugin that brings stairs. */
export const stairsParts: PluginParts = {
  units: [stairsDown, stairsUp, stairs],
};
