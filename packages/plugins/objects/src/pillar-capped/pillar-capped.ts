import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A pillar whose cap is one road space to stand on. */
const pillarCapped = object({
  id: 'pillar-capped',
  name: 'Pillar with cap',
  text: 'A pillar whose cap is one road space to stand on.',
  types: [],
  footprints: [1],
  top: 'road',
  rules: { superscape: ['SS-OBJ-137', 'SS-OBJ-012'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Pillar with cap. */
export const pillarCappedPlugin: SkirmishPlugin = {
  id: 'objects/pillar-capped',
  version: '1.0.0',
  units: [pillarCapped],
};
