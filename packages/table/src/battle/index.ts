/** Battles: armies on a map under a ruleset, and the records of them. No words, no viewers. */
export {
  type Army,
  type BattleTerms,
  battleSetup,
  fittingGround,
  type Ground,
  teamOf,
  termsOf,
} from './battle.ts';
export {
  type BattleRecord,
  battleText,
  planOf,
  type SavedBattle,
  type Scenery,
  type SeatKind,
  seatKinds,
  setupOf,
} from './battle-record.ts';
export {
  fitsToken,
  groundOfMap,
  knowsToken,
  neutralWithCards,
  type PlayedTokens,
  playedTokens,
  tokenRefusals,
} from './map-ground.ts';
export { type ReadBattle, readBattle } from './read-battle.ts';
export { type RulesetName, rulesetNames } from './ruleset-names.ts';
export { createEngine, variantsOf } from './rulesets.ts';
export { diceOf, secureDice } from './secure-dice.ts';
export {
  type BattleVerdict,
  type CardOrigin,
  type CardSource,
  type KnownCard,
  replayed,
  verifyBattle,
} from './verify-battle.ts';
