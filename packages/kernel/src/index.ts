export { answerFault, quoted, replyTo } from './clock/answer.ts';
export { Clock } from './clock/clock.ts';
export {
  type BodyOperation,
  type CompiledProcedure,
  compileProcedure,
  type Operation,
  type WindowOperation,
} from './clock/compile-procedure.ts';
export type {
  Answer,
  AnswerRefusal,
  Choice,
  Decision,
  DecisionShape,
  OptionNames,
  Reply,
} from './clock/decision.ts';
export { confirmation, isRefusal, replyFault } from './clock/decision.ts';
export type { DeterminismCheck } from './clock/determinism-check.ts';
export { eventsFor, type GameEvent, type SeenEvent } from './clock/event.ts';
export type {
  CallOutcome,
  Frame,
  ProcedureFrame,
  Recorded,
  RecordedReplies,
  RunFrame,
  SecretOptions,
  WindowFrame,
} from './clock/frame.ts';
export type { ClockOptions, Decider, GameAdapter } from './clock/game-adapter.ts';
export {
  type CallStep,
  call,
  type PreparedCall,
  type Procedure,
  type ProcedureHandle,
  type ProcedureName,
  prepared,
  procedure,
} from './clock/procedure.ts';
export { Run } from './clock/run.ts';
export {
  type Args,
  type ArgsOf,
  type Body,
  type Integers,
  insteadWays,
  type PayloadsOf,
  type ProcedurePlan,
  type StepPlan,
  type Test,
  type Vars,
} from './clock/step-plan.ts';
export { KernelError, type KernelErrorCode, kernelErrorCodes } from './error.ts';
export {
  type BoundHook,
  CompiledHooks,
  type HookOptions,
  type WindowNumber,
} from './hooks/compiled-hooks.ts';
export {
  type AnswerHook,
  type AnyGame,
  type ForbidHook,
  type Hook,
  type HookSource,
  type InsteadHook,
  type ModifyHook,
  type QuestionDeclaration,
  question,
  type ReplaceHook,
  type TriggerHook,
  type ValueDeclaration,
  value,
  type WatchHook,
} from './hooks/hook.ts';
export {
  answered,
  type Contribution,
  type ContributionSink,
  forbidden,
  type HookGate,
  modified,
  type Refusal,
} from './hooks/value.ts';
export { differenceOf } from './match/difference.ts';
export { UncheckedEngine } from './match/engine.ts';
export { hashOf } from './match/hash.ts';
export { Match } from './match/match.ts';
export type { MatchHost } from './match/match-host.ts';
export type { InputEntry, MatchOptions, MatchPlan, SavedMatch } from './match/match-plan.ts';
export type { Amendment, Plugin, RulesetParts } from './match/parts.ts';
export {
  type DiceSource,
  fairFace,
  type Generator,
  nextWord,
  type RandomWords,
  type RollRequest,
  randomTable,
  seedWords,
} from './state/dice.ts';
export { Hasher } from './state/hasher.ts';
export { Layout, type TableLayout } from './state/layout.ts';
export type { Seat } from './state/seat.ts';
export { type JournalMark, State } from './state/state.ts';
export {
  type Column,
  type ColumnOptions,
  extend,
  int,
  type ReadColumn,
  ref,
  type TableDeclaration,
  table,
  type Visibility,
} from './state/table.ts';
export { type View, viewHash, viewOf } from './state/view.ts';
