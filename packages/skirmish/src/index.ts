export { looksOf } from './engine/looks.ts';
export { SkirmishEngine } from './engine/skirmish-engine.ts';
export { skirmishProcedures } from './engine/skirmish-procedures.ts';
export { UncheckedSkirmishEngine } from './engine/unchecked-engine.ts';
export * from './explain/index.ts';
export { type LogLine, logLine, logLines, type NumberParts, rulesOfLog } from './log/log-line.ts';
export { describeEvent, describeRefusal, type ToldEvent } from './log/log-text.ts';
export { type SkirmishReason, skirmishReasons } from './log/reasons/reasons.ts';
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
export { fates, flights, moveKinds, movements, stopping, verdicts } from './model/codes.ts';
export * from './model/declarations.ts';
export type { DraftOffer } from './model/draft-offer.ts';
export { labelOf } from './model/label.ts';
export type { LayerPlan, SpaceLayers } from './model/layer-plan.ts';
export { nearest } from './model/nearest.ts';
export type { Card, Figure, Token } from './model/numbers.ts';
export type { FallRule, Parameters } from './model/parameters.ts';
export { plainCard } from './model/plain-card.ts';
export { type MissingOnCard, missingOnCard } from './model/printed-on-card.ts';
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
} from './model/setup.ts';
export * from './model/steps.ts';
export * from './model/tables.ts';
export * from './queries/ability-reasons.ts';
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
export * from './queries/bearers.ts';
export { canStand, standRefusal } from './queries/can-stand.ts';
export * from './queries/figure-filter.ts';
export * from './queries/figureless-cards.ts';
export * from './queries/inside.ts';
export * from './queries/labels.ts';
export * from './queries/lasting-effects.ts';
export { dropsAtOnce, isMortal } from './queries/life.ts';
export { type DrawnWay, drawnReply } from './queries/movement/drawn-reply.ts';
export { groundOf, groundType, softnessOf, spares, stoppingSpace } from './queries/movement/ground.ts';
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
  type PlannedMove,
  reachOf,
} from './queries/movement/movement-query.ts';
export { type ChosenWay, readRoute, routeReply, wayReply } from './queries/movement/route.ts';
export * from './queries/on-top.ts';
export * from './queries/own-move.ts';
export { targetRefusal } from './queries/refusals/target-refusal.ts';
export { refusalOfWay } from './queries/refusals/way-refusal.ts';
export { regionOfSpace, regionsInPlay } from './queries/regions-in-play.ts';
export { relationKind, relationOf, relativesOf } from './queries/relatives.ts';
export { plainSight, seesClearly, sightOf } from './queries/sight/sight.ts';
export { bodiesBetween, sightBetweenZones, zoneOf } from './queries/sight/sight-lines.ts';
export { legalTargets, type PlannedAttack, rangeOf } from './queries/sight/targets.ts';
export { around } from './queries/sight/threats.ts';
export { startZoneOf } from './queries/start-zones.ts';
export * from './queries/surroundings.ts';
export { isOver, isStillIn, pointsLeft, regionOf, teamsOf } from './queries/teams.ts';
export { crowdedTokens } from './queries/tokens/crowded-tokens.ts';
export * from './queries/tokens/token-rules.ts';
export * from './queries/tokens/tokens.ts';
export { controlRefusal, takeControl } from './rules/abilities/control.ts';
export { grant } from './rules/abilities/grants.ts';
export * from './rules/abilities/revive.ts';
export * from './rules/attack/attack-areas.ts';
export { canAct } from './rules/attack/attack-phase.ts';
export { attackTargets, openAttack, specialOf } from './rules/attack/attack-rows.ts';
export { escapeAttack } from './rules/attack/combat-target.ts';
export * from './rules/attack/special.ts';
export * from './rules/basics/args.ts';
export { figuresOn, inPlayerOrder, orderOfRollsMatters } from './rules/basics/figure-order.ts';
export * from './rules/basics/noted-number.ts';
export { type Numbered, numberedVars, numbersOf } from './rules/basics/numbered-vars.ts';
export { setSpaces } from './rules/basics/set-spaces.ts';
export * from './rules/basics/sign.ts';
export * from './rules/dice/dice.ts';
export * from './rules/dice/reroll.ts';
export * from './rules/effects/effects.ts';
export * from './rules/effects/expiry.ts';
export { type IgnoredWounds, ignoring, mayIgnore, woundGroups } from './rules/effects/ignoring.ts';
export * from './rules/effects/relations.ts';
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
export * from './rules/move/leaving.ts';
export * from './rules/move/moving.ts';
export {
  choosePlace,
  emptyPlaces,
  keysOfPlaces,
  nearestPlaces,
  pickPlace,
} from './rules/move/nearest-place.ts';
export { placeInside } from './rules/move/place-inside.ts';
export * from './rules/move/places.ts';
export { fitsBetween, pushOnto } from './rules/move/push.ts';
export { transfer } from './rules/move/step.ts';
export { swipedByAll } from './rules/move/swipes.ts';
export { exchangesOf, switchFigures } from './rules/move/switch.ts';
export { plannedMoveOf } from './rules/move/walk.ts';
export { layingVars } from './rules/stimuli/laying-vars.ts';
export { stimuli } from './rules/stimuli/stimuli.ts';
export { type EventStimulus, runEffect, stimulusCall } from './rules/stimuli/stimulus-call.ts';
export { copiesOf } from './rules/team/draft-rows.ts';
export { meetsNeeds } from './rules/team/figureless-refusals.ts';
export { copiesLeft, offerRefusal, pointsSpent } from './rules/team/offer-refusal.ts';
export { type TeamReason, teamReasons } from './rules/team/team-reasons.ts';
export {
  identitiesOf,
  type TeamCard,
  type TeamRefusal,
  teamPoints,
  teamRefusals,
} from './rules/team/team-refusals.ts';
export * from './rules/terrain/joints.ts';
export * from './rules/terrain/lay-battlefield.ts';
export { additionRefusal, type LaidTile } from './rules/terrain/terrain-additions.ts';
export * from './rules/terrain/terrain-changes.ts';
export { piecesChosen, removalRefusal, type TerrainPiece } from './rules/terrain/terrain-pieces.ts';
export * from './rules/terrain/users-battlefield.ts';
export * from './rules/tokens/token-changes.ts';
export * from './rules/turn/flip-card.ts';
export * from './rules/turn/marker-moves.ts';
export * from './rules/turn/order-markers.ts';
export { cardsForMarkers, markerRefusal, placeMarker } from './rules/turn/planning.ts';
export * from './rules/wounds/healing.ts';
export { liftRiders } from './rules/wounds/lift-riders.ts';
export * from './rules/wounds/wounds.ts';
export { planMatch, type RulesetKit } from './setup/match-plan.ts';
export { type SetupTeamRefusal, setupTeamRefusals, teamCards } from './setup/setup-teams.ts';
export { hooksOf } from './setup/unit-hooks.ts';
export type { BattlefieldKind, BroughtBattlefield, FlatMap } from './state/content/battlefield-kind.ts';
export { Catalogue } from './state/content/catalogue.ts';
export { ability, link, object, rules, symbol } from './state/content/define-unit.ts';
export { answer, forbid, instead, modify, replace, trigger, watch } from './state/content/hook-kinds.ts';
export { bearersOf, bears, type Lender, ownFirst, usersOf } from './state/content/lenders.ts';
export * from './state/content/messages.ts';
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
export * from './state/content/victory-unit.ts';
export { Game } from './state/game.ts';
export { type Building, Buildings, buildingsOf, type Shaft } from './state/ground/buildings.ts';
export { type ChangeKind, changeKinds } from './state/ground/changed-ground.ts';
export { CurrentBattlefield } from './state/ground/current-battlefield.ts';
export type { Ground, GroundMove } from './state/ground/kept-ground.ts';
export type { Layer } from './state/ground/layers.ts';
export type { InteriorMap } from './state/interior-maps.ts';
export type { MatchFacts } from './state/match-facts.ts';
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
} from './state/procedures.ts';
