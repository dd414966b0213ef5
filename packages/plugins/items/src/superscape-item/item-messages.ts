import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of it, and the rules behind it. */
export const itemMessages = defineMessages('item', {
  works: {
    text: '{figure}: what it carries {amount}',
    rules: {
      superscape: ['SS-ITEM-002', 'SS-ITEM-001', 'SS-ITEM-003', 'SS-ITEM-010', 'SS-ABIL-011'],
    },
  },
  rules: {
    text: '{figure}: the rules of an item near it {amount}',
    rules: { superscape: ['SS-ITEM-012', 'SS-ITEM-004'] },
  },
  card: {
    text: 'the card of an item has a Drop Number and a rank from 1 to 3',
    rules: { superscape: ['SS-ITEM-011'] },
  },
  notSpecial: {
    text: 'items do not change special attacks and special moves of {figure}',
    rules: { superscape: ['SS-ITEM-032', 'SS-HAZ-008'] },
  },
  notUniqueHero: {
    text: 'only a Unique Hero carries an item',
    rules: { superscape: ['SS-ITEM-006', 'SS-ITEM-005', 'SS-ITEM-031'] },
  },
  eventHero: {
    text: 'an Event Hero is no Unique Hero and carries no item',
    rules: {
      superscape: ['SS-ITEM-006', 'SS-ITEM-005', 'SS-ITEM-031', 'SS-UNIQ-010', 'SS-GUNIQ-010'],
    },
  },
  handsFull: { text: 'the figure has its item already', rules: { superscape: ['SS-ITEM-007'] } },
  droppedByWounds: {
    text: '{figure} drops {token}: {wounds, plural, one {# wound} other {# wounds}} at once',
    rules: { superscape: ['SS-ITEM-017', 'SS-ITEM-018', 'SS-ITEM-019', 'SS-ITEM-013'] },
  },
  droppedByDefeat: {
    text: '{figure} drops {token} as it falls',
    rules: {
      superscape: ['SS-ITEM-024', 'SS-ITEM-025', 'SS-ITEM-013', 'SS-LIFE-012'],
    },
  },
  placedByOpponent: {
    text: '{seat} lays {token} on {space}',
    rules: {
      superscape: ['SS-ITEM-020', 'SS-ITEM-026', 'SS-ITEM-021', 'SS-ITEM-023', 'SS-ITEM-016', 'SS-TOK-104'],
    },
  },
  removed: { text: '{token} finds no space and leaves the game', rules: { superscape: ['SS-ITEM-022'] } },
  stays: {
    text: '{figure} keeps what it carries when it changes sides',
    rules: { superscape: ['SS-ITEM-033'] },
  },
});
