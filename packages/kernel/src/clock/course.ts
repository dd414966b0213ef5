import { KernelError } from '../error.ts';
import type { AnyClock } from './clock.ts';
import type { EventPart } from './compile-procedure.ts';
import { plainResult } from './compile-procedure.ts';
import type { CallOutcome, ProcedureFrame, Recorded, RunFrame } from './frame.ts';
import type { Run } from './run.ts';
import type { Args, Vars } from './step-plan.ts';
import { anyApplies, endFrame, openWindow } from './window.ts';

/** Frames that may stand on each other; deeper nesting is taken for endless. */
const deepest = 400;
const noResult = Object.freeze({});

/** Puts a procedure on the stack. */
export function pushProcedure(clock: AnyClock, procedure: string, vars: Vars, caller?: string): void {
  if (clock.frames.length > deepest)
    throw new KernelError('step-budget', caller ?? clock.step(), `nested deeper than ${deepest} frames`);
  clock.frames.push({ type: 'procedure', procedure, at: 0, vars, code: clock.codeNamed(procedure) });
}

/** Works through a procedure until it ends, waits, or something stands above it. */
export function advanceProcedure(clock: AnyClock, frame: ProcedureFrame): void {
  const { operations } = clock.codeOf(frame);
  const { game } = clock;
  for (;;) {
    const operation = operations[frame.at];
    if (operation === undefined) {
      clock.lastResult = frame.vars;
      endFrame(clock, 'call', frame.vars['result'] ?? 0);
      return;
    }
    const vars = clock.paranoid ? clock.sealed(frame.vars) : frame.vars;
    switch (operation.op) {
      case 'body':
        if (operation.owned && !clock.options.log) frame.at++;
        else if (clock.perform(operation, vars, undefined)) endBody(clock, frame);
        else return;
        break;
      case 'set':
        clock.result = operation.vars(game, vars);
        endBody(clock, frame);
        break;
      case 'unless':
        frame.at = operation.test(game, vars) ? frame.at + 1 : operation.to;
        break;
      case 'jump':
        clock.countLoop();
        frame.at = operation.to;
        break;
      case 'window':
        if (openWindow(clock, operation, vars)) return;
        if (operation.into) frame.vars[operation.into] = 0;
        frame.at++;
        break;
      case 'call': {
        clock.countLoop();
        const given = operation.vars(game, vars);
        pushProcedure(clock, operation.procedure, given === vars ? { ...given } : given);
        return;
      }
      case 'passing':
        clock.passing(operation.window, operation.args(game, vars));
        frame.at++;
    }
  }
}

/** Goes on after a body or a `set`: its result becomes variables. */
export function endBody(clock: AnyClock, frame: ProcedureFrame): void {
  const changes = plainResult(clock.result, clock.paranoid, clock.paranoid ? clock.step() : '');
  for (const name in changes) frame.vars[name] = changes[name] as number;
  frame.at++;
}

/** Runs a procedure for a function that is running: undefined when it has to wait. */
export function callFrom(clock: AnyClock, run: Run, procedure: string, vars: Args): CallOutcome | undefined {
  const frame = clock.pushRun(run);
  frame.calling = { procedure, mark: clock.state.mark(), events: clock.tape.at };
  const depth = clock.frames.length;
  pushProcedure(clock, procedure, { ...vars }, run.where);
  return clock.work(depth) ? outcomeOf(clock, frame) : undefined;
}

/** What is recorded of a call that has ended: where its writes lie in the journal, until somebody needs them. */
export function outcomeOf(clock: AnyClock, frame: RunFrame): CallOutcome {
  const { calling } = frame;
  if (!calling) throw new KernelError('bad-save', 'stack', 'no call was open');
  frame.calling = undefined;
  const between = [calling.mark, clock.state.mark()] as const;
  const events = clock.tape.at - calling.events;
  const result = clock.sealed(clock.lastResult);
  return { kind: 'call', procedure: calling.procedure, result, events, rows: [], writes: [], between };
}

/** Tells in a traced match that an event passes. */
export function tracePassing(clock: AnyClock, step: string, part: EventPart, args: Args): void {
  if (clock.options.trace && part !== 'before') clock.passing(clock.hooks.windowNumber(step), args);
}

/** What is recorded of an event of which nothing comes, as none of its hooks applies now. */
export function outcomeOfNothing(clock: AnyClock, step: string, part: EventPart, args: Args) {
  const code = clock.procedures.event(step, part);
  if (!code?.windows || anyApplies(clock, code.windows, args)) return undefined;
  const before = clock.tape.at;
  tracePassing(clock, step, part, args);
  const [procedure, result, events, between] = [code.name, noResult, clock.tape.at - before, undefined];
  return { kind: 'call' as const, procedure, result, events, rows: [], writes: [], between };
}

/** Works out what calls have written, while the journal still tells. */
export function settle(clock: AnyClock, recorded: readonly Recorded[]): void {
  for (const one of recorded)
    if (one.kind === 'call' && one.between) {
      Object.assign(one, clock.state.changesBetween(...one.between));
      one.between = undefined;
    }
}

/** Puts back the outcome of a call that a function has made before. */
export function replayCall(clock: AnyClock, known: CallOutcome, where: string): void {
  const { state } = clock;
  state.sealed = false;
  for (const table of known.rows) state.growRow(table);
  for (let at = 0; at < known.writes.length; at += 2)
    state.writeAddress(known.writes[at] as number, known.writes[at + 1] as number);
  state.sealed = clock.paranoid;
  clock.tape.stepOver(known.events, where);
}
