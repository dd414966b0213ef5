import { abilityProcedures } from '../procedures/for-abilities.ts';
import { stimulusProcedures } from '../procedures/stimuli.ts';
import type { SkirmishModule } from './skirmish-module.ts';

/**
 * What abilities, and chapters of rules such as items, start besides the procedures of a turn: allowances out of turn,
 * knockback, control of figures, and the events of their effects. For engines whose plugins bring one of these.
 */
export const abilities: SkirmishModule = {
  name: 'abilities',
  fill: () => undefined,
  procedures: /* @__PURE__ */ abilityProcedures.concat(stimulusProcedures),
};
