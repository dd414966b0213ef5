import type {
  AnswerHook,
  ForbidHook,
  InsteadHook,
  ModifyHook,
  QuestionDeclaration,
  ReplaceHook,
  TriggerHook,
  ValueDeclaration,
  WatchHook,
} from '@scapewright/kernel';
import type { ArgsAt, StepId, WindowId } from '../../model/steps.ts';
import type { Game } from '../game.ts';
import type { SkirmishRun } from './unit.ts';

/** A trigger hook at a window of the timing table: wrong ids and wrong payloads do not compile. */
export function trigger<Window extends WindowId>(
  at: Window,
  hook: Omit<TriggerHook<Game, ArgsAt<Window>, SkirmishRun>, 'kind' | 'at'>,
): TriggerHook {
  return { kind: 'trigger', at, ...hook };
}

/** Phases for which something else is done at a step of its own. */
const insteadOfPhase: Readonly<Partial<Record<WindowId, StepId>>> = {
  '2': '2.instead',
  '3': '3.instead',
  '5': '5.instead',
};

/** An instead hook: offered in place of a step; in place of phase 2, 3 or 5 at the step that the table has for that. */
export function instead<Window extends WindowId>(
  at: Window,
  hook: Omit<InsteadHook<Game, ArgsAt<Window>, SkirmishRun>, 'kind' | 'at'>,
): InsteadHook {
  return { kind: 'instead', at: insteadOfPhase[at] ?? at, ...hook };
}

/** A replace hook: changes an event before it happens. */
export function replace<Window extends WindowId>(
  at: Window,
  hook: Omit<ReplaceHook<Game, ArgsAt<Window>, SkirmishRun>, 'kind' | 'at'>,
): ReplaceHook {
  return { kind: 'replace', at, ...hook };
}

/** A watch hook: keeps a plugin's own books. */
export function watch<Window extends WindowId>(
  at: Window,
  hook: Omit<WatchHook<Game, ArgsAt<Window>, SkirmishRun>, 'kind' | 'at'>,
): WatchHook {
  return { kind: 'watch', at, ...hook };
}

/** A hook that changes a number. */
export function modify<Args extends object>(
  value: ValueDeclaration<Args>,
  hook: Omit<ModifyHook<Game, NoInfer<Args>>, 'kind' | 'value'>,
): ModifyHook {
  return { kind: 'modify', value, ...hook };
}

/** A hook that says no. */
export function forbid<Args extends object>(
  question: QuestionDeclaration<Args>,
  hook: Omit<ForbidHook<Game, NoInfer<Args>>, 'kind' | 'question'>,
): ForbidHook {
  return { kind: 'forbid', question, ...hook };
}

/** A hook that answers a question. */
export function answer<Args extends object, Answer extends boolean | number>(
  question: QuestionDeclaration<Args, Answer>,
  hook: Omit<AnswerHook<Game, NoInfer<Args>, NoInfer<Answer>>, 'kind' | 'question'>,
): AnswerHook {
  return { kind: 'answer', question, ...hook };
}
