import { baseShapes } from './base-shapes.ts';
import { boardExplanations } from './board-explanations.ts';
import { changedBattlefields } from './changed-battlefields.ts';
import { generalMoves } from './general-moves.ts';
import { largeBases } from './large-bases.ts';
import { planChecks } from './plan-checks.ts';
import { quickMoves } from './quick-moves.ts';
import { roofs } from './roofs.ts';
import { wallsAndObjects } from './walls-and-objects.ts';
import { wideBases } from './wide-bases.ts';

/** All modules of the board. */
export const boardModules = [
  baseShapes,
  boardExplanations,
  changedBattlefields,
  generalMoves,
  largeBases,
  planChecks,
  quickMoves,
  roofs,
  wallsAndObjects,
  wideBases,
];
