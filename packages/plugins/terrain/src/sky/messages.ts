import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of Sky, and the rules behind it. */
export const messages = defineMessages('terrain.sky', {
  freefall: {
    text: '{figure} is in freefall: its move phase is over',
    rules: {
      superscape: ['SS-SKY-006', 'SS-SKY-007', 'SS-SKY-008', 'SS-SKY-018', 'SS-GXREF-001'],
    },
  },
  landing: {
    text: '{figure} falls out of the sky onto {space}',
    rules: {
      superscape: [
        'SS-SKY-009',
        'SS-SKY-010',
        'SS-SKY-011',
        'SS-SKY-012',
        'SS-SKY-014',
        'SS-SKY-015',
        'SS-SKY-019',
        'SS-SKY-021',
      ],
    },
  },
  withRiders: {
    text: '{figure} comes down with everybody inside, who take nothing of it',
    rules: { superscape: ['SS-SKY-018'] },
  },
  noLanding: {
    text: '{figure} finds no ground to land on',
    rules: { superscape: ['SS-SKY-013', 'SS-GXREF-001'] },
  },
  caught: { text: '{figure} is no longer on sky and does not fall', rules: { superscape: ['SS-SKY-020'] } },
  height: { text: '{figure} is on sky, above {other}', rules: { superscape: ['SS-SKY-003', 'SS-SKY-016'] } },
  apart: {
    text: 'figures on sky are not adjacent to others',
    rules: { superscape: ['SS-SKY-004', 'SS-SKY-016'] },
  },
  range: {
    text: 'on sky it is attacked from afar only with range 5 or more',
    rules: { superscape: ['SS-SKY-005', 'SS-SKY-016'] },
  },
  over: { rules: { superscape: ['SS-SKY-002', 'SS-TADD-001'] } },
  stop: { rules: { superscape: ['SS-SKY-007', 'SS-SKY-015', 'SS-SKY-006', 'SS-MOVE-037'] } },
  spared: { rules: { superscape: ['SS-SKY-017'] } },
  overflown: { rules: { superscape: ['SS-SKY-017', 'SS-TERR-023'] } },
});
