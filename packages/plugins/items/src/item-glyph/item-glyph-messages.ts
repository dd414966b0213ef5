import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of it, and the rules behind it. */
export const itemGlyphMessages = defineMessages('item-glyph', {
  notEmpty: {
    text: 'a glyph lies on a space without an object or another glyph',
    rules: { '*': ['IG-GEN-003', 'EQ-GLYPH-001'] },
  },
  noStop: {
    text: 'the item glyph at {space} does not stop {figure}',
    rules: { '*': ['IG-PICK-005', 'IG-PICK-003', 'IG-GEN-003'] },
  },
  otherStops: {
    text: '{figure} stops on the glyph at {space}: only those that are carried stop nobody',
    rules: { '*': ['IG-GEN-003'] },
  },
  turned: {
    text: '{figure} has ended its movement on {token}, which is turned up',
    rules: { '*': ['IG-GEN-003'] },
  },
  works: {
    text: '{figure}: what it carries {amount}',
    rules: { '*': ['IG-PERM-001', 'IG-USE-001', 'IG-USE-002'] },
  },
  reaches: { text: '{figure}: an item glyph carried near it {amount}', rules: { '*': ['IG-USE-001'] } },
  fixed: {
    text: 'the scenario says that this item glyph stays where it lies',
    rules: { '*': ['IG-GEN-002'] },
  },
  byScenario: { text: 'the scenario says who carries {token}', rules: { '*': ['IG-GEN-004'] } },
  notUniqueHero: {
    text: 'only a Unique Hero picks up an item glyph',
    rules: { '*': ['IG-PICK-001', 'IG-PICK-002'] },
  },
  full: { text: 'the figure carries three item glyphs', rules: { '*': ['IG-CAP-001', 'IG-SWAP-001'] } },
  uncommonTwice: {
    text: 'the figure carries this uncommon item glyph already',
    rules: { '*': ['IG-RAR-003', 'IG-RAR-001'] },
  },
  uniqueTwice: {
    text: 'the army carries this unique item glyph already',
    rules: { '*': ['IG-RAR-004', 'IG-RAR-001'] },
  },
  kept: { text: '{figure} is wounded and keeps what it carries', rules: { '*': ['IG-LOSE-001'] } },
  leftBehind: {
    text: '{token} stays at {space}, where {figure} stood',
    rules: { '*': ['IG-LOSE-001', 'IG-LOSE-002', 'IG-LOSE-004', 'IG-LOSE-006'] },
  },
  removed: {
    text: '{token} finds no space of {figure} without a glyph and leaves the game',
    rules: { '*': ['IG-LOSE-003', 'IG-LOSE-005'] },
  },
  card: { text: 'the card of an item glyph states its rarity', rules: { '*': ['IG-RAR-001'] } },
  droppedWithControl: {
    text: '{figure} drops {token}: its new army carries one already',
    rules: { '*': ['IG-RAR-004', 'IG-RAR-003'] },
  },
  isPermanent: { text: 'a permanent item glyph works by itself', rules: { '*': ['IG-PERM-001'] } },
  notCarried: { text: 'the figure does not carry that item glyph', rules: { '*': ['IG-TEMP-002'] } },
  usedUp: { text: 'that item glyph is out of the game', rules: { '*': ['IG-TEMP-003', 'IG-TEMP-002'] } },
  insideObject: { text: 'inside an object item glyphs are not used', rules: { '*': ['IG-TEMP-004'] } },
  noSwap: {
    text: 'item glyphs are not swapped: one is dropped on an earlier space of the move',
    rules: { '*': ['IG-SWAP-001'] },
  },
});
