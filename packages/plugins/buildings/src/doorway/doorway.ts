import { defineMessages, terrain } from '@scapewright/skirmish/author';

/** A door hex: figures go through it as over any floor, sight does not; whoever stands in it is inside. */
export const doorway = terrain({
  id: 'doorway',
  name: 'Doorway',
  text: 'Figures within the height limit go in and out through it. No line of sight runs through it; a figure in it is inside.',
  land: 'land',
  groups: ['interior', 'urban'],
  levels: 0,
  look: { code: 'do', colour: [160, 122, 82] },
  stops: 'never',
  fallReduction: 0,
  blind: true,
  fixed: true,
  rules: {
    superscape: [
      'SS-DOOR-001',
      'SS-DOOR-003',
      'SS-DOOR-004',
      'SS-DOOR-006',
      'SS-DOOR-002',
      'SS-BLDG-008',
      'SS-INT-001',
    ],
  },
  messages: defineMessages('terrain.doorway', {
    fixed: { text: 'a doorway is a part of its building', rules: { superscape: ['SS-TREM-008'] } },
  }),
});
