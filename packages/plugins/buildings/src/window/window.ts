import type { Space } from '@scapewright/board';
import {
  defineMessages,
  forbid,
  type Game,
  goesThrough,
  mayEnter,
  mayStand,
  type PluginParts,
  terrain,
} from '@scapewright/skirmish/author';
import { breakWindow } from './break-window.ts';

const messages = defineMessages('terrain.window', {
  whole: {
    text: 'the window is whole: nobody goes through it',
    rules: { superscape: ['SS-WIN-003', 'SS-INT-003'] },
  },
  narrow: { text: 'nobody can be in a window', rules: { superscape: ['SS-WIN-002'] } },
  fixed: { text: 'a window is a part of its building', rules: { superscape: ['SS-TREM-008'] } },
});

/** A window: half a hex, filled while it is whole; broken it lets figures and sight through, and nobody stands in it. */
export const windowSpace = terrain({
  id: 'window',
  name: 'Window',
  text: 'While it is whole nobody moves or sees through it. Broken, it is crossed and seen through like any half hex; nobody can be in it, and figures on its two sides are not adjacent.',
  land: 'land',
  groups: ['interior', 'urban'],
  levels: 0,
  stops: 'never',
  fallReduction: 0,
  fixed: true,
  messages,
  rules: {
    superscape: [
      'SS-WIN-001',
      'SS-WIN-006',
      'SS-WIN-007',
      'SS-WIN-008',
      'SS-WIN-009',
      'SS-WIN-010',
      'SS-FLOOR-003',
      'SS-INT-001',
    ],
  },
  hooks: [
    forbid(mayEnter, {
      reason: messages.whole,
      where: windows,
      when: (game, { figure, space, kind }) =>
        isWindow(game, space) &&
        (game.field.solidAt[space] as number) >= 0 &&
        !goesThrough(game, figure, kind ?? 0),
    }),
    forbid(mayStand, {
      reason: messages.narrow,
      where: windows,
      when: (game, { space }) => isWindow(game, space),
    }),
  ],
});

function windows({ field }: Game): readonly number[] {
  return field.spacesOf('window');
}

function isWindow(game: Game, space: Space): boolean {
  return game.terrainOf(space) === 'window';
}

/** The plugin that brings windows. */
export const windowParts: PluginParts = {
  units: [windowSpace, breakWindow],
};
