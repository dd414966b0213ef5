export { noteAction } from './action-notes.ts';
export {
  noteAttackDice,
  noteAttackRoll,
  noteDefenseDice,
  noteDefenseRoll,
  noteTarget,
} from './attack-notes.ts';
export { noteFlown, noteGround, noteLeaving, noteTerrain, noteTurn } from './ground-notes.ts';
export { noteLife } from './life-notes.ts';
export { noteTeams } from './setup-notes.ts';
export { noteBeginning, noteEnd, noteNoFall, notePassing, noteStep } from './step-notes.ts';
export { toldNumber } from './told-number.ts';
