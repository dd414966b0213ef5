import { KernelError } from './error.ts';
import type {
  AnswerHook,
  ForbidHook,
  Hook,
  HookSource,
  InsteadHook,
  ModifyHook,
  QuestionDeclaration,
  ReplaceHook,
  TriggerHook,
  ValueDeclaration,
  WatchHook,
} from './hook.ts';

/** A hook together with its source; `index` is its place in the match's list, which saves refer to. */
export interface BoundHook<Kind extends Hook = Hook> {
  readonly hook: Kind;
  readonly source: HookSource;
  readonly index: number;
  readonly key: string;
}

/** The three windows that every step opens. */
export const windowsOfStep = ['before:', '', 'after:'] as const;

/** Number of a window: three per step. */
export type WindowNumber = number;

const none: readonly never[] = [];

/**
 * The hooks of a match, compiled at its start to one array per window, value and question, so that a step with no live
 * hook costs one length check and nothing is looked up by name while playing.
 */
export class CompiledHooks {
  readonly all: readonly BoundHook[];
  readonly steps: readonly string[];
  private readonly stepNumbers: ReadonlyMap<string, number>;
  private readonly triggers: readonly BoundHook<TriggerHook | WatchHook>[][] = [];
  private readonly insteads: readonly BoundHook<InsteadHook>[][] = [];
  private readonly replaces: readonly BoundHook<ReplaceHook>[][] = [];
  private readonly modifies: BoundHook<ModifyHook>[][] = [];
  private readonly forbids: BoundHook<ForbidHook>[][] = [];
  private readonly answers: BoundHook<AnswerHook>[][] = [];

  constructor(steps: readonly string[], sources: readonly HookSource[]) {
    this.steps = steps;
    this.stepNumbers = new Map(steps.map((id, number) => [id, number]));
    const sorted = [...sources].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    const all: BoundHook[] = [];
    for (const source of sorted) {
      source.hooks.forEach((hook, place) => {
        all.push({
          hook,
          source,
          index: all.length,
          key: place === 0 ? source.key : `${source.key}#${place}`,
        });
      });
    }
    this.all = all;
    for (const bound of all) this.file(bound);
  }

  /** The number of a window such as `3C`, `before:3C`, `after:C10`. */
  windowNumber(id: string): WindowNumber {
    const prefix = id.startsWith('before:') ? 0 : id.startsWith('after:') ? 2 : 1;
    const step = this.stepNumbers.get(prefix === 1 ? id : id.slice(id.indexOf(':') + 1));
    if (step === undefined) throw new KernelError('unknown-step', id, 'no timing step of this vocabulary');
    return step * 3 + prefix;
  }

  /** The printed name of a window. */
  windowName(window: WindowNumber): string {
    return `${windowsOfStep[window % 3]}${this.steps[Math.floor(window / 3)]}`;
  }

  triggersAt(window: WindowNumber): readonly BoundHook<TriggerHook | WatchHook>[] {
    return this.triggers[window] ?? none;
  }
  insteadsAt(window: WindowNumber): readonly BoundHook<InsteadHook>[] {
    return this.insteads[window] ?? none;
  }
  replacesAt(window: WindowNumber): readonly BoundHook<ReplaceHook>[] {
    return this.replaces[window] ?? none;
  }
  modifiesOf(value: ValueDeclaration): readonly BoundHook<ModifyHook>[] {
    return this.modifies[value.id] ?? none;
  }
  forbidsOf(question: QuestionDeclaration): readonly BoundHook<ForbidHook>[] {
    return this.forbids[question.id] ?? none;
  }
  answersTo(question: QuestionDeclaration): readonly BoundHook<AnswerHook>[] {
    return this.answers[question.id] ?? none;
  }

  private file(bound: BoundHook): void {
    const { hook } = bound;
    switch (hook.kind) {
      case 'trigger':
      case 'watch':
        return push(this.triggers, this.windowNumber(hook.at), bound as BoundHook<TriggerHook>);
      case 'instead':
        return push(this.insteads, this.windowNumber(hook.at), bound as BoundHook<InsteadHook>);
      case 'replace':
        return push(this.replaces, this.windowNumber(hook.at), bound as BoundHook<ReplaceHook>);
      case 'modify':
        return push(this.modifies, hook.value.id, bound as BoundHook<ModifyHook>);
      case 'forbid':
        return push(this.forbids, hook.question.id, bound as BoundHook<ForbidHook>);
      case 'answer':
        return push(this.answers, hook.question.id, bound as BoundHook<AnswerHook>);
    }
  }
}

function push<T>(lists: readonly (readonly T[])[], at: number, entry: T): void {
  const open = lists as T[][];
  const list = open[at];
  if (list) list.push(entry);
  else open[at] = [entry];
}
