export type { Battlefield, Passages, Separation, Solid, Wall } from './battlefield.ts';
export { closed, openSky } from './battlefield.ts';
export { BoardError, type BoardErrorCode } from './board-error.ts';
export { compileBattlefield } from './compile/compile-battlefield.ts';
export {
  type DirectionName,
  directionNames,
  directionOf,
  directionQ,
  directionR,
  type Hex,
  hexBeside,
  hexCentre,
  hexDistance,
  hexSideMillimetres,
  levelMillimetres,
  oppositeDirection,
  rotateHex,
  singleBaseMillimetres,
  straightDirection,
} from './geometry.ts';
export { type LadderPlan, planLadder } from './ladder.ts';
export type {
  BattlefieldChanges,
  BattlefieldPlan,
  HexKind,
  LinkPlan,
  SolidPlan,
  SpacePlan,
  WallPlan,
} from './plan.ts';
export { formatSpaceName, hexName, namedHex, parseSpaceName, type SpaceName } from './space-names.ts';
