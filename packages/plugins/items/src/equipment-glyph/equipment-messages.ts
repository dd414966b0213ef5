import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of it, and the rules behind it. */
export const equipmentMessages = defineMessages('equipment', {
  notEmpty: {
    text: 'a glyph lies on a space without an object or another glyph',
    rules: { '*': ['EQ-GLYPH-001'] },
  },
  stops: {
    text: '{figure} stops on the glyph at {space}',
    rules: { '*': ['EQ-GLYPH-003', 'EQ-GEN-001', 'EQ-EQUIP-005'] },
  },
  turned: {
    text: '{token} lies power side up',
    rules: { '*': ['EQ-GLYPH-004', 'EQ-GLYPH-002', 'EQ-SWAP-004'] },
  },
  works: {
    text: '{figure}: what it carries {amount}',
    rules: { '*': ['EQ-EQUIP-006', 'EQ-EQUIP-007', 'EQ-EQUIP-002'] },
  },
  reaches: { text: '{figure}: a glyph carried near it {amount}', rules: { '*': ['EQ-EQUIP-008'] } },
  notUniqueHero: {
    text: 'only a Unique Hero equips a glyph',
    rules: { '*': ['EQ-EQUIP-003', 'EQ-PASS-003', 'EQ-SWAP-007'] },
  },
  handsFull: { text: 'the figure has a glyph already', rules: { '*': ['EQ-EQUIP-004', 'EQ-PASS-004'] } },
  lostByWound: {
    text: '{figure} is wounded and loses {token}',
    rules: { '*': ['EQ-LOSE-001', 'EQ-LOSE-003', 'EQ-LOSE-008', 'EQ-LOSE-009'] },
  },
  lostByLastWound: {
    text: '{figure} receives its last wound and loses {token}',
    rules: {
      '*': ['EQ-LOSE-001', 'EQ-LOSE-002', 'EQ-LOSE-003', 'EQ-LOSE-008', 'EQ-LOSE-009'],
    },
  },
  lostByDestruction: {
    text: '{figure} is destroyed and loses {token}',
    rules: { '*': ['EQ-LOSE-002', 'EQ-LOSE-003', 'EQ-LOSE-008'] },
  },
  placed: {
    text: '{seat} lays {token} on {space}',
    rules: { '*': ['EQ-LOSE-004', 'EQ-LOSE-005', 'EQ-LOSE-006', 'EQ-LOSE-007', 'EQ-LOSE-010'] },
  },
  removed: { text: '{token} finds no space and leaves the game', rules: { '*': ['EQ-LOSE-005'] } },
});
