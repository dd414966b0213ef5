import type {
  AnswerHook,
  ForbidHook,
  Hook,
  HookSource,
  InsteadHook,
  ModifyHook,
  QuestionDeclaration,
  ReplaceHook,
  Run,
  TriggerHook,
  ValueDeclaration,
  WatchHook,
} from '@scapewright/kernel';
import type { Game } from './game.ts';
import type { ArgsAt, StepOf, WindowId } from './steps.ts';

/** The context of skirmish bodies and hooks. */
export type SkirmishRun = Run<Game>;

/** A trigger hook at a window of the timing table: wrong ids and wrong payloads do not compile. */
export function trigger<Window extends WindowId>(
  at: Window,
  hook: Omit<TriggerHook<Game, ArgsAt<StepOf<Window>>, SkirmishRun>, 'kind' | 'at'>,
): TriggerHook {
  return { kind: 'trigger', at, ...hook };
}

/** An instead hook: offered in place of a step. */
export function instead<Window extends WindowId>(
  at: Window,
  hook: Omit<InsteadHook<Game, ArgsAt<StepOf<Window>>, SkirmishRun>, 'kind' | 'at'>,
): InsteadHook {
  return { kind: 'instead', at, ...hook };
}

/** A replace hook: changes an event before it happens. */
export function replace<Window extends WindowId>(
  at: Window,
  hook: Omit<ReplaceHook<Game, ArgsAt<StepOf<Window>>, SkirmishRun>, 'kind' | 'at'>,
): ReplaceHook {
  return { kind: 'replace', at, ...hook };
}

/** A watch hook: keeps a plugin's own books. */
export function watch<Window extends WindowId>(
  at: Window,
  hook: Omit<WatchHook<Game, ArgsAt<StepOf<Window>>, SkirmishRun>, 'kind' | 'at'>,
): WatchHook {
  return { kind: 'watch', at, ...hook };
}

/** A hook that changes a number. */
export function modify<Args extends object>(
  value: ValueDeclaration,
  hook: Omit<ModifyHook<Game, Args>, 'kind' | 'value'>,
): ModifyHook {
  return { kind: 'modify', value, ...hook };
}

/** A hook that says no. */
export function forbid<Args extends object>(
  question: QuestionDeclaration,
  hook: Omit<ForbidHook<Game, Args>, 'kind' | 'question'>,
): ForbidHook {
  return { kind: 'forbid', question, ...hook };
}

/** A hook that answers a question. */
export function answer<Args extends object>(
  question: QuestionDeclaration,
  hook: Omit<AnswerHook<Game, Args>, 'kind' | 'question'>,
): AnswerHook {
  return { kind: 'answer', question, ...hook };
}

/** What every unit of content states before it does anything. */
export interface UnitBase {
  /** Kebab-case; unique among units of its kind. */
  readonly id: string;
  readonly name: string;
  /** What it does, in our own words; `{max}` is replaced by the parameter `max`. Card text, log and docs show it. */
  readonly text: string;
  /** Reason keys that it cites. */
  readonly reasons?: readonly string[];
  /** Ledger ids that it implements, per ruleset id. */
  readonly rules?: Readonly<Record<string, readonly string[]>>;
}

/** A special attack that an ability gives. */
export interface SpecialAttack {
  readonly range: number;
  readonly attack: number;
  /** Damage kinds of its wounds. */
  readonly kinds?: readonly string[];
  /** Attacks in the action; default 1. */
  readonly attacks?: number;
  /** May one figure be attacked more than once in the action? Default true. */
  readonly sameTwice?: boolean;
  /** The figures that may be chosen, where that is not the usual test of range, engagement and sight. */
  readonly candidates?: (game: Game, attacker: number) => readonly number[];
  /** All figures affected by an attack on `target`, in the order in which they defend where that is fixed. */
  readonly affects?: (game: Game, attacker: number, target: number) => readonly number[];
  /** True where the attacker orders the defenders. */
  readonly attackerOrders?: boolean;
  /** True where it takes no chosen target. */
  readonly untargeted?: boolean;
}

