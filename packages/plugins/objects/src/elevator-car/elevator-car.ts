import { object } from '@scapewright/skirmish/author';

/** A car that nobody drives, as scenery; the one that figures ride is a destructible object with a card. */
export const elevatorCar = object({
  id: 'elevator-car',
  name: 'Elevator Car',
  text: 'A car that nobody drives, as scenery; the one that figures ride is a destructible object with a card.',
  types: [],
  rules: { superscape: ['SS-OBJ-101'], heroscape: ['HS-OBS-001'] },
});
