import { KernelError, type KernelErrorCode } from '../error.ts';
import type { AnyGame } from '../hooks/hook.ts';
import type { RollRequest } from '../state/dice.ts';
import type { Seat } from '../state/seat.ts';
import type { Column } from '../state/table.ts';
import type { AnyClock } from './clock.ts';
import { type EventPart, nameOfWork, partOfEvent, type Work } from './compile-procedure.ts';
import { callFrom, outcomeOfNothing, replayCall, tracePassing } from './course.ts';
import { AskedDecision, type Choice, confirmation, type Reply } from './decision.ts';
import { nextFaces } from './dice-source.ts';
import type { CallOutcome, Recorded, RecordedReplies, RunFrame } from './frame.ts';
import type { ProcedureHandle } from './procedure.ts';
import type { PayloadsOf, Vars } from './step-plan.ts';

/** Shared by all runs that have been told nothing yet. */
const nothingRecorded = Object.freeze([]) as unknown as Recorded[];

/** Thrown, preallocated, to unwind a function that waits for an answer. */
export const suspension = Object.freeze({ name: 'suspension' });

/**
 * What a body or hook may do: read and write state, ask, roll, call, and write to the log. It lives for one run of the
 * function; once the function waits or has ended, every further use throws.
 */
export class Run<Game = AnyGame> {
  readonly game: Game;
  /** The hook's source key, or the step whose body runs: what log lines name. */
  readonly where: string;
  readonly source: string | undefined;
  /** Where this run's writes and events begin. @internal */
  readonly mark: number;
  /** @internal */ readonly events: number;
  /** @internal */ frame: RunFrame | undefined;
  /** @internal */ recorded: Recorded[];
  /** @internal */ cursor = 0;
  /** What has been worked out to be recalled, and how much of it this run has had. @internal */
  recalled: unknown[] | undefined;
  private recalls = 0;
  /** @internal */ suspended = false;
  /** True once it may not be used any more. @internal */
  stopped = false;
  /** What went wrong in it, which its function may not hush up. @internal */
  fault: KernelError | undefined;
  private readonly clock: AnyClock;
  /** For a watch hook: the only columns that it may write. */
  private readonly owned: ReadonlySet<number> | undefined;
  private spent = 0;

  /** @internal */
  constructor(clock: AnyClock, work: Work, frame: RunFrame | undefined, mark: number, events: number) {
    this.clock = clock;
    this.game = clock.game;
    this.where = nameOfWork(work);
    this.source = work.hook ? this.where : undefined;
    this.owned = work.owned;
    this.frame = frame;
    this.recorded = frame ? frame.recorded : nothingRecorded;
    this.recalled = frame?.recalled;
    this.mark = mark;
    this.events = events;
  }

  /** Reads a column of a row. */
  read(column: Column, row: number): number {
    if (this.stopped) throw this.dead();
    return this.clock.state.read(column, row);
  }

  /** Writes a column of a row: the only way in which state changes. */
  write(column: Column, row: number, value: number): void {
    this.spend();
    if (this.owned && !this.owned.has(column.id))
      throw this.failed('foreign-write', `${column.table}.${column.name} belongs to somebody else`);
    const { state, paranoid } = this.clock;
    if (paranoid && !Number.isInteger(value))
      throw this.failed('not-plain', `${column.table}.${column.name} was given ${value}`);
    state.sealed = false;
    state.write(column, row, value);
    state.sealed = paranoid;
  }

  /** Adds a row to a growing table and returns its number. */
  grow(table: { readonly name: string }): number {
    this.actsOnRules();
    const { state } = this.clock;
    state.sealed = false;
    const row = state.growRow(table.name);
    state.sealed = this.clock.paranoid;
    return row;
  }

  /**
   * What `make` works out from what it reads: once for this function, and handed out again when it is run again after an
   * answer, since it then reads the same. It may only read.
   */
  recall<Made>(make: () => Made): Made {
    if (this.clock.paranoid) return make();
    if (!this.recalled) {
      this.recalled = [];
      if (this.frame) this.frame.recalled = this.recalled;
    }
    const at = this.recalls++;
    if (at === this.recalled.length) this.recalled.push(make());
    return this.recalled[at] as Made;
  }

  /** Asks one seat. Returns the option's value, or several where several are picked, or the way of a path. */
  choose(choice: Choice): Reply {
    this.actsOnRules();
    const known = this.next('choice', choice.asks) ?? this.record(this.clock.ask([choice], this));
    return known.replies[0] as Reply;
  }

  /** Asks one option of one seat and returns its value. */
  pick(choice: Choice): number {
    const reply = this.choose(choice);
    return typeof reply === 'number' ? reply : (reply[0] as number);
  }

  /** Asks several options of one seat, places of an allotment, or a path; what is picked alone, an extra too, is a list of one. */
  pickSeveral(choice: Choice): readonly number[] {
    const reply = this.choose(choice);
    return typeof reply === 'number' ? [reply] : reply;
  }

  /** Asks one option of one seat; the only one is taken unasked, and `MatchOptions.onForcedChoice` is told. */
  pickOrTake(choice: Choice): number {
    if (choice.options.length !== 1) return this.pick(choice);
    this.clock.options.onForcedChoice?.(new AskedDecision(choice, 0, this.clock.step(), this.clock));
    return choice.options[0] as number;
  }

  /** Asks yes or no. */
  may(seat: Seat, asks: string, source?: string, subject?: string): boolean {
    return this.pick({ ...yesOrNo, seat, asks, source, subject }) === confirmation.yes;
  }

