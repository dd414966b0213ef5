import { namedError } from '../error.ts';
import type { BoundHook } from '../hooks/compiled-hooks.ts';
import type { Hook, InsteadHook, ReplaceHook, TriggerHook } from '../hooks/hook.ts';
import { holds, isMet } from '../hooks/value.ts';
import type { Seat } from '../state/seat.ts';
import type { AnyClock } from './clock.ts';
import { plainResult, type WindowOperation } from './compile-procedure.ts';
import { type Choice, confirmation } from './decision.ts';
import type { WindowFrame } from './frame.ts';
import { type Args, insteadWays, type Vars } from './step-plan.ts';

/** Opens a window: if any hook applies now, a frame resolves them. Conditions are checked here and again before each. */
export function openWindow(clock: AnyClock, operation: WindowOperation, vars: Vars): boolean {
  const { game } = clock;
  let args: Args | undefined;
  let left: number[] | undefined;
  const applies = operation.kind === 'trigger' ? isMet : holds;
  for (const bound of operation.hooks) {
    if (!game.isLive(bound.source)) continue;
    args ??= clock.sealed(operation.args(game, vars));
    if (!applies(bound, game, args)) continue;
    if (left) left.push(bound.index);
    else left = [bound.index];
  }
  if (!args || !left) return false;
  const frame: WindowFrame = {
    type: 'window',
    kind: operation.kind,
    window: operation.window,
    args,
    left,
    current: -1,
    accepted: false,
    last: -1,
    seat: operation.seat ? operation.seat(game, vars) : -1,
    extras: operation.extras(game, vars),
    reply: undefined,
  };
  clock.frames.push(frame);
  clock.opened = frame;
  return true;
}

/** Does any hook of these operations apply to a payload now? */
export function anyApplies({ game }: AnyClock, operations: readonly WindowOperation[], args: Args): boolean {
  for (const { hooks } of operations) for (const bound of hooks) if (holds(bound, game, args)) return true;
  return false;
}

/** Works on a window: chooses who goes next, asks what is optional, runs it. */
export function advanceWindow(clock: AnyClock, frame: WindowFrame): void {
  if (frame.current === -1) {
    const next =
      frame.kind === 'trigger'
        ? nextTrigger(clock, frame)
        : frame.kind === 'replace'
          ? nextReplace(clock, frame)
          : nextInstead(clock, frame);
    if (next === 'waiting') return;
    if (next < 0) {
      const outcome = frame.kind === 'instead' ? -1 - next : 0;
      endFrame(clock, 'window', outcome, frame.kind === 'replace' ? frame.args : undefined);
      return;
    }
    frame.current = next;
    frame.accepted = false;
    frame.left.splice(frame.left.indexOf(next), 1);
  }
  const bound = clock.hooks.all[frame.current] as BoundHook<TriggerHook | InsteadHook | ReplaceHook>;
  if (!frame.accepted && frame.kind !== 'instead' && isOptional(clock, bound, frame.args)) {
    const { source } = bound;
    const reply = askFor(clock, frame, {
      seat: seatOf(clock, bound, frame.args),
      asks: source.id,
      domain: 'answer',
      options: [],
      extras: ['yes', 'no'],
      source: source.key,
      defaultReply: confirmation.no,
    });
    if (reply === undefined) return;
    if (reply !== confirmation.yes) {
      frame.current = -1;
      return;
    }
  }
  frame.accepted = true;
  clock.onHook?.(bound);
  if (clock.perform(bound, frame.args, undefined)) finishHook(clock, frame);
}

/** Takes a window or a procedure that has ended off the stack; the procedure below learns what became of it, and goes on. */
export function endFrame(clock: AnyClock, op: 'window' | 'call', outcome: number, changes?: Args): void {
  clock.frames.pop();
  const below = clock.frames[clock.frames.length - 1];
  const operation = below?.type === 'procedure' ? clock.codeOf(below).operations[below.at] : undefined;
  if (below?.type !== 'procedure' || operation?.op !== op) return;
  if (changes) Object.assign(below.vars, changes);
  if (operation.into) below.vars[operation.into] = outcome;
  below.at++;
}

/** A hook has run to its end. */
export function finishHook(clock: AnyClock, frame: WindowFrame): void {
  const { key } = clock.hooks.all[frame.current] as BoundHook;
  frame.current = -1;
  if (frame.kind === 'instead') endFrame(clock, 'window', insteadWays.hook);
  else if (frame.kind === 'replace')
    frame.args = clock.sealed({ ...frame.args, ...plainResult(clock.result, clock.paranoid, key) });
}

/**
 * Lower groups first. Players in order; within one player, that player picks, where the order can matter: all of a player's
 * hooks and then the next player's, or one each in turn, as the game says. What has an owner whom nobody controls comes
 * last. Watch hooks come first: they change nothing that others read.
 */
