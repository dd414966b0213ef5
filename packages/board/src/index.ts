export { Arena } from './arena.ts';
export {
  type Base,
  baseHexes,
  baseOffsets,
  liesFlat,
  type Standing,
  standingsOn,
  standingsOver,
} from './bases.ts';
export type { Battlefield, Origin } from './battlefield.ts';
export { BoardError, type BoardErrorCode } from './board-error.ts';
export { climbedTo, type Separation, type Wall } from './compile/borders.ts';
export { compileBattlefield } from './compile/compile-battlefield.ts';
export { closed, type Passages } from './compile/passages.ts';
export type { Solid } from './compile/solids.ts';
export { openSky } from './compile/surfaces.ts';
export { distanceApart } from './distance-apart.ts';
export * from './draw/index.ts';
export { flatPlan } from './flat-plan.ts';
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
export { checkPath, type PathCheck, type PathReading, type PathStep } from './reach/check-path.ts';
export { drawnWay } from './reach/drawn-way.ts';
export { reach } from './reach/find-reach.ts';
export {
  type LocalRules,
  type MoveQuery,
  type Refusal,
  type RefusalReason,
  refusalReasons,
} from './reach/move-query.ts';
export type { Reach, Route } from './reach/reach.ts';
export * from './sight/index.ts';
export type { Space } from './space.ts';
export { formatSpaceName, hexName, namedHex, parseSpaceName, type SpaceName } from './space-names.ts';
