import { KernelError } from '../error.ts';
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
  /** The hook's own condition, at hand: hooks themselves are objects of many makes. */
  readonly when: Hook['when'];
  /** For a watch hook: the only columns that it may write. */
  readonly owned: ReadonlySet<number> | undefined;
}

/** What else shapes the hooks of a match. */
export interface HookOptions {
  /** Steps that the ruleset does not run; value: the window where a hook there lands instead. */
  readonly absent?: Readonly<Record<string, string | undefined>> | undefined;
  /** Where procedures offer something instead or replace an event: `instead:3D`. Left out: a hook may stand anywhere. */
  readonly offered?: ReadonlySet<string>;
  /** The columns that each plugin declares. */
  readonly owners?: ReadonlyMap<string, ReadonlySet<number>>;
  /** Changes each hook before it is filed: paranoid mode. */
  readonly wrap?: ((hook: Hook, key: string) => Hook) | undefined;
}

/** The three windows that every step opens. */
export const windowsOfStep = ['before:', '', 'after:'] as const;

/** Number of a window: three per step. */
export type WindowNumber = number;

const none: readonly never[] = [];
const nothing: ReadonlySet<number> = new Set();
/** In the order in which they act. */
const phases: readonly ModifyHook['how'][] = ['set', 'add', 'scale', 'least', 'most'];

/**
 * The hooks of a match, compiled at its start to one array per window, value and question, so that a step with no live
 * hook costs one length check and nothing is looked up by name while playing.
 */
export class CompiledHooks {
  readonly all: readonly BoundHook[];
  readonly steps: readonly string[];
  readonly options: HookOptions;
  private readonly windowNumbers: ReadonlyMap<string, WindowNumber>;
  private readonly names: readonly string[];
  private readonly heard = new Set<string>();
  private readonly triggers: BoundHook<TriggerHook | WatchHook>[][] = [];
  private readonly insteads: BoundHook<InsteadHook>[][] = [];
  private readonly replaces: BoundHook<ReplaceHook>[][] = [];
  private readonly modifies: BoundHook<ModifyHook>[][] = [];
  private readonly forbids: BoundHook<ForbidHook>[][] = [];
  private readonly answers: BoundHook<AnswerHook>[][] = [];

  constructor(steps: readonly string[], sources: readonly HookSource[], options: HookOptions = {}) {
    this.steps = steps;
    this.options = options;
    this.names = steps.flatMap((id) => windowsOfStep.map((prefix) => prefix + id));
    this.windowNumbers = new Map(this.names.map((name, number) => [name, number]));
    const sorted = [...sources].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    const all: BoundHook[] = [];
    for (const source of sorted)
      source.hooks.forEach((plain, place) => {
        const key = place === 0 ? source.key : `${source.key}#${place}`;
        const hook = options.wrap ? options.wrap(plain, key) : plain;
        const owned = hook.kind === 'watch' ? (options.owners?.get(source.plugin) ?? nothing) : undefined;
        all.push({ hook, source, index: all.length, key, when: hook.when, owned });
      });
    this.all = all;
    for (const bound of all) this.file(bound);
    for (const list of this.modifies)
      list?.sort((a, b) => phases.indexOf(a.hook.how) - phases.indexOf(b.hook.how) || a.index - b.index);
  }

  /** The number of a window such as `3C`, `before:3C`, `after:C10`. */
  windowNumber(id: string): WindowNumber {
    const number = this.windowNumbers.get(id);
    if (number === undefined) throw new KernelError('unknown-step', id, 'no timing step of this vocabulary');
    return number;
  }

  /** The printed name of a window. */
  windowName(window: WindowNumber): string {
    return this.names[window] ?? '';
  }

  /** Does any trigger or watch hook stand at a step, before or after it? */
  listens(step: string): boolean {
    return this.heard.has(step);
  }

  triggersAt(window: WindowNumber): readonly BoundHook<TriggerHook | WatchHook>[] {
    return this.triggers[window] ?? none;
  }
  insteadsAt(window: WindowNumber): readonly BoundHook<InsteadHook>[] {
    return this.insteads[window] ?? none;
  }
  standingAt(kind: 'trigger' | 'instead' | 'replace', window: WindowNumber): readonly BoundHook[] {
    return this[`${kind}s`][window] ?? none;
  }
  /** By phase: set, add, scale, least, most. */
  modifiesOf(value: ValueDeclaration): readonly BoundHook<ModifyHook>[] {
    return this.modifies[value.id] ?? none;
  }
  forbidsOf(question: QuestionDeclaration): readonly BoundHook<ForbidHook>[] {
    return this.forbids[question.id] ?? none;
  }
  answersTo(question: QuestionDeclaration): readonly BoundHook<AnswerHook>[] {
    return this.answers[question.id] ?? none;
  }

  /** Has any hook a say in a question? Where none has, its payload need not be made. */
  isAsked(question: QuestionDeclaration): boolean {
    return this.forbidsOf(question).length > 0 || this.answersTo(question).length > 0;
  }

  private file(bound: BoundHook): void {
    const { hook } = bound;
    if (hook.kind === 'modify') push(this.modifies, hook.value.id, bound);
    else if (hook.kind === 'forbid') push(this.forbids, hook.question.id, bound);
    else if (hook.kind === 'answer') push(this.answers, hook.question.id, bound);
    else {
      const window = this.landing(hook.at, bound.key);
      this.checkOffer(hook, window, bound.key);
      const isHeard = hook.kind === 'trigger' || hook.kind === 'watch';
      if (isHeard) this.heard.add(this.steps[Math.floor(window / 3)] as string);
      if (isHeard) push(this.triggers, window, bound);
      else if (hook.kind === 'instead') push(this.insteads, window, bound);
      else push(this.replaces, window, bound);
    }
  }

  /** An instead or replace hook at a window that no procedure offers would never act. */
  private checkOffer({ kind }: Hook, window: WindowNumber, key: string): void {
    const { offered } = this.options;
    if (!offered || (kind !== 'instead' && kind !== 'replace')) return;
    const name = this.windowName(window);
    if (!offered.has(`${kind}:${name}`))
      throw new KernelError('unknown-step', key, `it is ${kind} at ${name}, where this ruleset offers none`);
  }

  /** The window of a hook, or where it lands in a ruleset that does not run its step. */
  private landing(at: string, key: string): WindowNumber {
    const colon = at.startsWith('before:') || at.startsWith('after:') ? at.indexOf(':') + 1 : 0;
    const step = at.slice(colon);
    const { absent } = this.options;
    if (!absent || !(step in absent)) return this.windowNumber(at);
    const lands = absent[step];
    if (lands === undefined)
      throw new KernelError('unknown-step', key, `it hooks ${at}, which this ruleset does not run`);
    return this.windowNumber(lands.includes(':') ? lands : at.slice(0, colon) + lands);
  }
}

function push<Kind extends Hook>(lists: BoundHook<Kind>[][], at: number, bound: BoundHook): void {
  const list = lists[at];
  if (list) list.push(bound as BoundHook<Kind>);
  else lists[at] = [bound as BoundHook<Kind>];
}
