import { terrain } from '@scapewright/skirmish/author';

/** Interior floor: what rooms of buildings are laid with, and maps of the insides of objects. Its level is the building's. */
export const floor = terrain({
  id: 'floor',
  name: 'Floor',
  text: 'The inside of a building or of another object. No rules of its own.',
  land: 'land',
  groups: ['interior'],
  groupsInBuildings: ['urban'],
  levels: 1,
  look: { code: 'fl', colour: [198, 172, 140], texture: 'boards' },
  assumed: 'in-buildings',
  stops: 'never',
  fallReduction: 0,
  rules: { superscape: ['SS-FLOOR-002', 'SS-INT-001', 'SS-TERR-007'] },
});
