import { attackActions, attackingFigures } from '../../model/declarations.ts';
import { figureTable } from '../../model/tables.ts';
import type { PhaseActions } from '../move/move-phase.ts';

/** The actions of an attack phase. */
export const attacks: PhaseActions = {
  number: attackActions,
  left: figureTable.attackActions,
  several: 'attack-action.several',
  figures: attackingFigures,
};
