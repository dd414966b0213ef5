import { object } from '@scapewright/skirmish/author';

/** A pillar whose cap is one road space to stand on. */
export const pillarCapped = object({
  id: 'pillar-capped',
  name: 'Pillar with cap',
  text: 'A pillar whose cap is one road space to stand on.',
  types: [],
  footprints: [1],
  top: 'road',
  rules: { superscape: ['SS-OBJ-137', 'SS-OBJ-012'], heroscape: ['HS-OBS-001'] },
});
