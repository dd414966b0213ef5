import { mayHaveRoofs } from '@scapewright/board/core';
import type { Catalogue } from '../catalogue.ts';
import { hasDraft } from '../draft/drafting.ts';
import type { GameSetup } from '../setup.ts';

/** When a game needs a module, by the module's name. Told from its content and its setup, so that no game finds out in its middle. */
const needs: Readonly<Record<string, (setup: GameSetup, catalogue: Catalogue) => boolean>> = {
  'general-moves': (setup, catalogue) =>
    setup.definitions.some(({ base }) => base !== 'single') ||
    setup.battlefield.linkKinds.length > 0 ||
    setup.battlefield.rung.includes(1) ||
    [...setup.battlefield.terrains, ...(setup.terrains ?? [])].some(
      (id) => catalogue.terrain(id)?.driftUnless,
    ),
  'large-bases': ({ definitions }) =>
    definitions.some(({ base }) => base !== 'single' && base !== 'double' && base.length > 1),
  abilities: (_setup, catalogue) => catalogue.abilityIds().length > 0 || catalogue.ruleUnits.length > 0,
  drafting: hasDraft,
  // Of a base of several spaces a part may hang in the air once ground has changed; figures stand on top of objects.
  roofs: ({ battlefield, definitions }) =>
    mayHaveRoofs(battlefield) || definitions.some(({ base, unit }) => base !== 'single' || unit === 'object'),
};

/** The names of the modules that a game needs, whether or not they are there. */
export function neededModules(setup: GameSetup, catalogue: Catalogue): readonly string[] {
  return Object.keys(needs).filter((name) => needs[name]?.(setup, catalogue));
}