/** An ability: a folder with this and its scenarios. `hooks` gets the parameters of the card. */
export interface AbilityUnit extends UnitBase {
  readonly kind: 'ability';
  /** Parameters and their defaults. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly hooks: (params: Readonly<Record<string, unknown>>) => readonly Hook[];
  readonly specialAttack?: (params: Readonly<Record<string, unknown>>) => SpecialAttack;
  /** Marker names that it uses. */
  readonly markers?: (params: Readonly<Record<string, unknown>>) => readonly string[];
  /** True where it works although its card is inactive. */
  readonly worksInactive?: boolean;
}

/** A terrain type. */
export interface TerrainUnit extends UnitBase {
  readonly kind: 'terrain';
  readonly land: 'land' | 'nonland' | 'neither';
  readonly groups: readonly string[];
  /** Levels that a tile adds: 1, or 0 for tiles that lie flat. */
  readonly levels: 0 | 1;
  readonly stops: 'never' | 'always' | 'whole-base';
  /** Symbols that keep it from stopping a figure. */
  readonly stopsUnless?: readonly string[];
  /** Wounds taken off a fall that ends here. */
  readonly fallReduction: number;
  /** What entering it costs beyond one space, and symbols that spare that. */
  readonly extraCost?: number;
  readonly extraCostUnless?: readonly string[];
  /** Expected wounds in thousandths for entering, for path offers. */
  readonly risk?: number;
  readonly riskUnless?: readonly string[];
  readonly hooks?: readonly Hook[];
}

/** A symbol of the keyword bar. */
export interface SymbolUnit extends UnitBase {
  readonly kind: 'symbol';
  readonly hooks: readonly Hook[];
}

/** Rules that belong to no card: a chapter as a plugin. */
export interface RuleUnit extends UnitBase {
  readonly kind: 'rule';
  readonly hooks: readonly Hook[];
}

/** Anything that brings hooks. */
export type Unit = AbilityUnit | TerrainUnit | SymbolUnit | RuleUnit;

/** Defines an ability. Parameters are typed by their defaults. */
export function ability<Params extends Record<string, unknown>>(
  unit: Omit<AbilityUnit, 'kind' | 'parameters' | 'hooks' | 'specialAttack' | 'markers'> & {
    readonly parameters?: Params;
    readonly hooks?: (params: Params) => readonly Hook[];
    readonly specialAttack?: (params: Params) => SpecialAttack;
    readonly markers?: (params: Params) => readonly string[];
  },
): AbilityUnit {
  const { parameters, hooks, specialAttack, markers, ...rest } = unit;
  const fill = (params: Readonly<Record<string, unknown>>): Params => ({
    ...(parameters as Params),
    ...params,
  });
  return {
    ...rest,
    kind: 'ability',
    parameters: parameters ?? {},
    hooks: (params) => hooks?.(fill(params)) ?? [],
    ...(specialAttack
      ? { specialAttack: (params: Readonly<Record<string, unknown>>) => specialAttack(fill(params)) }
      : {}),
    ...(markers ? { markers: (params: Readonly<Record<string, unknown>>) => markers(fill(params)) } : {}),
  };
}

/** Defines a terrain type. */
export function terrain(unit: Omit<TerrainUnit, 'kind'>): TerrainUnit {
  return { kind: 'terrain', ...unit };
}

/** Defines a symbol. */
export function symbol(unit: Omit<SymbolUnit, 'kind'>): SymbolUnit {
  return { kind: 'symbol', ...unit };
}

/** Defines rules that belong to no card. */
export function rules(unit: Omit<RuleUnit, 'kind'>): RuleUnit {
  return { kind: 'rule', ...unit };
}

/** A hook source as skirmish makes it: with the special attack of an ability, if it has one. */
export interface SkirmishSource extends HookSource {
  readonly unit: Unit;
  readonly specialAttack?: SpecialAttack;
  readonly place: number;
}
