import { defineMessages } from '@scapewright/skirmish/author';

/** What is said of it, and the rules behind it. */
export const occupancyMessages = defineMessages('occupancy', {
  object: { text: 'no object goes into another', rules: { superscape: ['SS-DO-025', 'SS-DO-026'] } },
  noInterior: { text: 'that object has no interior', rules: { superscape: ['SS-DO-020', 'SS-DO-019'] } },
  size: {
    text: 'only a figure of smaller size goes into that object',
    rules: { superscape: ['SS-DO-027', 'SS-DO-029'] },
  },
  height: { text: 'only a lower figure goes into that object', rules: { superscape: ['SS-DO-028'] } },
  full: { text: 'that object is full', rules: { superscape: ['SS-DO-030', 'SS-DO-019'] } },
  taken: {
    text: 'one figure has a place, and no second',
    rules: { superscape: ['SS-VDO-003', 'SS-DO-022'] },
  },
  operator: {
    text: 'only a Unique Hero of height 4 or more operates an object',
    rules: { superscape: ['SS-VDO-002', 'SS-VDO-001', 'SS-VDO-006'] },
  },
  operatorEvent: {
    text: 'an Event Hero is no Unique Hero, and only those operate an object',
    rules: {
      superscape: ['SS-VDO-002', 'SS-GUNIQ-010', 'SS-UNIQ-010', 'SS-VDO-001', 'SS-VDO-006'],
    },
  },
  setUpInside: {
    text: '{figure} starts inside {other}',
    rules: { superscape: ['SS-DO-024', 'SS-DO-025', 'SS-DO-034', 'SS-DO-035'] },
  },
  spared: {
    text: 'the terrain under its object does not touch {figure}',
    rules: { superscape: ['SS-DO-037'] },
  },
  takenAlong: {
    text: '{figure} stays inside {other} and goes where it goes',
    rules: { superscape: ['SS-DO-049'] },
  },
  asUnique: {
    text: '{figure} is an Uncommon Hero, which counts as a Unique one',
    rules: { superscape: ['SS-UNIQ-006', 'SS-GUNIQ-006'] },
  },
  operates: {
    text: '{figure} is one that may operate {other}',
    rules: { superscape: ['SS-VDO-002', 'SS-VDO-001', 'SS-VDO-004'] },
  },
});
