import { abilitySlot } from '../ability-slot.ts';
import { abilityMarkers, addAbilities } from '../ability-sources.ts';
import { isLent, lentSeat } from '../lenders.ts';
import { abilityProcedures } from '../procedures/for-abilities.ts';
import { stimulusProcedures } from '../procedures/stimuli.ts';
import { endsThrough, entersTerrain, withinLevels } from '../special-ways.ts';
import { ownFirst } from '../verbs/bearers.ts';
import type { SkirmishModule } from './skirmish-module.ts';

/**
 * Abilities as sources of hooks, and what they, and chapters of rules such as items, start besides the procedures of a turn: allowances out of turn,
 * knockback, control of figures, the events of their effects, and what special moves ask of their ways. For engines whose plugins bring one of these.
 */
export const abilities: SkirmishModule = {
  ...abilitySlot.module({
    addAbilities,
    abilityMarkers,
    isLent,
    lentSeat,
    ownFirst,
    endsThrough,
    entersTerrain,
    withinLevels,
  }),
  procedures: /* @__PURE__ */ abilityProcedures.concat(stimulusProcedures),
};
