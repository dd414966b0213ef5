import { buildingsOf, defineMessages, link, type PluginParts, terrain } from '@scapewright/skirmish/author';

const messages = defineMessages('link.transit', {
  itself: { text: '{figure} goes through the building to {space_each}' },
  tooTall: {
    text: 'the building lets nobody of that Height through',
    rules: { superscape: ['SS-BLDG-006', 'SS-BLDG-007', 'SS-TRANS-011'] },
  },
});

/** A space with a transit number: outside, though the word interior applies to it. */
export const transitSpace = terrain({
  id: 'transit-space',
  name: 'Transit space',
  text: 'From it a figure may be placed on another space of the same building with the same transit number, for that many spaces or instead of a move action.',
  land: 'land',
  groups: ['interior'],
  levels: 0,
  liesOn: 'land',
  stops: 'never',
  fallReduction: 0,
  rules: { superscape: ['SS-TRANS-001', 'SS-TRANS-002', 'SS-TRANS-003', 'SS-INT-001'] },
});

/** Between the transit spaces of one building and one number. */
export const transit = link({
  id: 'transit',
  name: 'Transit',
  text: 'The transit number is spent, whatever the way; the other space must be free; enemies that are left may swipe.',
  messages,
  rules: {
    superscape: [
      'SS-TRANS-004',
      'SS-TRANS-005',
      'SS-TRANS-006',
      'SS-TRANS-007',
      'SS-TRANS-009',
      'SS-TRANS-010',
      'SS-TRANS-012',
      'SS-TRANS-013',
      'SS-TRANS-014',
      'SS-TRANS-015',
      'SS-TRANS-016',
      'SS-BLDG-005',
    ],
  },
  use: (game, figure, of) => {
    const limit = buildingsOf(game.facts).all.find(({ id }) => id === of)?.limit;
    return limit !== undefined && game.heightOf(figure) > limit ? { refused: messages.tooTall } : 'both';
  },
  insteadOfMove: true,
});

/** The plugin that brings transit spaces. */
export const transitParts: PluginParts = {
  units: [transitSpace, transit],
};
