import { type WithMessages, withKeys } from './messages.ts';
import type { TerrainUnit } from './unit.ts';

/** Defines a terrain type. The reasons that follow from what it states need not be listed. */
export function terrain(unit: Omit<TerrainUnit, 'kind' | 'messages'> & WithMessages): TerrainUnit {
  return { kind: 'terrain', ...withKeys(unit, terrainReasons(unit)) };
}

/** The reason keys under which skirmish cites a terrain type, by what the type states. */
export function terrainReasons(unit: Omit<TerrainUnit, 'kind' | 'messages'>): readonly string[] {
  const { id, stops, extraCost } = unit;
  const spares = unit.stopsUnless ?? unit.extraCostUnless ?? unit.driftUnless;
  const parts = [
    stops === 'never' ? '' : 'stop',
    stops === 'whole-base' ? 'crossed' : '',
    spares ? 'spared' : '',
    extraCost ? 'cost' : '',
    ...(unit.driftUnless ? ['drift', 'drift-turned', 'drift-over'] : []),
    unit.bars ? 'barred' : '',
    ...(unit.holds ? ['unfit', 'taken'] : []),
    ...(unit.bonus ? ['bonus', 'no-bonus'] : []),
    stops === 'never' ? '' : 'overflown',
    unit.liesOn === 'nothing' ? 'over' : '',
    unit.fallReduction > 0 ? 'soft-landing' : '',
    unit.levels === 0 ? 'left' : '',
    unit.fixed ? 'fixed' : '',
    unit.bearsNo ? 'bare' : '',
  ];
  return [`terrain.${id}`, ...parts.filter((part) => part !== '').map((part) => `terrain.${id}.${part}`)];
}
