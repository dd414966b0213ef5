import { type SkirmishPlugin, terrain } from '@scapewright/skirmish';

/** Toxic water: acts like water; everything else about it is the scenario's. */
export const toxicWater = terrain({
  id: 'toxic-water',
  name: 'Toxic water',
  text: 'Ends the movement of a figure whose whole base has come to lie on it. Falls onto it do no harm.',
  land: 'nonland',
  groups: ['aquatic'],
  levels: 0,
  liesOn: 'land',
  stops: 'whole-base',
  fallReduction: 1,
  rules: { heroscape: ['HS-TERR-013'] },
});

/** The plugin that brings toxic water. */
export const toxicWaterPlugin: SkirmishPlugin = {
  id: 'terrain/toxic-water',
  version: '1.0.0',
  units: [toxicWater],
};
