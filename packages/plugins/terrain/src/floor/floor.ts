import { terrain } from '@scapewright/skirmish/author';

/** Interior floor: what rooms of buildings are laid with. Its level is the building's. */
export const floor = terrain({
  id: 'floor',
  name: 'Floor',
  text: 'The inside of a building. No rules of its own.',
  land: 'land',
  groups: ['interior', 'urban'],
  levels: 1,
  look: { code: 'fl', colour: [198, 172, 140], texture: 'boards' },
  assumed: 'in-buildings',
  stops: 'never',
  fallReduction: 0,
  rules: { superscape: ['SS-FLOOR-002', 'SS-INT-001', 'SS-BLDG-017', 'SS-TERR-007'] },
});
