import { defineMessages, link, type PluginParts, terrain } from '@scapewright/skirmish/author';
import { isCar } from './car.ts';
import { carHooks } from './car-hooks.ts';
import { dropHooks } from './drop.ts';
import { elevatorShaftMessages } from './elevator-shaft-messages.ts';

const shaftMessages = defineMessages('link.shaft', {
  itself: { text: '{figure} flies along the shaft to {space_each}' },
  flyersOnly: { text: 'only flyers go along a shaft' },
});

const carMessages = defineMessages('link.car', {
  itself: { text: '{figure} goes to {space_each}' },
  carsOnly: { text: 'only the car goes this way' },
});

/** A shaft: whoever steps into it without flying drops into the car below, or to the bottom. */
export const elevatorShaft = terrain({
  id: 'elevator-shaft',
  name: 'Elevator shaft',
  text: 'A figure that enters it without flying is placed in the closest car below, or on the bottom of the shaft: each figure next to it then rolls a damage die (exposure), and it takes falling damage. If it cannot be placed, it is defeated.',
  land: 'land',
  groups: ['interior', 'urban'],
  levels: 0,
  liesOn: 'land',
  stops: 'never',
  fallReduction: 0,
  messages: elevatorShaftMessages,
  rules: { superscape: ['SS-ELEV-001', 'SS-ELEV-018', 'SS-ELEV-015', 'SS-ELEV-002', 'SS-INT-001'] },
  hooks: [...dropHooks, ...carHooks],
});

/** Up and down a shaft in flight: one space for each floor, or for each level as ruling `elevatorLevelUnit` says. */
const shaft = link({
  id: 'shaft',
  name: 'Elevator shaft, by floors',
  text: 'A flyer in the shaft goes from floor to floor for one space each.',
  messages: shaftMessages,
  rules: { superscape: ['SS-ELEV-010', 'SS-ELEV-016', 'SS-FLOOR-001'] },
  speaksOf: { symbols: ['flying'] },
  use: (game, figure) =>
    isCar(game, figure) || game.ruling('elevatorLevelUnit') === 'elevation'
      ? { refused: shaftMessages.flyersOnly }
      : 'flight',
});

const shaftLevels = link({
  id: 'shaft-levels',
  name: 'Elevator shaft, by levels',
  text: 'A flyer in the shaft goes from floor to floor for one space each level of elevation.',
  messages: defineMessages('link.shaft-levels', {
    itself: { text: '{figure} flies along the shaft to {space_each}' },
  }),
  rules: { superscape: ['SS-ELEV-010', 'SS-ELEV-016'] },
  speaksOf: { symbols: ['flying'] },
  use: (game, figure) =>
    isCar(game, figure) || game.ruling('elevatorLevelUnit') !== 'elevation'
      ? { refused: shaftMessages.flyersOnly }
      : 'flight',
});

/** A car in its shaft: one space for each floor, where its card says nothing else. */
const carWay = link({
  id: 'car',
  name: 'Elevator car',
  text: 'A car goes from floor to floor of its shaft for one space each.',
  messages: carMessages,
  rules: { superscape: ['SS-ELEV-004', 'SS-ELEV-003'] },
  use: (game, figure) => (isCar(game, figure) ? 'foot' : { refused: carMessages.carsOnly }),
});

/** The plugin that brings elevators. */
export const elevatorParts: PluginParts = {
  units: [elevatorShaft, shaft, shaftLevels, carWay],
  rulings: { elevatorLevelUnit: 'floor' },
};