function nextTrigger(clock: AnyClock, frame: WindowFrame): number | 'waiting' {
  const ready = readyHooks(clock, frame);
  const watch = ready.find((index) => hookAt(clock, index).kind === 'watch');
  if (watch !== undefined) return watch;
  if (frame.left.length <= 1 || ready.length === 0) return ready[0] ?? -1;
  const group = lowestGroup(clock, ready);
  const controlled = group.filter((index) => {
    const bound = clock.hooks.all[index] as BoundHook;
    return bound.source.owner < 0 || ownSeat(clock, bound, frame.args) >= 0;
  });
  const turn = controlled.length > 0 ? controlled : group;
  const seats = turn.map((index) => seatOf(clock, clock.hooks.all[index] as BoundHook, frame.args));
  let order: readonly number[] = clock.game.seatOrder();
  if (frame.last !== -1 && clock.game.seatsAlternate()) {
    const after = order.indexOf(frame.last) + 1;
    order = [...order.slice(after), ...order.slice(0, after)];
  }
  const seat = order.find((one) => seats.includes(one)) ?? Math.min(...seats);
  const own = turn.filter((_, at) => seats[at] === seat);
  const next = pickNext(clock, frame, seat, own);
  if (next !== 'waiting') frame.last = seat;
  return next;
}

/** Lower groups first; within a group the affected controller orders what can matter. */
function nextReplace(clock: AnyClock, frame: WindowFrame): number | 'waiting' {
  const ready = readyHooks(clock, frame);
  if (ready.length === 0) return -1;
  const seat = frame.seat < 0 ? clock.game.chooser() : frame.seat;
  return pickNext(clock, frame, seat, lowestGroup(clock, ready));
}

/** Those that come first by what they are. */
function lowestGroup(clock: AnyClock, hooks: readonly number[]): readonly number[] {
  const groupOf = (index: number): number => hookAt<TriggerHook | ReplaceHook>(clock, index).group ?? 0;
  const lowest = Math.min(...hooks.map(groupOf));
  return hooks.filter((index) => groupOf(index) === lowest);
}

/** The hook that the seat takes instead, or -1, -3, -4 ... for the first, second, third extra. */
function nextInstead(clock: AnyClock, frame: WindowFrame): number | 'waiting' {
  const ready = readyHooks(clock, frame);
  if (ready.length === 0) return -1;
  const forced = ready.find((index) => hookAt<InsteadHook>(clock, index).forced);
  if (forced !== undefined) return forced;
  const subject = clock.game.subjectOf?.(frame.args);
  const reply = askFor(clock, frame, {
    ...(subject === undefined ? {} : { subject }),
    seat: frame.seat < 0 ? clock.game.chooser() : frame.seat,
    asks: clock.hooks.windowName(frame.window),
    domain: 'hook',
    options: [...ready],
    extras: frame.extras.length > 0 ? frame.extras : ['no'],
    defaultReply: -1,
  });
  if (reply === undefined) return 'waiting';
  return reply < -1 ? reply - 1 : reply;
}

/** The first hook whose order cannot matter, the only one whose order can, or the one that the seat picks. */
function pickNext(
  clock: AnyClock,
  frame: WindowFrame,
  seat: Seat,
  hooks: readonly number[],
): number | 'waiting' {
  const first = hooks[0] as number;
  if (hooks.length === 1) return first;
  const free = hooks.find((index) => hookAt<TriggerHook>(clock, index).commutes);
  if (free !== undefined) return free;
  const reply = askFor(clock, frame, { seat, asks: 'order', domain: 'hook', options: hooks });
  return reply ?? 'waiting';
}

function hookAt<Kind extends Hook = Hook>(clock: AnyClock, index: number): Kind {
  return (clock.hooks.all[index] as BoundHook).hook as Kind;
}

/** The hooks that have not had their turn and whose conditions hold at this moment: when just opened, all. */
function readyHooks(clock: AnyClock, frame: WindowFrame): readonly number[] {
  const { game, opened } = clock;
  clock.opened = undefined;
  if (opened === frame) return frame.left;
  return frame.left.filter((index) => holds(clock.hooks.all[index] as BoundHook<Hook>, game, frame.args));
}

/** The reply to a choice of one option. */
function askFor(clock: AnyClock, frame: WindowFrame, choice: Choice): number | undefined {
  const reply = frame.reply ?? clock.ask([choice], undefined)?.replies[0];
  frame.reply = undefined;
  return reply as number | undefined;
}

function isOptional(
  clock: AnyClock,
  { hook, source }: BoundHook<TriggerHook | InsteadHook | ReplaceHook>,
  args: Args,
): boolean {
  if (hook.kind === 'instead') return false;
  const { optional } = hook;
  if (typeof optional !== 'function') return optional ?? false;
  try {
    return optional(clock.game, args, source);
  } catch (error) {
    throw namedError(error, source.key);
  }
}

/** The seat in whose place a hook resolves; what nobody owns belongs to the player who is choosing. */
function seatOf(clock: AnyClock, bound: BoundHook, args: Args): number {
  const seat = ownSeat(clock, bound, args);
  return seat >= 0 ? seat : clock.game.chooser();
}

function ownSeat({ game }: AnyClock, { hook, source }: BoundHook, args: Args): number {
  if (hook.kind !== 'trigger' || !hook.seat) return game.seatOf(source, args);
  try {
    return hook.seat(game, args, source) ?? game.seatOf(source, args);
  } catch (error) {
    throw namedError(error, source.key);
  }
}
