import { abilityProcedures } from '../procedures/for-abilities.ts';
import { stimulusProcedures } from '../procedures/stimuli.ts';
import { specialWaySlot } from '../special-way-slot.ts';
import { endsThrough, entersTerrain, withinLevels } from '../special-ways.ts';
import type { SkirmishModule } from './skirmish-module.ts';

/**
 * What abilities, and chapters of rules such as items, start besides the procedures of a turn: allowances out of turn,
 * knockback, control of figures, the events of their effects, and what special moves ask of their ways. For engines whose plugins bring one of these.
 */
export const abilities: SkirmishModule = {
  ...specialWaySlot.module({ endsThrough, entersTerrain, withinLevels }),
  procedures: /* @__PURE__ */ abilityProcedures.concat(stimulusProcedures),
};
