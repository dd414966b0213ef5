import {
  forbid,
  type Game,
  link,
  mayEnter,
  mayStand,
  type SkirmishPlugin,
  sizes,
  terrain,
} from '@scapewright/skirmish';

const who = 'terrain.ladder-rung.who';

/** Rungs: neither land nor water; only single bases of size large or smaller find room on them. */
export const ladderRung = terrain({
  id: 'ladder-rung',
  name: 'Ladder rung',
  text: 'Only a figure with a single base, of size large or smaller, may be on a rung. Getting on or off leaves one level uncounted, and nobody falls onto it.',
  land: 'neither',
  groups: [],
  levels: 0,
  liesOn: 'nothing',
  stops: 'never',
  fallReduction: 0,
  reasons: [who],
  rules: {
    superscape: ['SS-LADR-006', 'SS-LADR-001', 'SS-LADR-002', 'SS-LADR-013', 'SS-LADR-014', 'SS-LADR-010'],
    heroscape: ['HS-TERR-001'],
  },
  reasonRules: { [who]: { superscape: ['SS-LADR-005'], heroscape: ['HS-FIT-001'] } },
  lines: { [who]: 'a rung holds single bases of size large or smaller only' },
  hooks: [mayEnter, mayStand].map((question) =>
    forbid<{ readonly figure: number; readonly space: number }>(question, {
      reason: who,
      when: (game, { figure, space }) => game.field.rung[space] === 1 && !fits(game, figure),
    }),
  ),
});

function fits(game: Game, figure: number): boolean {
  const { base, size } = game.definition(figure);
  return base === 'single' && sizes.indexOf(size) <= sizes.indexOf('large');
}

/** From rung to rung, and from the landing to the lowest: one space each. */
export const ladderLink = link({
  id: 'ladder',
  name: 'Ladder',
  text: 'Each rung up or down counts one space.',
  reasons: ['link.ladder'],
  rules: {
    superscape: ['SS-LADR-007', 'SS-LADR-008', 'SS-LADR-012', 'SS-LADR-015'],
    heroscape: ['HS-MOVE-002'],
  },
  lines: { 'link.ladder': '{figure} climbs the ladder to {space}' },
  use: () => 'foot',
});

/** The plugin that brings ladders. */
export const ladderPlugin: SkirmishPlugin = {
  id: 'buildings/ladder',
  version: '1.0.0',
  units: [ladderRung, ladderLink],
};
