import { type SkirmishPlugin, terrain } from '@scapewright/skirmish';

/** Wellspring water: acts like water; everything else about it is the scenario's. */
export const wellspringWater = terrain({
  id: 'wellspring-water',
  name: 'Wellspring water',
  text: 'Ends the movement of a figure whose whole base has come to lie on it. Falls onto it do no harm.',
  land: 'nonland',
  groups: ['aquatic'],
  levels: 0,
  liesOn: 'land',
  stops: 'whole-base',
  fallReduction: 1,
  rules: { heroscape: ['HS-TERR-013'] },
});

/** The plugin that brings wellspring water. */
export const wellspringWaterPlugin: SkirmishPlugin = {
  id: 'terrain/wellspring-water',
  version: '1.0.0',
  units: [wellspringWater],
};
