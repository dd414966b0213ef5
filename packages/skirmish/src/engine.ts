export { looksOf } from './engine/looks.ts';
export { SkirmishEngine } from './engine/skirmish-engine.ts';
export { skirmishProcedures } from './engine/skirmish-procedures.ts';
export { UncheckedSkirmishEngine } from './engine/unchecked-engine.ts';
export { type ReasonTopic, reasonTopics } from './log/reasons/reason-topics.ts';
export { type SkirmishReason, skirmishReasons } from './log/reasons/reasons.ts';
export type { DraftOffer } from './model/draft-offer.ts';
export type { FallRule, Parameters } from './model/parameters.ts';
export { plainCard } from './model/plain-card.ts';
export { type MissingOnCard, missingOnCard } from './model/printed-on-card.ts';
export { type DrawnWay, drawnReply } from './queries/movement/drawn-reply.ts';
export { copiesOf } from './rules/team/draft-rows.ts';
export { copiesLeft, offerRefusal, pointsSpent } from './rules/team/offer-refusal.ts';
export { type TeamReason, teamReasons } from './rules/team/team-reasons.ts';
export {
  identitiesOf,
  type TeamCard,
  type TeamRefusal,
  teamPoints,
  teamRefusals,
} from './rules/team/team-refusals.ts';
export { planMatch, type RulesetKit } from './setup/match-plan.ts';
export { isUnbacked } from './setup/reason-problems.ts';
export { type SetupTeamRefusal, setupTeamRefusals, teamCards } from './setup/setup-teams.ts';
export { hooksOf } from './setup/unit-hooks.ts';
export { CurrentBattlefield } from './state/ground/current-battlefield.ts';
export type { MatchFacts } from './state/match-facts.ts';
