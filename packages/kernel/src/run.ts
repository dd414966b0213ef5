import type { Clock } from './clock.ts';
import type { Choice, Reply } from './decision.ts';
import type { RollRequest } from './dice.ts';
import { nextFaces } from './dice-source.ts';
import { KernelError } from './error.ts';
import type { Recorded, RunFrame } from './frame.ts';
import type { Args, Vars } from './procedure.ts';
import type { Column } from './table.ts';

/** Thrown, preallocated, to unwind a function that waits for an answer. */
export const suspension = Object.freeze({ name: 'suspension' });

/**
 * What a body or hook may do: read and write state, ask, roll, call, and write to the log. It lives for one run of the
 * function; once the function waits or has ended, every further use throws.
 */
// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
export class Run<Game = any> {
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
  /** @internal */ suspended = false;
  /** @internal */ dead = false;
  // biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
  private readonly clock: Clock<any>;
  private readonly owned: ReadonlySet<number> | undefined;
  private spent = 0;

  /** @internal */
  constructor(
    // biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
    clock: Clock<any>,
    where: string,
    source: string | undefined,
    frame: RunFrame | undefined,
    owned: ReadonlySet<number> | undefined,
    mark: number,
    events: number,
  ) {
    this.mark = mark;
    this.events = events;
    this.clock = clock;
    this.game = clock.game;
    this.where = where;
    this.source = source;
    this.frame = frame;
    this.recorded = frame?.recorded ?? [];
    this.owned = owned;
  }

  /** Reads a column of a row. */
  read(column: Column, row: number): number {
    return this.clock.state.read(column, row);
  }

  /** Writes a column of a row: the only way in which state changes. */
  write(column: Column, row: number, value: number): void {
    this.spend();
    if (this.owned && !this.owned.has(column.id))
      throw new KernelError(
        'foreign-write',
        this.where,
        `${column.table}.${column.name} belongs to somebody else`,
      );
    this.clock.state.write(column, row, value);
  }

  /** Adds a row to the match's growing table and returns its number. */
  grow(): number {
    this.spend();
    return this.clock.state.growRow();
  }

  /** Asks one seat. Returns the option's value, or several where several are picked, or the way of a path. */
  choose(choice: Choice): Reply {
    this.spend();
    const known = this.next('choice', choice.asks);
    if (known?.kind === 'choice') return known.reply;
    if (choice.options.length + (choice.extras?.length ?? 0) === 0)
      throw new KernelError('no-options', this.where, `${choice.asks} has nothing to choose from`);
    const reply = this.clock.ask([choice], this);
    if (!reply) throw this.suspend();
    const only = reply[0] as Reply;
    this.recorded.push({ kind: 'choice', asks: choice.asks, reply: only });
    this.cursor++;
    return only;
  }

  /** Asks one option of one seat and returns its value. */
  pick(choice: Choice): number {
    const reply = this.choose(choice);
    return typeof reply === 'number' ? reply : (reply[0] as number);
  }

  /** Asks yes or no. */
  may(seat: number, asks: string, source?: string, subject?: string): boolean {
    return (
      this.pick({
        seat,
        asks,
        domain: 'answer',
        options: [],
        extras: ['yes', 'no'],
        source,
        subject,
        otherwise: -2,
      }) === -1
    );
  }

  /** Asks several seats at once; nobody learns another's answer before all are in. Replies come in the order asked. */
  chooseTogether(choices: readonly Choice[]): readonly Reply[] {
    this.spend();
    const asks = choices[0]?.asks ?? '';
    const known = this.next('joint', asks);
    if (known?.kind === 'joint') return known.replies;
    if (choices.length === 0) return [];
    const replies = this.clock.ask(
      choices.map((choice) => ({ ...choice, joint: true })),
      this,
    );
    if (!replies) throw this.suspend();
    this.recorded.push({ kind: 'joint', asks, replies });
    this.cursor++;
    return replies;
  }

  /** Rolls dice: faces from 0 to sides - 1. */
  roll(request: RollRequest): readonly number[] {
    this.spend();
    const known = this.next('roll', request.purpose);
    if (known?.kind === 'roll') {
      if (known.words) this.clock.setRandom(known.words);
      return known.faces;
    }
    const made = nextFaces(this.clock, request, this);
    if (!made) throw this.suspend();
    this.clock.rolled(request, made.faces);
    this.recorded.push({ kind: 'roll', purpose: request.purpose, faces: made.faces, words: made.words });
    this.cursor++;
    return made.faces;
  }

  /** Runs a procedure now and returns its variables when it ends. Its whole course counts as one recorded answer. */
  call(procedure: string, vars: Vars): Vars {
    this.spend();
    const known = this.next('call', procedure);
    if (known?.kind === 'call') {
      for (let at = 0; at < known.writes.length; at += 2)
        this.clock.state.writeAddress(known.writes[at] as number, known.writes[at + 1] as number);
      this.clock.skipEvents(known.events, this.where);
      return known.result;
    }
    const outcome = this.clock.callFrom(this, procedure, vars);
    if (!outcome) throw this.suspend();
    this.recorded.push(outcome);
    this.cursor++;
    return outcome.result;
  }

  /** Opens a trigger window that no procedure lists, for an event inside a body. */
  event(step: string, args: Args): void {
    if (this.clock.listens(step)) this.call(`event:${step}`, { ...args });
  }

  /** Writes a line to the event log: a reason key with its values. Only `see` seats are shown it (default: all). */
  note(reason: string, data: Readonly<Record<string, number>> = {}, see?: readonly number[]): void {
    this.spend();
    this.clock.emit(reason, data, this.source, see);
  }

  /** Forbids undo across this moment: something hidden has been shown. */
  reveal(): void {
    this.clock.barrier();
  }

  private next(kind: Recorded['kind'], asks: string): Recorded | undefined {
    const known = this.recorded[this.cursor];
    if (!known) return undefined;
    const name = known.kind === 'call' ? known.procedure : known.kind === 'roll' ? known.purpose : known.asks;
    if (known.kind !== kind || name !== asks)
      throw new KernelError(
        'diverged-run',
        this.where,
        `asked for ${kind} ${asks}, was told ${known.kind} ${name}`,
      );
    this.cursor++;
    return known;
  }

  private spend(): void {
    if (this.dead || this.suspended)
      throw new KernelError(
        'dead-context',
        this.where,
        'the context was used after its function had stopped',
      );
    if (++this.spent > this.clock.budget)
      throw new KernelError('step-budget', this.where, `more than ${this.clock.budget} calls in one run`);
  }

  private suspend(): typeof suspension {
    this.suspended = true;
    return suspension;
  }
}
