import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of Tokens on spaces, and the rules behind it. */
export const tokenMessages = defineMessages('token', {
  laid: {
    text: '{token} lies on {space}',
    rules: {
      superscape: ['SS-TOK-002', 'SS-TOK-102', 'SS-TOK-103', 'SS-TOK-101', 'SS-TOK-001', 'SS-HAZ-002'],
    },
  },
  notEmpty: {
    text: 'a token lies on a space without a figure, an object or another token',
    rules: { superscape: ['SS-TOK-104', 'SS-TOK-002'] },
  },
  stops: {
    text: '{figure} stops on the token at {space}',
    rules: {
      superscape: [
        'SS-TOK-007',
        'SS-TOK-008',
        'SS-MOVE-038',
        'SS-TOK-003',
        'SS-TOK-006',
        'SS-TOK-109',
        'SS-TOK-110',
        'SS-TOK-114',
        'SS-TOK-115',
        'SS-RES-003',
        'SS-MOVE-037',
      ],
    },
  },
  itemStops: {
    text: 'the item at {space} stops {figure}',
    rules: { superscape: ['SS-TOK-111', 'SS-TOK-010', 'SS-MOVE-037'] },
  },
  passed: {
    text: 'the token at {space} does not stop {figure}',
    rules: {
      superscape: ['SS-TOK-010', 'SS-TOK-111', 'SS-TOK-003', 'SS-TOK-108', 'SS-TOK-006', 'SS-TOK-107'],
    },
  },
  object: {
    text: '{figure} is a figure, and stops on tokens as figures do',
    rules: { superscape: ['SS-TOK-116'] },
  },
  flipped: {
    rules: {
      superscape: [
        'SS-TOK-009',
        'TI-08',
        'SS-TOK-112',
        'SS-TOK-113',
        'SS-TOK-001',
        'SS-TOK-004',
        'SS-TOK-105',
        'SS-TOK-005',
        'SS-TOK-106',
      ],
    },
  },
  removed: { rules: { superscape: ['SS-TOK-001'] } },
  grants: {
    text: '{figure}: the token under it {amount}',
    rules: {
      superscape: ['SS-TOK-005', 'SS-TOK-106', 'SS-HAZ-005', 'SS-HAZ-001', 'SS-RES-002', 'SS-RES-003'],
    },
  },
  rules: {
    text: '{figure}: the rules of a token near it {amount}',
    rules: { superscape: ['SS-HAZ-004', 'SS-RES-003'] },
  },
  card: {
    text: 'the card of a hazard or a resource has a rank from 1 to 3',
    rules: { superscape: ['SS-HAZ-003'] },
  },
  noCard: { text: 'every hazard and every resource has a card', rules: { superscape: ['SS-HAZ-002'] } },
  rank: {
    text: '{token} is of rank {rank}: that by itself changes nothing',
    rules: { superscape: ['SS-HAZ-006', 'SS-HAZ-003'] },
  },
  notSpecial: {
    text: 'tokens do not change special attacks and special moves of {figure}',
    rules: { superscape: ['SS-HAZ-008'] },
  },
  stays: {
    text: 'the token at {space} stays where it is',
    rules: { superscape: ['SS-HAZ-007', 'SS-TOK-108'] },
  },
});
