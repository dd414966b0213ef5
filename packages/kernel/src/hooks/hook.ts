/** The kernel does not know the game: rulesets say what it is. */
// biome-ignore lint/suspicious/noExplicitAny: hooks and bodies are contravariant in the game, so unknown will not do
export type AnyGame = any;

/** Where a hook comes from: an ability on a card, a terrain type, an item ... `owner` is a row that the ruleset understands. */
export interface HookSource {
  /** Unique and stable within a match, for example `ability:hulk/rage-smash`; ties are broken by it, never by load order. */
  readonly key: string;
  /** The id of the plugin unit: `rage-smash`, `molten-lava`. */
  readonly id: string;
  /** The plugin that registered it. */
  readonly plugin: string;
  readonly owner: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly hooks: readonly Hook[];
}

interface HookBase<Game, Args> {
  /** Holds exactly when the hook applies; pure. Checked when the window opens and again just before it runs. */
  readonly when?: ((game: Game, args: Args, source: HookSource) => boolean) | undefined;
  /** Reason keys that the hook cites; each ruleset maps them to its own rule ids. */
  readonly reasons?: readonly string[];
  /**
   * May what it says change with where this row of the game stands? Whoever asks ahead what would hold somewhere else asks
   * such a hook again for each place. True: for every row; left out: it never does.
   */
  readonly byPlace?: true | ((game: Game, row: number, source: HookSource) => boolean) | undefined;
  /**
   * The only places of which it says anything, for questions and values that are asked place by place: whoever asks of all of
   * them leaves the others out. `args` are those of the question without the place. Undefined, or left out: of any. Pure.
   */
  readonly where?:
    | ((game: Game, args: Args, source: HookSource) => readonly number[] | undefined)
    | undefined;
}

/** before / after / at X, do Y: optional or forced. */
export interface TriggerHook<Game = AnyGame, Args = AnyGame, Run = AnyGame> extends HookBase<Game, Args> {
  readonly kind: 'trigger';
  readonly at: string;
  readonly optional?: boolean | ((game: Game, args: Args, source: HookSource) => boolean);
  /** True when its order among others of its window cannot matter. */
  readonly commutes?: boolean;
  /** Where the rules order what acts in one window, whoever owns it: lower groups come first; default 0. */
  readonly group?: number;
  /** Who decides and in whose place in the order it resolves, where that is not the owner's player. */
  readonly seat?: (game: Game, args: Args, source: HookSource) => number;
  readonly run: (run: Run, args: Args, source: HookSource) => void;
}

/** Instead of X, do Y: offered as an option; consumes the step. `forced` leaves no choice. */
export interface InsteadHook<Game = AnyGame, Args = AnyGame, Run = AnyGame> extends HookBase<Game, Args> {
  readonly kind: 'instead';
  readonly at: string;
  readonly forced?: boolean;
  readonly run: (run: Run, args: Args, source: HookSource) => void;
}

/** Would receive / would be defeated: each at most once per event; returns what changes of the event. */
export interface ReplaceHook<Game = AnyGame, Args = AnyGame, Run = AnyGame> extends HookBase<Game, Args> {
  readonly kind: 'replace';
  readonly at: string;
  readonly optional?: boolean;
  readonly commutes?: boolean;
  /** Lower groups come first (`would receive` 0 before `receives` 1); within a group the affected controller orders. */
  readonly group?: number;
  readonly run: (run: Run, args: Args, source: HookSource) => Partial<Args> | undefined;
}

/** Changes a number: set, then add, then scale, then bounds. Returns undefined where it does not apply. */
export interface ModifyHook<Game = AnyGame, Args = AnyGame> extends HookBase<Game, Args> {
  readonly kind: 'modify';
  readonly value: ValueDeclaration;
  readonly how: 'set' | 'add' | 'scale' | 'least' | 'most';
  readonly by: number | ((game: Game, args: Args, source: HookSource) => number | undefined);
  readonly reason: string;
}

/** May not: any one forbids; beats everything. `reason` is the refusal's reason key. */
export interface ForbidHook<Game = AnyGame, Args = AnyGame> extends HookBase<Game, Args> {
  readonly kind: 'forbid';
  readonly question: QuestionDeclaration;
  readonly reason: string;
}

/** Answers a question; `undefined` leaves it to the next. */
export interface AnswerHook<Game = AnyGame, Args = AnyGame, Answer = number | boolean>
  extends HookBase<Game, Args> {
  readonly kind: 'answer';
  readonly question: QuestionDeclaration;
  readonly reason: string;
  readonly answer: (game: Game, args: Args, source: HookSource) => Answer | undefined;
}

/** Book-keeping of a plugin's own columns; it cannot touch rules state. */
export interface WatchHook<Game = AnyGame, Args = AnyGame, Run = AnyGame> extends HookBase<Game, Args> {
  readonly kind: 'watch';
  readonly at: string;
  readonly run: (run: Run, args: Args, source: HookSource) => void;
}

/** The closed set of hook kinds. */
export type Hook = TriggerHook | InsteadHook | ReplaceHook | ModifyHook | ForbidHook | AnswerHook | WatchHook;

/** A number that hooks modify, declared once; `at` is the timing step where it is read. `Args` is what is told of it. */
export interface ValueDeclaration<Args extends object = object> {
  readonly id: number;
  readonly name: string;
  readonly at: string;
  /** Results are never below this. */
  readonly least: number;
  /** For the compiler; never there. */
  readonly args?: Args;
}

/** A yes/no or small-number question that hooks answer or forbid, declared once. `Args` is what is told of it. */
export interface QuestionDeclaration<
  Args extends object = object,
  Answer extends boolean | number = boolean | number,
> {
  readonly id: number;
  readonly name: string;
  readonly at: string;
  /** How several answers combine: `any` true wins, `all` must be true, the `largest` counts, or the `first` unless another prevails. */
  readonly combine: 'any' | 'all' | 'first' | 'largest';
  /** For the compiler; never there. */
  readonly args?: Args;
  readonly answer?: Answer;
}

/** Identities of values and questions within this process, like symbols; saves use the names. */
const identity = { value: 0, question: 0 };

/** Declares a number that hooks may modify: `value<{ figure: number }>('move', '3E')`. */
export function value<Args extends object = object>(
  name: string,
  at: string,
  least = 0,
): ValueDeclaration<Args> {
  return { id: identity.value++, name, at, least };
}

/** Declares a question that hooks may answer or forbid: `question<{ figure: number }>('may-move', '3E', 'all')`. */
export function question<Args extends object = object, Answer extends boolean | number = boolean>(
  name: string,
  at: string,
  combine: QuestionDeclaration['combine'] = 'any',
): QuestionDeclaration<Args, Answer> {
  return { id: identity.question++, name, at, combine };
}