  /** Asks several at once; nobody learns another's answer before all are in. Replies come in the order asked. */
  chooseTogether(choices: readonly Choice[]): readonly Reply[] {
    this.actsOnRules();
    if (choices.length === 0) return [];
    const joint = choices.map((choice) => ({ ...choice, joint: true }));
    const known = this.next('joint', choices[0]?.asks ?? '') ?? this.record(this.clock.ask(joint, this));
    return known.replies;
  }

  /** Rolls dice: faces from 0 to sides - 1. */
  roll(request: RollRequest): readonly number[] {
    this.actsOnRules();
    if (request.count <= 0) return [];
    const known = this.next('roll', request.purpose);
    if (known?.words) this.clock.setRandom(known.words);
    const [faces] = (known ?? this.record(nextFaces(this.clock, request, this))).replies;
    if (!known) this.clock.rolled(request, faces as readonly number[]);
    return faces as readonly number[];
  }

  /** Runs a procedure now and returns what it leaves when it ends. Its whole course counts as one recorded answer. */
  call<Args extends object, Result>(
    { name }: ProcedureHandle<Args, Result>,
    args: NoInfer<Args>,
  ): Readonly<Result> {
    return this.callNamed(name, args as Vars) as Result;
  }

  private callNamed(procedure: string, vars: Vars): Vars {
    this.actsOnRules();
    const known = this.next('call', procedure);
    if (!known) return this.record(callFrom(this.clock, this, procedure, vars)).result;
    replayCall(this.clock, known, this.where);
    return known.result;
  }

  /**
   * Opens the windows of a step that no procedure lists, for an event inside a body. Costs a look when nobody listens. Where
   * something may act before it, `part` opens the window `before` it, and once it has happened those `since`.
   */
  event<Step extends keyof PayloadsOf<Game> & string>(
    step: Step,
    args: PayloadsOf<Game>[Step] & object,
    part: EventPart = 'all',
  ): void {
    this.actsOnRules();
    const { clock } = this;
    if (!clock.hooks.listens(step)) {
      tracePassing(clock, step, part, args as Vars);
      return;
    }
    const isNew = this.cursor === this.recorded.length;
    const nothing = isNew ? outcomeOfNothing(clock, step, part, args as Vars) : undefined;
    if (nothing) this.record(nothing);
    else this.callNamed(partOfEvent[part] + step, args as Vars);
  }

  /** Does anybody listen to a step? Where not, its payload need not be made. */
  listens(step: keyof PayloadsOf<Game> & string): boolean {
    return this.clock.hooks.listens(step) || this.clock.options.trace;
  }

  /** Writes a line to the event log: a reason key with its values. Only `see` seats are shown it (default: all). */
  note(reason: string, data: Readonly<Record<string, number>> = noData, see?: readonly number[]): void {
    this.spend();
    const { clock, source, where } = this;
    if (clock.options.log) clock.tape.emit({ step: clock.step(), reason, source, data, see }, where);
  }

  /** Is the log kept? What is worked out only for its lines may be left out where it is not. */
  get isLogged(): boolean {
    return this.clock.options.log;
  }

  /** Forbids undo across this moment: something hidden has been shown, or may have been decided in secret. */
  reveal(): void {
    this.actsOnRules();
    if (this.next('reveal', '')) return;
    this.record({ kind: 'reveal' });
    this.clock.barriers++;
  }

  /** Records what the function has been told now; where that is nothing yet, it waits. */
  private record<One extends Recorded>(one: One | undefined): One {
    if (!one) {
      this.suspended = true;
      this.stopped = true;
      throw suspension;
    }
    if (this.recorded === nothingRecorded) this.recorded = [one];
    else this.recorded.push(one);
    this.cursor++;
    return one;
  }

  /** What the function was told here when it ran before. */
  private next<Kind extends Recorded['kind']>(kind: Kind, asks: string): RecordedOf<Kind> | undefined {
    const known = this.recorded[this.cursor];
    if (!known) return undefined;
    const name = known.kind === 'reveal' ? '' : known.kind === 'call' ? known.procedure : known.asks;
    if (known.kind !== kind || name !== asks)
      throw this.failed('diverged-run', `asked for ${kind} ${asks}, was told ${known.kind} ${name}`);
    this.cursor++;
    return known as RecordedOf<Kind>;
  }

  /** Every use that may change or learn something counts; a stopped run takes none. */
  private spend(): void {
    if (this.stopped) throw this.dead();
    if (++this.spent > this.clock.options.budget)
      throw this.failed('step-budget', `more than ${this.clock.options.budget} calls in one run`);
  }

  /** What only keeps its own books or the log may not ask, roll, call, add rows or raise barriers. */
  private actsOnRules(): void {
    this.spend();
    if (this.owned) throw this.failed('foreign-write', 'a watch hook or note may only write what is its own');
  }

  private dead(): KernelError {
    return this.failed('dead-context', 'the context was used after its function had stopped');
  }

  private failed(code: KernelErrorCode, detail: string): KernelError {
    this.fault ??= new KernelError(code, this.where, detail);
    return this.fault;
  }
}

type RecordedOf<Kind> = Kind extends 'call'
  ? CallOutcome
  : Kind extends 'reveal'
    ? { kind: 'reveal' }
    : RecordedReplies;

const noData = Object.freeze({});
const yesOrNo = {
  domain: 'answer',
  options: [],
  extras: ['yes', 'no'],
  defaultReply: confirmation.no,
} as const;
