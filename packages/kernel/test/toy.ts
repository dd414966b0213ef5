import { Engine } from '../src/check/index.ts';
import {
  type CompiledHooks,
  type GameAdapter,
  type Hook,
  type HookSource,
  int,
  type Match,
  type MatchOptions,
  type MatchPlan,
  type Plugin,
  type ProcedurePlan,
  procedure,
  type RulesetParts,
  type Run,
  type State,
  type StepPlan,
  type TableDeclaration,
  table,
} from '../src/index.ts';
import type { Overlay } from '../src/overlays/index.ts';

/** Rows of four public numbers, which toy rules write. */
export const cellTable = table('cell', {
  a: int({ see: 'all' }),
  b: int({ see: 'all' }),
  c: int({ see: 'all' }),
  live: int({ see: 'all', start: 1 }),
});

/** The toy game as the kernel sees it: cells are named, sources belong to the seat `owner`, -1 nobody's. */
export class ToyGame implements GameAdapter {
  readonly state: State;
  readonly hooks: CompiledHooks;
  readonly order: readonly number[];
  private readonly alternates: boolean;

  constructor(state: State, hooks: CompiledHooks, order: readonly number[], alternates: boolean) {
    this.state = state;
    this.hooks = hooks;
    this.order = order;
    this.alternates = alternates;
  }
  precedence(source: HookSource, other: HookSource): number {
    return Number(source.params['rank'] ?? 0) - Number(other.params['rank'] ?? 0);
  }
  isLive(source: HookSource, about?: { readonly spares?: string }): boolean {
    const cell = source.params['cell'];
    if (about?.spares === source.key) return false;
    return typeof cell !== 'number' || this.state.read(cellTable.live, cell) === 1;
  }
  seatOf(source: HookSource): number {
    return source.owner;
  }
  seatOrder(): readonly number[] {
    return this.order;
  }
  chooser(): number {
    return this.state.read(cellTable.c, 0);
  }
  seatsAlternate(): boolean {
    return this.alternates;
  }
  keyOf(domain: string, value: number): string {
    return `${domain}:${value}`;
  }
  valueOf(domain: string, key: string): number | undefined {
    const value = Number(key.replace(`${domain}:`, ''));
    return Number.isInteger(value) ? value : undefined;
  }
  cell(row: number, column: 'a' | 'b' | 'c' = 'a'): number {
    return this.state.read(cellTable[column], row);
  }
}

export type ToyRun = Run<ToyGame>;

/** What a toy game is made of; everything has a default. */
export interface ToyParts {
  readonly steps?: readonly string[];
  readonly main?: readonly StepPlan<ToyGame>[];
  readonly procedures?: readonly ProcedurePlan<ToyGame>[];
  readonly tables?: readonly TableDeclaration[];
  readonly sources?: readonly HookSource[];
  readonly plugins?: readonly Plugin[];
  readonly overlays?: readonly Overlay[];
  readonly rows?: Readonly<Record<string, number>>;
  readonly order?: readonly number[];
  readonly seatsAlternate?: boolean;
  readonly absentSteps?: Readonly<Record<string, string | undefined>>;
  readonly fill?: (state: State) => void;
  readonly resample?: RulesetParts<ToyGame>['resample'];
}

/** A toy game: its engine, its plan, and a match started. */
export interface Toy {
  readonly engine: Engine<ToyGame>;
  readonly plan: MatchPlan<ToyGame>;
  start(options?: MatchOptions): Match<ToyGame>;
}

/** Builds a toy game of ten cells. */
export function toy(parts: ToyParts): Toy {
  const ruleset: RulesetParts<ToyGame> = {
    id: 'toy',
    version: '1',
    steps: parts.steps ?? ['A', 'B', 'C', 'D'],
    ...(parts.absentSteps ? { absentSteps: parts.absentSteps } : {}),
    tables: [cellTable, ...(parts.tables ?? [])],
    procedures: [{ name: 'main', steps: parts.main ?? [] }, ...(parts.procedures ?? [])],
    ...(parts.resample ? { resample: parts.resample } : {}),
  };
  const engine = new Engine<ToyGame>(ruleset, parts.plugins ?? [], parts.overlays ?? []);
  const plan: MatchPlan<ToyGame> = {
    rows: { cell: 10, ...parts.rows },
    sources: parts.sources ?? [],
    seats: parts.order?.length ?? 2,
    makeGame: (state, hooks) =>
      new ToyGame(state, hooks, parts.order ?? [0, 1], parts.seatsAlternate ?? false),
    fill: (state) => parts.fill?.(state),
    start: procedure('main'),
  };
  return { engine, plan, start: (options = {}) => engine.start(plan, { paranoid: true, ...options }) };
}

/** A source of hooks. Without an owner nobody's. */
export function source(
  key: string,
  owner: number,
  hooks: readonly Hook[],
  params: Readonly<Record<string, unknown>> = {},
): HookSource {
  return { key, id: key, plugin: `plugin-${key}`, owner, params, hooks };
}

/** Writes a trace of what ran: cell 9's `a` as digits. */
export function mark(run: ToyRun, digit: number): void {
  run.write(cellTable.a, 9, run.read(cellTable.a, 9) * 10 + digit);
}

/** The digits that {@link mark} wrote. */
export function marks(match: Match<ToyGame>): number {
  return match.host.game.cell(9);
}
