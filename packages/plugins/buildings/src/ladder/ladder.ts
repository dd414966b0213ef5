import { defineMessages, link, type PluginParts, terrain } from '@scapewright/skirmish/author';

/** Rungs: neither land nor water; only single bases of size large or smaller find room on them. */
export const ladderRung = terrain({
  id: 'ladder-rung',
  name: 'Ladder rung',
  text: 'Only a figure with a single base, of size large or smaller, may be on a rung. Getting on or off leaves one level uncounted, and nobody falls onto it.',
  land: 'neither',
  groups: [],
  levels: 0,
  look: { code: '=', colour: [138, 106, 64] },
  liesOn: 'nothing',
  stops: 'never',
  fallReduction: 0,
  holds: { base: 'single', largest: 'large' },
  bearsNo: ['item', 'hazard', 'resource', 'glyph'],
  rules: {
    superscape: [
      'SS-LADR-006',
      'SS-LADR-001',
      'SS-LADR-002',
      'SS-LADR-013',
      'SS-LADR-014',
      'SS-LADR-010',
      'SS-LADR-011',
      'SS-LADR-017',
      'SS-LADR-018',
    ],
    heroscape: ['HS-TERR-001'],
  },
  messages: defineMessages('terrain.ladder-rung', {
    unfit: { rules: { superscape: ['SS-LADR-005'], heroscape: ['HS-FIT-001'] } },
    bare: { rules: { superscape: ['SS-LADR-006', 'SS-TOK-104'], heroscape: ['HS-TERR-001'] } },
    taken: {
      rules: {
        superscape: ['SS-LADR-018', 'SS-MOVE-030', 'SS-MOVE-031'],
        heroscape: ['HS-MOVE-006'],
      },
    },
  }),
});

/** From rung to rung, and from the landing to the lowest: one space each. */
export const ladderLink = link({
  id: 'ladder',
  name: 'Ladder',
  text: 'Each rung up or down counts one space.',
  messages: defineMessages('link.ladder', { itself: { text: '{figure} climbs the ladder to {space_each}' } }),
  rules: {
    superscape: ['SS-LADR-007', 'SS-LADR-008', 'SS-LADR-009', 'SS-LADR-011', 'SS-LADR-012', 'SS-LADR-015'],
    heroscape: ['HS-MOVE-002'],
  },
  use: () => 'foot',
});

/** The plugin that brings ladders. */
export const ladderParts: PluginParts = {
  units: [ladderRung, ladderLink],
};
