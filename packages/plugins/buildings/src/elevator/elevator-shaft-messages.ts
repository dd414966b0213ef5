import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of Elevator shaft, and the rules behind it. */
export const elevatorShaftMessages = defineMessages('terrain.elevator-shaft', {
  drop: {
    text: 'whoever steps into the shaft drops',
    rules: { superscape: ['SS-ELEV-005', 'SS-ELEV-006', 'SS-ELEV-017'] },
  },
  ontoCar: {
    text: '{figure} drops into {other}',
    rules: {
      superscape: ['SS-ELEV-005', 'SS-ELEV-007', 'SS-ELEV-016', 'SS-ELEV-017', 'SS-ELEV-020'],
    },
  },
  toBottom: {
    text: '{figure} drops to the bottom of the shaft at {space}',
    rules: {
      superscape: ['SS-ELEV-006', 'SS-ELEV-007', 'SS-ELEV-016', 'SS-ELEV-017', 'SS-ELEV-020'],
    },
  },
  goesOn: {
    text: 'whoever drops to the bottom may go on from there',
    rules: { superscape: ['SS-ELEV-020'] },
  },
  noRoom: {
    text: 'there is no room for {figure} below',
    rules: { superscape: ['SS-ELEV-009', 'SS-ELEV-019'] },
  },
  bystander: { text: '{other} comes down next to {figure}', rules: { superscape: ['SS-ELEV-008'] } },
  carStays: { text: 'a car stays in its shaft', rules: { superscape: ['SS-ELEV-003'] } },
  carBlocks: { text: 'the car fills the shaft', rules: { superscape: ['SS-ELEV-011'] } },
  givesWay: { text: 'nobody in the shaft stops a car', rules: { superscape: ['SS-ELEV-012'] } },
  carHits: { text: 'the car hits {figure}', rules: { superscape: ['SS-ELEV-012'] } },
  pushedOut: {
    text: '{figure} is pushed out of the shaft to {space}',
    rules: { superscape: ['SS-ELEV-013'] },
  },
  crushed: { text: '{figure} has nowhere to go', rules: { superscape: ['SS-ELEV-014'] } },
});
