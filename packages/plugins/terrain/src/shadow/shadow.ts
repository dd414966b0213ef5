import {
  defenseDice,
  defineMessages,
  type Figure,
  type Game,
  modify,
  type PluginParts,
  terrain,
} from '@scapewright/skirmish/author';

const messages = defineMessages('terrain.shadow', {
  defense: {
    text: 'shadow hides {figure}: {amount_signed}',
    rules: { superscape: ['SS-SHAD-002', 'SS-SHAD-004'] },
  },
  huge: { text: '{figure} is too big for the shadow to hide', rules: { superscape: ['SS-SHAD-003'] } },
});

/** Shadow: hides a figure that is not huge. The ruling `shadowDefenseDice` says how well. */
export const shadow = terrain({
  id: 'shadow',
  name: 'Shadow',
  text: 'A figure of size large or smaller with any part of its base on it has 1 more Defense.',
  land: 'land',
  groups: [],
  levels: 0,
  look: { code: 'sh', colour: [74, 70, 92], texture: 'hatching' },
  liesOn: 'land',
  stops: 'never',
  fallReduction: 0,
  messages,
  rules: {
    superscape: [
      'SS-SHAD-001',
      'SS-SHAD-005',
      'SS-SHAD-006',
      'SS-TERR-011',
      'SS-TERR-007',
      'SS-TERR-010',
      'SS-TERR-006',
    ],
    heroscape: ['HS-TERR-012', 'HS-TERR-002'],
  },
  hooks: [
    modify(defenseDice, {
      how: 'add',
      reason: messages.defense,
      when: (game, { figure }) => bonus(game) > 0 && isShaded(game, figure) && !isHuge(game, figure),
      by: bonus,
    }),
    modify(defenseDice, {
      how: 'add',
      reason: messages.huge,
      when: (game, { figure }) => bonus(game) > 0 && isShaded(game, figure) && isHuge(game, figure),
      by: 0,
    }),
  ],
});

function bonus(game: Game): number {
  return Number(game.ruling('shadowDefenseDice'));
}

function isShaded(game: Game, figure: Figure): boolean {
  return game.standsOn(figure, 'shadow');
}

function isHuge(game: Game, figure: Figure): boolean {
  return game.definition(figure).size === 'huge';
}

/** The plugin that brings shadow. */
export const shadowParts: PluginParts = {
  units: [shadow],
  rulings: { shadowDefenseDice: 1 },
};
