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
} from './adjacency.ts';
export type { BattlefieldKind, BroughtBattlefield, FlatMap } from './battlefield-kind.ts';
export type { BuildingPlan, ShaftPlan } from './building-plan.ts';
export { type Building, Buildings, buildingsOf, type Shaft } from './buildings.ts';
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
} from './card.ts';
export { Catalogue } from './catalogue.ts';
export { fates, flights, moveKinds, movements, stopping, verdicts } from './codes.ts';
export { crowdedTokens } from './crowded-tokens.ts';
export { CurrentBattlefield } from './current-battlefield.ts';
export * from './declarations.ts';
export { ability, link, object, rules, symbol } from './define-unit.ts';
export { copiesOf } from './draft/draft-rows.ts';
export { copiesLeft, offerRefusal, pointsSpent } from './draft/offer-refusal.ts';
export type { DraftOffer } from './draft-offer.ts';
export { type DrawnWay, drawnReply } from './drawn-reply.ts';
export * from './explain/index.ts';
export { Game } from './game.ts';
export { groundOf, groundType, softnessOf, spares, stoppingSpace } from './ground.ts';
export { type ChangeKind, changeKinds } from './ground-changes/changed-ground.ts';
export type { Layer } from './ground-changes/layers.ts';
export { answer, forbid, instead, modify, replace, trigger, watch } from './hook-kinds.ts';
export type { InteriorMap } from './interior-maps.ts';
export type { Ground, GroundMove } from './kept-ground.ts';
export { labelOf } from './label.ts';
export type { LayerPlan, SpaceLayers } from './layer-plan.ts';
export { bearersOf, bears, type Lender, ownFirst, usersOf } from './lenders.ts';
export { dropsAtOnce, isMortal } from './life.ts';
export { liftRiders } from './lift-riders.ts';
export {
  isPlacing,
  type LinkKind,
  linkKind,
  linkRefusal,
  openLinks,
  type Passage,
  placingLinks,
} from './links.ts';
export { type LogLine, logLine, logLines, type NumberParts, rulesOfLog } from './log-line.ts';
export { describeEvent, describeRefusal, type ToldEvent } from './log-text.ts';
export { looksOf } from './looks.ts';
export type { MatchFacts } from './match-facts.ts';
export { planMatch, type RulesetKit } from './match-plan.ts';
export {
  canPass,
  canSwipe,
  flightOf,
  goesThrough,
  moveQuery,
  type PlannedMove,
  reachOf,
} from './movement-query.ts';
export { nearest } from './nearest.ts';
export { objectAt, PlainObjects } from './objects.ts';
export type { FallRule, Parameters } from './parameters.ts';
export { placeInside } from './place-inside.ts';
export { plainCard } from './plain-card.ts';
export { activeCard, isActivated } from './positions.ts';
export { type MissingOnCard, missingOnCard } from './printed-on-card.ts';
export { skirmishProcedures } from './procedures/all.ts';
export * from './procedures/args.ts';
export { attackNumber, defenseNumber, heightDice, obstructionDice } from './procedures/attack-numbers.ts';
export { canAct } from './procedures/attack-phase.ts';
export { attackTargets, openAttack, specialOf } from './procedures/attack-rows.ts';
export { canStand, standRefusal } from './procedures/can-stand.ts';
export { escapeAttack } from './procedures/combat-target.ts';
export { controlRefusal, takeControl } from './procedures/control.ts';
export {
  isKept,
  keptRefusal,
  placeFigure,
  placementRefusal,
  setAside,
  staysInside,
} from './procedures/displace.ts';
export { endMovement, enter, setSpaces, stopByAbility, stopMovement } from './procedures/entering.ts';
export { fall } from './procedures/fall.ts';
export { grant } from './procedures/grants.ts';
export { knockDirections, knockRefusal } from './procedures/knockback.ts';
export { layingVars } from './procedures/laying-vars.ts';
export { type Numbered, numberedVars, numbersOf } from './procedures/numbered-vars.ts';
export { startZoneOf } from './procedures/placement.ts';
export { cardsForMarkers, markerRefusal, placeMarker } from './procedures/planning.ts';
export { fitsBetween, pushOnto } from './procedures/push.ts';
export { transfer } from './procedures/step.ts';
export { swipedByAll } from './procedures/swipes.ts';
export { exchangesOf, switchFigures } from './procedures/switch.ts';
export { plannedMoveOf } from './procedures/walk.ts';
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
  type GrantKind,
  grantKinds,
  grants,
  type KnockbackArgs,
  type ManeuverArgs,
  type MoveArgs,
  type PlannedAttackArgs,
  procedure,
  procedures,
  type RollResult,
  type SeatArgs,
  type Step,
  type SwipeArgs,
  type TurnArgs,
  type UnitArgs,
  type WoundsArgs,
} from './procedures.ts';
export { type SkirmishReason, skirmishReasons } from './reasons.ts';
export { relationKind, relationOf, relativesOf } from './relatives.ts';
export { type ChosenWay, readRoute, routeReply, wayReply } from './route.ts';
export { UncheckedSkirmishEngine } from './ruleset.ts';
export type {
  CardPlan,
  DraftCard,
  FigurePlan,
  FurtherBattlefield,
  GameSetup,
  ObjectPlan,
  PlayerPlan,
  TokenPlan,
  VictoryPlan,
} from './setup.ts';
export { plainSight, seesClearly, sightOf } from './sight.ts';
export { bodiesBetween, sightBetweenZones, zoneOf } from './sight-lines.ts';
export { SkirmishEngine } from './skirmish-engine.ts';
export type {
  Citations,
  EngineChanges,
  RulingPosition,
  RulingPositions,
  SkirmishPlugin,
  SkirmishRuleset,
} from './skirmish-ruleset.ts';
export * from './steps.ts';
export { stimuli } from './stimuli.ts';
export * from './tables.ts';
export { targetRefusal } from './target-refusal.ts';
export { legalTargets, type PlannedAttack, rangeOf } from './targets.ts';
export { meetsNeeds } from './team-building/figureless-refusals.ts';
export { type SetupTeamRefusal, setupTeamRefusals, teamCards } from './team-building/setup-teams.ts';
export { type TeamReason, teamReasons } from './team-building/team-reasons.ts';
export {
  identitiesOf,
  type TeamCard,
  type TeamRefusal,
  teamPoints,
  teamRefusals,
} from './team-building/team-refusals.ts';
export { terrain, terrainReasons } from './terrain-unit.ts';
export { around } from './threats.ts';
export type {
  AbilityUnit,
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
} from './unit.ts';
export { hooksOf } from './unit-hooks.ts';
export * from './verbs/ability-reasons.ts';
export * from './verbs/attack-areas.ts';
export * from './verbs/bearers.ts';
export * from './verbs/dice.ts';
export * from './verbs/effects.ts';
export * from './verbs/expiry.ts';
export * from './verbs/figure-filter.ts';
export { figuresOn, inPlayerOrder, orderOfRollsMatters } from './verbs/figure-order.ts';
export * from './verbs/figureless-cards.ts';
export * from './verbs/flip-card.ts';
export * from './verbs/healing.ts';
export { type IgnoredWounds, ignoring, mayIgnore, woundGroups } from './verbs/ignoring.ts';
export * from './verbs/inside.ts';
export * from './verbs/joints.ts';
export * from './verbs/labels.ts';
export * from './verbs/lasting-effects.ts';
export * from './verbs/lay-battlefield.ts';
export * from './verbs/leaving.ts';
export * from './verbs/marker-moves.ts';
export * from './verbs/moving.ts';
export { choosePlace, emptyPlaces, keysOfPlaces, nearestPlaces, pickPlace } from './verbs/nearest-place.ts';
export * from './verbs/noted-number.ts';
export * from './verbs/on-top.ts';
export * from './verbs/order-markers.ts';
export * from './verbs/own-move.ts';
export * from './verbs/places.ts';
export * from './verbs/relations.ts';
export * from './verbs/reroll.ts';
export * from './verbs/revive.ts';
export * from './verbs/sign.ts';
export * from './verbs/special.ts';
export { type EventStimulus, runEffect, stimulusCall } from './verbs/stimulus-call.ts';
export * from './verbs/surroundings.ts';
export { additionRefusal, type LaidTile } from './verbs/terrain-additions.ts';
export * from './verbs/terrain-changes.ts';
export { piecesChosen, removalRefusal, type TerrainPiece } from './verbs/terrain-pieces.ts';
export * from './verbs/token-changes.ts';
export * from './verbs/token-rules.ts';
export * from './verbs/tokens.ts';
export * from './verbs/users-battlefield.ts';
export * from './verbs/wounds.ts';
export { regionOfSpace, regionsInPlay } from './victory/regions-in-play.ts';
export { isOver, isStillIn, pointsLeft, regionOf, teamsOf } from './victory/standing.ts';
export * from './victory/victory-unit.ts';
export { refusalOfWay } from './way-refusal.ts';
