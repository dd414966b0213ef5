export { boardModules } from './all.ts';
export { baseShapes } from './base-shapes.ts';
export { boardExplanations } from './board-explanations.ts';
export { changedBattlefields } from './changed-battlefields.ts';
export { generalMoves } from './general-moves.ts';
export { largeBases } from './large-bases.ts';
export { roofs } from './roofs.ts';
export { wallsAndObjects } from './walls-and-objects.ts';
