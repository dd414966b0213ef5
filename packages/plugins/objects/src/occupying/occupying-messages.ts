import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of it, and the rules behind it. */
export const occupyingMessages = defineMessages('occupying', {
  object: { text: 'no object goes into another', rules: { '*': ['SWDO-ENTER-001'] } },
  size: { text: 'only a small or medium figure occupies an object', rules: { '*': ['SWDO-ENTER-002'] } },
  full: { text: 'that object is full', rules: { '*': ['SWDO-ENTER-003', 'SWDO-SPEC-006'] } },
  foreign: { text: 'a figure of another player is in that object', rules: { '*': ['SWDO-ENTER-004'] } },
  controls: {
    text: '{figure} is controlled by {seat}, whose figures are inside',
    rules: { '*': ['SWDO-OCC-001', 'SWDO-ENTER-007'] },
  },
  ends: { text: '{figure} is controlled by nobody: nobody is inside', rules: { '*': ['SWDO-OCC-001'] } },
  offBattlefield: {
    text: 'who is inside an object is not on the battlefield',
    rules: { '*': ['SWDO-OCC-002', 'SWDO-OCC-006'] },
  },
  idle: {
    text: 'who is inside an object makes no move and no attack',
    rules: { '*': ['SWDO-OCC-006', 'SWDO-OCC-002'] },
  },
  noPowers: { text: '{figure} has no powers of its own inside', rules: { '*': ['SWDO-OCC-005'] } },
  marker: {
    text: 'the marker of {figure} is revealed although it is inside an object',
    rules: { '*': ['SWDO-OCC-003', 'SWDO-OCC-004'] },
  },
  mixed: {
    text: '{figure} holds a figure of another player and is destroyed',
    rules: { '*': ['SWDO-OCC-007'] },
  },
  destroyed: {
    text: 'those inside {figure} are destroyed with it',
    rules: { '*': ['SWDO-DEST-001', 'SWDO-DEST-002'] },
  },
  survives: {
    text: '{figure} outlives its object and comes to the nearest space',
    rules: { superscape: ['SS-GUNIQ-013', 'SWDO-DEST-002'], heroscape: ['SWDO-DEST-002'] },
  },
});
