import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A car that nobody drives, as scenery; the one that figures ride is a destructible object with a card. */
const elevatorCar = object({
  id: 'elevator-car',
  name: 'Elevator Car',
  text: 'A car that nobody drives, as scenery; the one that figures ride is a destructible object with a card.',
  types: [],
  rules: { superscape: ['SS-OBJ-101'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Elevator Car. */
export const elevatorCarPlugin: SkirmishPlugin = {
  id: 'objects/elevator-car',
  version: '1.0.0',
  units: [elevatorCar],
};
