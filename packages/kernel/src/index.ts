export { answerFault, quoted, replyTo } from './answer.ts';
export { Clock } from './clock.ts';
export { type BoundHook, CompiledHooks, type HookOptions, type WindowNumber } from './compiled-hooks.ts';
export type {
  Answer,
  AnswerRefusal,
  Choice,
  Decision,
  DecisionShape,
  OptionNames,
  Reply,
} from './decision.ts';
export { isRefusal, replyFault } from './decision.ts';
export {
  type DiceSource,
  fairFace,
  nextWord,
  type RandomWords,
  type RollRequest,
  randomTable,
  seedWords,
} from './dice.ts';
export { differenceOf } from './difference.ts';
export type { DoubleRun } from './double-run.ts';
export { Engine, type Plugin, type RulesetParts, UncheckedEngine } from './engine.ts';
export { KernelError, type KernelErrorCode, kernelErrorCodes } from './error.ts';
export { eventsFor, type GameEvent, type SeenEvent } from './event.ts';
export type {
  CallOutcome,
  Frame,
  ProcedureFrame,
  Recorded,
  RunFrame,
  SecretOptions,
  ToldReplies,
  WindowFrame,
} from './frame.ts';
export type { AnyGame, ClockOptions, Decider, GameAdapter } from './game-adapter.ts';
export { Hasher, hashOf } from './hash.ts';
export {
  type AnswerHook,
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
} from './hook.ts';
export { Layout, type TableLayout } from './layout.ts';
export { Match } from './match.ts';
export type { InputEntry, MatchOptions, MatchPlan, SavedMatch } from './match-plan.ts';
export { type Overlay, overlaid } from './overlay.ts';
export {
  type Args,
  type ArgsOf,
  type Body,
  type BodyOperation,
  type CompiledProcedure,
  compileProcedure,
  type Operation,
  type ProcedurePlan,
  type StepPlan,
  type Test,
  type Vars,
  type WindowOperation,
} from './procedure.ts';
export { type ReplayLog, type ReplayResult, recordedDice, verifyReplay } from './replay.ts';
export { Run } from './run.ts';
export { checkParts, type SetupProblem, SetupProblems } from './setup-check.ts';
export { type JournalMark, State } from './state.ts';
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
} from './table.ts';
export { type KernelTools, kernelTools } from './tools.ts';
export {
  answered,
  type Contribution,
  type ContributionSink,
  forbidden,
  type HookGate,
  modified,
  type Refusal,
} from './value.ts';
export { type View, viewHash, viewOf } from './view.ts';
