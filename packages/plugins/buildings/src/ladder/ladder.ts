import {
  canPass,
  forbid,
  type Game,
  link,
  mayEnter,
  mayStand,
  type SkirmishPlugin,
  sizes,
  terrain,
} from '@scapewright/skirmish';

interface Step {
  readonly figure: number;
  readonly space: number;
}

const who = 'terrain.ladder-rung.who';
const taken = 'terrain.ladder-rung.taken';

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
  reasons: [who, taken],
  rules: {
    superscape: [
      'SS-LADR-006',
      'SS-LADR-001',
      'SS-LADR-002',
      'SS-LADR-013',
      'SS-LADR-014',
      'SS-LADR-010',
      'SS-LADR-017',
      'SS-LADR-018',
    ],
    heroscape: ['HS-TERR-001'],
  },
  reasonRules: {
    [who]: { superscape: ['SS-LADR-005'], heroscape: ['HS-FIT-001'] },
    [taken]: { superscape: ['SS-LADR-018', 'SS-MOVE-030'], heroscape: ['HS-MOVE-006'] },
  },
  lines: {
    [who]: 'a rung holds single bases of size large or smaller only',
    [taken]: 'somebody is on the rung',
  },
  hooks: [
    ...[mayEnter, mayStand].map((question) =>
      forbid<Step>(question, {
        reason: who,
        when: (game, { figure, space }) => game.field.rung[space] === 1 && !fits(game, figure),
      }),
    ),
    forbid<Step>(mayEnter, {
      reason: taken,
      when: (game, { figure, space }) => {
        const other = holderOf(game, figure, space);
        return other >= 0 && !canPass(game, figure, other);
      },
    }),
    forbid<Step>(mayStand, {
      reason: taken,
      when: (game, { figure, space }) => holderOf(game, figure, space) >= 0,
    }),
  ],
});

/** Who else is on a rung, -1 nobody. */
function holderOf(game: Game, figure: number, space: number): number {
  const other = game.field.rung[space] === 1 ? game.positions.occupant(space) : -1;
  return other === figure ? -1 : other;
}

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
