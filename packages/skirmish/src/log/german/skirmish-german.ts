import type { WordCatalogue } from '../wording/said.ts';
import { germanCombat } from './german-combat.ts';
import { germanExplanation } from './german-explanation.ts';
import { germanMovement } from './german-movement.ts';
import { germanOther } from './german-other.ts';
import { germanSequence } from './german-sequence.ts';
import { germanSetup } from './german-setup.ts';

/** Every text of shared code in German. Called by whoever speaks German, so that bundles of others leave it out. */
export function skirmishGerman(): WordCatalogue {
  return {
    ...germanSequence,
    ...germanMovement,
    ...germanCombat,
    ...germanOther,
    ...germanExplanation,
    ...germanSetup,
  };
}
