import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of Force Push, and the rules behind it. */
export const messages = defineMessages('force-push', {
  used: {
    text: '{figure} pushes {other} with the Force',
    rules: {
      '*': ['FORCE-PUSH-001', 'FORCE-PUSH-002', 'FORCE-PUSH-003', 'FORCE-PUSH-004'],
    },
  },
  thoughEngaged: {
    text: '{figure} is engaged, and may push {other} all the same',
    rules: { '*': ['FORCE-PUSH-005'] },
  },
  moved: {
    text: '{figure} is pushed to {space}: an empty place, in line, not higher and not closer',
    rules: {
      '*': [
        'FORCE-PUSH-006',
        'FORCE-PUSH-007',
        'FORCE-PUSH-008',
        'FORCE-PUSH-009',
        'FORCE-PUSH-010',
        'FORCE-PUSH-011',
        'FORCE-PUSH-014',
      ],
    },
  },
  done: {
    text: 'nobody swipes at {figure} as it is pushed',
    rules: { '*': ['FORCE-PUSH-012', 'FORCE-PUSH-009'] },
  },
  intoLava: {
    text: '{figure} does not use the Force, and is pushed into molten lava',
    rules: { '*': ['FORCE-PUSH-013', 'FORCE-SENS-001'] },
  },
  again: { text: 'the figure has pushed in this turn', rules: { '*': ['FORCE-PUSH-001'] } },
  noTarget: {
    text: 'only objects and figures of an opponent are pushed',
    rules: { '*': ['FORCE-PUSH-003'] },
  },
  size: { text: 'only what is small or medium is pushed', rules: { '*': ['FORCE-PUSH-003'] } },
  tooFar: { text: 'only what is within 2 spaces is pushed', rules: { '*': ['FORCE-PUSH-004'] } },
  noSight: { text: 'only what is in clear sight is pushed', rules: { '*': ['FORCE-PUSH-004'] } },
  line: { text: 'it is pushed in a straight line, at most 2 spaces', rules: { '*': ['FORCE-PUSH-006'] } },
  notEmpty: { text: 'it is pushed onto empty spaces', rules: { '*': ['FORCE-PUSH-007', 'FORCE-PUSH-014'] } },
  higher: { text: 'nothing is pushed higher than it stands', rules: { '*': ['FORCE-PUSH-008'] } },
  closer: { text: 'nothing is pushed closer', rules: { '*': ['FORCE-PUSH-011'] } },
  lava: { text: 'who uses the Force is not pushed into molten lava', rules: { '*': ['FORCE-PUSH-013'] } },
  onlySensitive: {
    text: 'the figure feels the Force, but does not push with it',
    rules: { '*': ['FORCE-SENS-001'] },
  },
});
