export { Clock, type ClockOptions, type Decider, type GameAdapter } from './clock.ts';
export { type BoundHook, CompiledHooks, type WindowNumber } from './compiled-hooks.ts';
export type {
  Answer,
  AnswerRefusal,
  Choice,
  Decision,
  DecisionShape,
  OptionNames,
  Reply,
} from './decision.ts';
export { isRefusal, replyTo } from './decision.ts';
export {
  type DiceSource,
  fairFace,
  nextWord,
  type RandomWords,
  type RollRequest,
  randomTable,
  seedWords,
} from './dice.ts';
export {
  checkParts,
  Engine,
  type Plugin,
  type RulesetParts,
  type SetupProblem,
  SetupProblems,
} from './engine.ts';
export { KernelError, type KernelErrorCode, kernelErrorCodes } from './error.ts';
export { eventsFor, type GameEvent, type SeenEvent } from './event.ts';
export type { Frame, ProcedureFrame, Recorded, RunFrame, WindowFrame } from './frame.ts';
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
export { type InputEntry, Match, type MatchOptions, type MatchPlan, type SavedMatch } from './match.ts';
export {
  type Args,
  type Body,
  type CompiledProcedure,
  compileProcedure,
  type Operation,
  type Overlay,
  overlaid,
  type ProcedurePlan,
  type StepPlan,
  type Vars,
} from './procedure.ts';
export { Run } from './run.ts';
export { type JournalMark, Layout, State, type TableLayout } from './state.ts';
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
