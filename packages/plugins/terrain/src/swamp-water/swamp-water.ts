import { defineMessages, type PluginParts, terrain } from '@scapewright/skirmish/author';

/** Swamp water: softens falls and, unless the ruling `swampWaterStops` is on, does nothing else. */
export const swampWater = terrain({
  id: 'swamp-water',
  name: 'Swamp water',
  text: 'Falls onto it hurt less. It stops nobody.',
  land: 'nonland',
  groups: ['aquatic', 'nature', 'swamp'],
  levels: 0,
  look: { code: 'sw', colour: [84, 122, 96], texture: 'waves' },
  liesOn: 'land',
  stops: 'whole-base',
  stopsUnless: ['water-affinity'],
  stopsIf: 'swampWaterStops',
  fallReduction: 1,
  fallReductionIf: 'swampWaterIsWater',
  rules: {
    superscape: [
      'SS-AQUA-009',
      'SS-AQUA-010',
      'SS-AQUA-001',
      'SS-AQUA-002',
      'SS-SWAMP-001',
      'SS-SWAMP-003',
      'SS-NAT-001',
      'SS-NAT-003',
      'SS-TERR-008',
      'SS-TERR-009',
    ],
    heroscape: ['HS-TERR-011', 'HS-TERR-002'],
  },
  messages: defineMessages('terrain.swamp-water', {
    overflown: { rules: { superscape: ['SS-TERR-023'], heroscape: ['HS-FLY-002'] } },
    stop: { rules: { superscape: ['SS-AQUA-009'], heroscape: ['HS-TERR-011'] } },
    crossed: { rules: { superscape: ['SS-AQUA-009'], heroscape: ['HS-TERR-011'] } },
    spared: { rules: { superscape: ['SS-AQUA-009', 'SS-AQUA-008'] } },
    softLanding: {
      rules: {
        superscape: ['SS-AQUA-003', 'SS-SWAMP-003', 'SS-FALL-007', 'SS-TERR-018', 'SS-TERR-019'],
        heroscape: ['HS-TERR-011', 'HS-FALL-005'],
      },
    },
  }),
});

/** The plugin that brings swamp water. */
export const swampWaterParts: PluginParts = {
  units: [swampWater],
  rulings: { swampWaterStops: false, swampWaterIsWater: true },
};
