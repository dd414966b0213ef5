import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** What is left of a warehouse, one of the ruins; figures can stand on the spaces of its outside, which are urban terrain. */
const warehouseRuin = object({
  id: 'warehouse-ruin',
  name: 'Warehouse Ruin',
  text: 'What is left of a warehouse, one of the ruins; figures can stand on the spaces of its outside, which are urban terrain.',
  types: ['structure', 'urban'],
  classes: ['ruin'],
  top: 'concrete',
  rules: {
    superscape: ['SS-OBJ-130', 'SS-OBJ-131', 'SS-OBJ-128', 'SS-OBJ-124', 'SS-OBJ-009', 'SS-OBJ-007'],
    heroscape: ['HS-OBS-001'],
  },
});

/** The plugin that brings the Warehouse Ruin. */
export const warehouseRuinPlugin: SkirmishPlugin = {
  id: 'objects/warehouse-ruin',
  version: '1.0.0',
  units: [warehouseRuin],
};
