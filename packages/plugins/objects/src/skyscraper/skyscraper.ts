import { object, type SkirmishPlugin } from '@scapewright/skirmish/author';

/** A building of several floors. */
const skyscraper = object({
  id: 'skyscraper',
  name: 'Skyscraper (interior access)',
  text: 'A building of several floors.',
  types: ['structure', 'urban'],
  rules: { superscape: ['SS-OBJ-122', 'SS-OBJ-123', 'SS-OBJ-124', 'SS-OBJ-007'], heroscape: ['HS-OBS-001'] },
});

/** The plugin that brings the Skyscraper (interior access). */
export const skyscraperPlugin: SkirmishPlugin = {
  id: 'objects/skyscraper',
  version: '1.0.0',
  units: [skyscraper],
};
