import { link, type SkirmishPlugin, terrain } from '@scapewright/skirmish';
import { isCar } from './car.ts';
import { carHooks } from './car-hooks.ts';
import { dropHooks } from './drop.ts';

const flyers = 'link.shaft.flyers-only';
const cars = 'link.car.cars-only';

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
  reasons: [
    'terrain.elevator-shaft.drop',
    'terrain.elevator-shaft.onto-car',
    'terrain.elevator-shaft.to-bottom',
    'terrain.elevator-shaft.goes-on',
    'terrain.elevator-shaft.no-room',
    'terrain.elevator-shaft.bystander',
    'terrain.elevator-shaft.car-stays',
    'terrain.elevator-shaft.car-blocks',
    'terrain.elevator-shaft.gives-way',
    'terrain.elevator-shaft.car-hits',
    'terrain.elevator-shaft.pushed-out',
    'terrain.elevator-shaft.crushed',
  ],
  rules: { superscape: ['SS-ELEV-001', 'SS-ELEV-018', 'SS-ELEV-015', 'SS-ELEV-002', 'SS-INT-001'] },
  reasonRules: {
    'terrain.elevator-shaft.drop': { superscape: ['SS-ELEV-005', 'SS-ELEV-006', 'SS-ELEV-017'] },
    'terrain.elevator-shaft.onto-car': {
      superscape: ['SS-ELEV-005', 'SS-ELEV-007', 'SS-ELEV-016', 'SS-ELEV-017', 'SS-ELEV-020'],
    },
    'terrain.elevator-shaft.to-bottom': {
      superscape: ['SS-ELEV-006', 'SS-ELEV-007', 'SS-ELEV-016', 'SS-ELEV-017', 'SS-ELEV-020'],
    },
    'terrain.elevator-shaft.goes-on': { superscape: ['SS-ELEV-020'] },
    'terrain.elevator-shaft.no-room': { superscape: ['SS-ELEV-009', 'SS-ELEV-019'] },
    'terrain.elevator-shaft.bystander': { superscape: ['SS-ELEV-008'] },
    'terrain.elevator-shaft.car-stays': { superscape: ['SS-ELEV-003'] },
    'terrain.elevator-shaft.car-blocks': { superscape: ['SS-ELEV-011'] },
    'terrain.elevator-shaft.gives-way': { superscape: ['SS-ELEV-012'] },
    'terrain.elevator-shaft.car-hits': { superscape: ['SS-ELEV-012'] },
    'terrain.elevator-shaft.pushed-out': { superscape: ['SS-ELEV-013'] },
    'terrain.elevator-shaft.crushed': { superscape: ['SS-ELEV-014'] },
  },
  lines: {
    'terrain.elevator-shaft.drop': 'whoever steps into the shaft drops',
    'terrain.elevator-shaft.onto-car': '{figure} drops into {other}',
    'terrain.elevator-shaft.to-bottom': '{figure} drops to the bottom of the shaft at {space}',
    'terrain.elevator-shaft.goes-on': 'whoever drops to the bottom may go on from there',
    'terrain.elevator-shaft.no-room': 'there is no room for {figure} below',
    'terrain.elevator-shaft.bystander': '{other} comes down next to {figure}',
    'terrain.elevator-shaft.car-stays': 'a car stays in its shaft',
    'terrain.elevator-shaft.car-blocks': 'the car fills the shaft',
    'terrain.elevator-shaft.gives-way': 'nobody in the shaft stops a car',
    'terrain.elevator-shaft.car-hits': 'the car hits {figure}',
    'terrain.elevator-shaft.pushed-out': '{figure} is pushed out of the shaft to {space}',
    'terrain.elevator-shaft.crushed': '{figure} has nowhere to go',
  },
  hooks: [...dropHooks, ...carHooks],
});

/** Up and down a shaft in flight: one space for each floor, or for each level as ruling `elevatorLevelUnit` says. */
const shaft = link({
  id: 'shaft',
  name: 'Elevator shaft, by floors',
  text: 'A flyer in the shaft goes from floor to floor for one space each.',
  reasons: ['link.shaft', flyers],
  rules: { superscape: ['SS-ELEV-010', 'SS-ELEV-016', 'SS-FLOOR-001'] },
  speaksOf: { symbols: ['flying'] },
  lines: {
    'link.shaft': '{figure} flies along the shaft to {space}',
    [flyers]: 'only flyers go along a shaft',
  },
  use: (game, figure) =>
    isCar(game, figure) || game.ruling('elevatorLevelUnit') === 'elevation' ? { refused: flyers } : 'flight',
});

const shaftLevels = link({
  id: 'shaft-levels',
  name: 'Elevator shaft, by levels',
  text: 'A flyer in the shaft goes from floor to floor for one space each level of elevation.',
  reasons: ['link.shaft-levels'],
  rules: { superscape: ['SS-ELEV-010', 'SS-ELEV-016'] },
  speaksOf: { symbols: ['flying'] },
  lines: { 'link.shaft-levels': '{figure} flies along the shaft to {space}' },
  use: (game, figure) =>
    isCar(game, figure) || game.ruling('elevatorLevelUnit') !== 'elevation' ? { refused: flyers } : 'flight',
});

/** A car in its shaft: one space for each floor, where its card says nothing else. */
const carWay = link({
  id: 'car',
  name: 'Elevator car',
  text: 'A car goes from floor to floor of its shaft for one space each.',
  reasons: ['link.car', cars],
  rules: { superscape: ['SS-ELEV-004', 'SS-ELEV-003'] },
  lines: { 'link.car': '{figure} goes to {space}', [cars]: 'only the car goes this way' },
  use: (game, figure) => (isCar(game, figure) ? 'foot' : { refused: cars }),
});

/** The plugin that brings elevators. */
export const elevatorPlugin: SkirmishPlugin = {
  id: 'buildings/elevator',
  version: '1.0.0',
  units: [elevatorShaft, shaft, shaftLevels, carWay],
  rulings: { elevatorLevelUnit: 'floor' },
};
