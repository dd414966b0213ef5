export type { Space } from '@scapewright/board';
export type { WordCatalogue } from './log/wording/said.ts';
export type { BuildingPlan, ShaftPlan } from './model/building-plan.ts';
export {
  type AbilityUse,
  abilitiesOn,
  type BaseShape,
  type CardDefinition,
  type CardUnit,
  type EntrancePlan,
  isFigureless,
  type Size,
  sidesOf,
  sizeRank,
  sizes,
  type TeamNeeds,
} from './model/card.ts';
export { fates, flights, moveEnds, moveKinds, movements, stopping, verdicts } from './model/codes.ts';
export {
  type AttackNumberArgs,
  type AttackResultArgs,
  actingFigures,
  attackActions,
  attackDice,
  attackingFigures,
  attacksInAction,
  blocksResult,
  boundByEngagement,
  type CardArgs,
  climbingHeight,
  countedTerrain,
  type DropArgs,
  defenseDice,
  drifts,
  type EnteredArgs,
  enterCost,
  type FigureArgs,
  type FigureSpaceArgs,
  type FigureTokenArgs,
  fallDice,
  flight,
  freeLevels,
  givesWay,
  hasClearSight,
  hasKeyword,
  hasPowers,
  hasSymbol,
  heightAdvantage,
  hitsResult,
  initiativeResult,
  insideCounts,
  isAdjacent,
  isObstructed,
  keepsLabel,
  leapLevels,
  lifeNumber,
  type MoverArgs,
  mayAttack,
  mayBeMoved,
  mayBePassed,
  mayBeSwiped,
  mayCarry,
  mayChangeSpecial,
  mayControl,
  mayCross,
  mayEngage,
  mayEnter,
  mayFall,
  mayFlyOver,
  mayIgnoreWounds,
  mayLeave,
  mayMove,
  mayOccupy,
  mayPass,
  mayRemoveCard,
  mayReveal,
  mayScore,
  mayStand,
  maySwipe,
  mayTakeCard,
  mayTakeMarkers,
  mayTakeToken,
  mayTarget,
  mayTargetAgain,
  mayTerrainHarm,
  mayUseCard,
  mayUseToken,
  moveActions,
  moveNumber,
  movesOn,
  movingFigures,
  neededRange,
  passesObjects,
  rangeNumber,
  riseLevels,
  seesAnyway,
  sharesToken,
  spaceBonus,
  spacesApart,
  sparedWounds,
  standsInSight,
  stops,
  swipeDice,
  type TwoArgs,
  terrainStops,
  tokenStops,
  usualController,
  woundsInsteadOfDefeat,
} from './model/declarations.ts';
export { type Duration, durations } from './model/durations.ts';
export { labelOf } from './model/label.ts';
export type { LayerPlan, SpaceLayers } from './model/layer-plan.ts';
export { nearest } from './model/nearest.ts';
export type { Card, Figure, Token } from './model/numbers.ts';
export type {
  BroughtTokens,
  CardPlan,
  DraftCard,
  FigurePlan,
  FurtherBattlefield,
  GameSetup,
  ObjectPlan,
  PlayerPlan,
  TokenPlan,
  VictoryPlan,
} from './model/setup.ts';
export {
  type ArgsAt,
  type AttackArgs,
  type DefeatArgs,
  type EnterArgs,
  type OrderArgs,
  type PairArgs,
  type PlaceArgs,
  type PreventableArgs,
  type RollArgs,
  type SpaceArgs,
  type StepArguments,
  type StepId,
  type StepOf,
  type TokenArgs,
  timingSteps,
  type WindowArgs,
  type WindowId,
  type WoundArgs,
} from './model/steps.ts';
export {
  attackedTable,
  attackTable,
  baseColumns,
  cardTable,
  changeTable,
  effectTable,
  figureTable,
  largestBase,
  lastRollTable,
  limitTable,
  markerTable,
  matchTable,
  moveTable,
  orderTable,
  rollTable,
  seatTable,
  skirmishTables,
  stackDepth,
  standing,
  tokenTable,
} from './model/tables.ts';
export { abilityReason, noteUse } from './queries/ability-reasons.ts';
export {
  adjacent,
  distanceBetween,
  distanceOfSpaces,
  engaged,
  engagements,
  isEngaged,
  placesOf,
  spacesAdjacent,
  stands,
  within,
  wouldBeAdjacent,
  wouldBeEngaged,
} from './queries/adjacency.ts';
export { attackNumber, defenseNumber, heightDice, obstructionDice } from './queries/attack-numbers.ts';
export {
  areTogether,
  bearerOf,
  bearers,
  isAllyOfBearer,
  isElsewhere,
  isGrantedAbility,
} from './queries/bearers.ts';
export { canStand, standRefusal } from './queries/can-stand.ts';
export { controlEffects, controllerNow } from './queries/control.ts';
export { Elsewhere } from './queries/elsewhere.ts';
export {
  type FigureFilter,
  figuresAt,
  figuresMatching,
  filterRefusal,
  isOnSide,
  passes,
  printedNumber,
  type Side,
  type Statistic,
  sides,
  statistics,
} from './queries/figure-filter.ts';
export {
  type CardFilter,
  type CardUse,
  cardRefusal,
  cardsMatching,
  cardUses,
  isUniqueness,
  removeCard,
  useCardOf,
} from './queries/figureless-cards.ts';
export {
  driverOf,
  driverPlace,
  freePlaces,
  hasInteriors,
  objectAround,
  occupantsOf,
  placeCount,
  placeInsideOf,
  placeKeys,
  placeName,
  placeNamed,
  placeOf,
} from './queries/inside.ts';
export { hasLabel, unitsWith } from './queries/labels.ts';
export { effectsFrom, figuresWith, hasEffect, isCommitted } from './queries/lasting-effects.ts';
export { dropsAtOnce, isMortal } from './queries/life.ts';
export {
  canHarm,
  groundOf,
  groundType,
  softnessOf,
  spares,
  stoppingSpace,
} from './queries/movement/ground.ts';
export {
  isPlacing,
  type LinkKind,
  linkKind,
  linkRefusal,
  openLinks,
  type Passage,
  placingLinks,
} from './queries/movement/links.ts';
export {
  canPass,
  canSwipe,
  flightOf,
  goesThrough,
  moveQuery,
  reachOf,
} from './queries/movement/movement-query.ts';
export type { PlannedMove } from './queries/movement/planned-move.ts';
export { type ChosenWay, readRoute, routeReply, wayReply } from './queries/movement/route.ts';
export { figuresOnCard } from './queries/on-card.ts';
export { hasExteriors, isOnTop, levelsNeeded, ridersOf, ridesOn, topOf, topsOver } from './queries/on-top.ts';
export { isOwnMove, type Mover } from './queries/own-move.ts';
export { targetRefusal } from './queries/refusals/target-refusal.ts';
export { refusalOfWay } from './queries/refusals/way-refusal.ts';
export { regionOfSpace, regionsInPlay } from './queries/regions-in-play.ts';
export { hasRelation, relationKind, relationOf, relativesOf } from './queries/relatives.ts';
export { plainSight, seesClearly, sightOf } from './queries/sight/sight.ts';
export { bodiesBetween, sightBetweenZones, zoneOf } from './queries/sight/sight-lines.ts';
export { areTargets, legalTargets, type PlannedAttack, rangeOf } from './queries/sight/targets.ts';
export { around } from './queries/sight/threats.ts';
export { startZoneOf } from './queries/start-zones.ts';
export { haveOwnLines, linesTo } from './queries/straight-lines.ts';
export { isBesideTaller, isUnderOverhang, objectsBeside } from './queries/surroundings.ts';
export { isOver, isStillIn, pointsLeft, regionOf, teamsOf } from './queries/teams.ts';
export { crowdedTokens } from './queries/tokens/crowded-tokens.ts';
export { rulesOfTokens, type TokenRule, tokenPlaces } from './queries/tokens/token-rules.ts';
export {
  bareRefusal,
  carriedBy,
  isFaceUp,
  isTokenOfClass,
  showToken,
  tokenPlan,
  tokenSpaces,
  tokensAtHand,
  tokensOn,
  tokensUnder,
} from './queries/tokens/tokens.ts';
export { controlRefusal, releaseControl, takeControl } from './rules/abilities/control.ts';
export { grant } from './rules/abilities/grants.ts';
export { isDefeated, revive } from './rules/abilities/revive.ts';
export { partnersFor } from './rules/attack/also-affected.ts';
export { type AreaShape, type AttackArea, areaAttack, attackAreas } from './rules/attack/attack-areas.ts';
export { canAct } from './rules/attack/attack-phase.ts';
export { attackTargets, openAttack, specialOf } from './rules/attack/attack-rows.ts';
export { escapeAttack } from './rules/attack/combat-target.ts';
export { canAttackSpecially, isAttackOf, makeSpecialAttack } from './rules/attack/special.ts';
export { bitOf } from './rules/basics/args.ts';
export { figuresOn, inPlayerOrder, orderOfRollsMatters } from './rules/basics/figure-order.ts';
export { notedNumber } from './rules/basics/noted-number.ts';
export { type Numbered, numberedVars, numbersOf } from './rules/basics/numbered-vars.ts';
export { setSpaces } from './rules/basics/set-spaces.ts';
export { askSign } from './rules/basics/sign.ts';
export { isSpared, isUnmoved } from './rules/basics/spared.ts';
export {
  changeResult,
  countFaces,
  type DiceOrder,
  type RollRole,
  rollCombatDice,
  rollNumber,
  rollRoles,
  throwAgain,
} from './rules/dice/dice.ts';
export { askDice, type DiceSubset, rerollDice } from './rules/dice/reroll.ts';
export { exposeToPowers, keepFromPowers } from './rules/effects/beyond-powers.ts';
export {
  addEffect,
  addMarkers,
  endEffects,
  isInForce,
  type LastingEffect,
  markersOn,
  markUsed,
} from './rules/effects/effects.ts';
export { endEffect, endOf } from './rules/effects/expiry.ts';
export { type IgnoredWounds, ignoring, mayIgnore, woundGroups } from './rules/effects/ignoring.ts';
export { negateCard } from './rules/effects/powers-off.ts';
export { forgetRelation, setRelation } from './rules/effects/relations.ts';
export { settleControl } from './rules/effects/settle-control.ts';
export { settleLife } from './rules/effects/settle-life.ts';
export {
  isKept,
  keptRefusal,
  placeFigure,
  placementRefusal,
  setAside,
  staysInside,
} from './rules/move/displace.ts';
export { endMovement, enter, stopByAbility, stopMovement } from './rules/move/entering.ts';
export { fall } from './rules/move/fall.ts';
export { knockDirections, knockRefusal } from './rules/move/knockback.ts';
export { clearBattlefield, removeFigure, tokensIn } from './rules/move/leaving.ts';
export { isStopped, moveLeg, moveNormalLeg } from './rules/move/legs.ts';
export {
  commitToNormalMove,
  endMovePhase,
  isFlyingNow,
  isMoving,
  isMovingNormally,
  movedTogether,
  movesWithOthers,
  moveTogether,
  withGoals,
} from './rules/move/moving.ts';
export {
  choosePlace,
  emptyPlaces,
  keysOfPlaces,
  nearestPlaces,
  pickPlace,
} from './rules/move/nearest-place.ts';
export { placeInside } from './rules/move/place-inside.ts';
export {
  askPlace,
  fitsInPlaceOf,
  isSpaceMeant,
  isTerrain,
  placesFor,
  type SpaceFilter,
  spacesMeant,
  waysOntoMap,
} from './rules/move/places.ts';
export { fitsBetween, pushOnto } from './rules/move/push.ts';
export { putOnCard } from './rules/move/put-on-card.ts';
export { canMoveSpecially, makeSpecialMove, type SpecialMove } from './rules/move/special-move.ts';
export { transfer } from './rules/move/step.ts';
export { leaveEngagements, swipedByAll } from './rules/move/swipes.ts';
export { exchangesOf, switchFigures } from './rules/move/switch.ts';
export { plannedMoveOf } from './rules/move/walk.ts';
export { layingVars } from './rules/stimuli/laying-vars.ts';
export { stimuli } from './rules/stimuli/stimuli.ts';
export { type EventStimulus, runEffect, stimulusCall } from './rules/stimuli/stimulus-call.ts';
export { meetsNeeds } from './rules/team/figureless-refusals.ts';
export { attachMap, isLoose, type Joint, jointsOf } from './rules/terrain/joints.ts';
export { layBattlefield } from './rules/terrain/lay-battlefield.ts';
export { additionRefusal, type LaidTile } from './rules/terrain/terrain-additions.ts';
export {
  addTerrain,
  alterTerrain,
  askRemovals,
  breakObject,
  type RemovalOffer,
  removableSpaces,
  removeTerrain,
} from './rules/terrain/terrain-changes.ts';
export { piecesChosen, removalRefusal, type TerrainPiece } from './rules/terrain/terrain-pieces.ts';
export {
  type Absent,
  absentUsers,
  lastingBattlefield,
  pickBattlefield,
  pickLastingBattlefield,
} from './rules/terrain/users-battlefield.ts';
export {
  carry,
  equipFromOutside,
  flipToken,
  isBrought,
  layBrought,
  layToken,
  removeToken,
  takeFromCarrier,
  useToken,
} from './rules/tokens/token-changes.ts';
export { flipCard } from './rules/turn/flip-card.ts';
export { canMoveMarkers, type MovableMarkers, moveMarkers } from './rules/turn/marker-moves.ts';
export {
  loseOrderMarkers,
  moveOrderMarker,
  moveTurnMarker,
  moveViewedMarker,
  orderMarkerNames,
  orderMarkersOn,
  removeOrderMarker,
  revealOrderMarker,
  turnOfCard,
  unrevealedOn,
  viewOrderMarker,
  viewOrderMarkerOn,
} from './rules/turn/order-markers.ts';
export { cardsForMarkers, markerRefusal, placeMarker } from './rules/turn/planning.ts';
export { heal } from './rules/wounds/healing.ts';
export { liftRiders } from './rules/wounds/lift-riders.ts';
export {
  deactivate,
  defeat,
  defeatTogether,
  inflict,
  rollDamage,
  takeOff,
  type Wounds,
  woundArgs,
  woundsProcedure,
} from './rules/wounds/wounds.ts';
export type { BattlefieldKind, BroughtBattlefield, FlatMap } from './state/content/battlefield-kind.ts';
export { Catalogue } from './state/content/catalogue.ts';
export { ability, link, object, rules, symbol } from './state/content/define-unit.ts';
export { bearersOf, bears, type GrantedTo, ownFirst, usersOf } from './state/content/granted-abilities.ts';
export { answer, forbid, instead, modify, replace, trigger, watch } from './state/content/hook-kinds.ts';
export {
  type ChapterTexts,
  type DefinedMessages,
  defineMessages,
  type Message,
  type MessageDefinition,
  type MessageDefinitions,
  type MessageOf,
  type MessagesOf,
  type NotedValues,
  type RulesByGame,
  type WithMessages,
  withKeys,
  withRules,
} from './state/content/messages.ts';
export { contentHash, type PluginParts, plugin } from './state/content/plugin.ts';
export type {
  Citations,
  EngineChanges,
  RulingPosition,
  RulingPositions,
  SkirmishPlugin,
  SkirmishRuleset,
} from './state/content/ruleset.ts';
export { terrain, terrainReasons } from './state/content/terrain-unit.ts';
export type {
  AbilityUnit,
  AttackMode,
  ChosenParts,
  LinkUnit,
  LinkUse,
  ObjectUnit,
  RuleUnit,
  SkirmishRun,
  SkirmishSource,
  SpecialAttack,
  SymbolUnit,
  TerrainUnit,
  Unit,
} from './state/content/unit.ts';
export {
  type ChosenVictory,
  type Verdict,
  type VictoryCheck,
  type VictoryFacts,
  type VictoryParameters,
  type VictoryUnit,
  victory,
} from './state/content/victory-unit.ts';
export { Game } from './state/game.ts';
export { type Building, Buildings, buildingsOf, type Shaft } from './state/ground/buildings.ts';
export { type ChangeKind, changeKinds } from './state/ground/changed-ground.ts';
export type { Ground, GroundMove } from './state/ground/kept-ground.ts';
export type { Layer } from './state/ground/layers.ts';
export type { InteriorMap } from './state/interior-maps.ts';
export { objectAt, PlainObjects } from './state/objects.ts';
export { activeCard, isActivated } from './state/positions.ts';
export {
  type ActingArgs,
  type ActivationArgs,
  type Aim,
  type AttacksArgs,
  type CombatArgs,
  type CombatResult,
  type ControlArgs,
  combatResults,
  type DefeatedArgs,
  type DiceArgs,
  type FallArgs,
  type GrantArgs,
  type KnockbackArgs,
  type ManeuverArgs,
  type MoveArgs,
  type PlannedAttackArgs,
  type RollResult,
  type SeatArgs,
  type SwipeArgs,
  type TurnArgs,
  type UnitArgs,
  type WoundsArgs,
  withoutPhase,
} from './state/procedure-args.ts';
export { type GrantKind, grantKinds, grants, procedure, procedures, type Step } from './state/procedures.ts';
