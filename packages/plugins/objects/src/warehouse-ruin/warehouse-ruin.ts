import { object } from '@scapewright/skirmish/author';

/** What is left of a warehouse, one of the ruins; figures can stand on the spaces of its outside, which are urban terrain. */
export const warehouseRuin = object({
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
