import type { Clock } from './clock.ts';
import type { BoundHook } from './compiled-hooks.ts';
import type { Choice, Reply } from './decision.ts';
import type { WindowFrame } from './frame.ts';
import type { InsteadHook, ReplaceHook, TriggerHook } from './hook.ts';
import type { Args, Vars } from './procedure.ts';

// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
type AnyClock = Clock<any>;

/** Opens a window: if any hook applies now, a frame resolves them. Conditions are checked here and again before each. */
export function openWindow(
  clock: AnyClock,
  kind: WindowFrame['kind'],
  window: number,
  argsOf: () => Args,
  seat: number,
  extras: readonly string[],
): void {
  const list =
    kind === 'trigger'
      ? clock.hooks.triggersAt(window)
      : kind === 'instead'
        ? clock.hooks.insteadsAt(window)
        : clock.hooks.replacesAt(window);
  if (list.length === 0) return;
  const args = clock.sealed(argsOf());
  const left: number[] = [];
  for (const bound of list) if (applies(clock, bound, args)) left.push(bound.index);
  if (left.length === 0) return;
  clock.frames.push({
    type: 'window',
    kind,
    window,
    args,
    left,
    current: -1,
    accepted: false,
    last: -1,
    seat,
    extras,
    reply: undefined,
    outcome: 0,
  });
}

/** Works on a window: chooses who goes next, asks what is optional, runs it. */
export function advanceWindow(clock: AnyClock, frame: WindowFrame): void {
  if (frame.kind === 'instead') return advanceInstead(clock, frame);
  if (frame.current === -1) {
    const left: number[] = [];
    for (const index of frame.left) {
      const bound = clock.hooks.all[index];
      if (bound && applies(clock, bound, frame.args)) left.push(index);
    }
    frame.left = left;
    const next = frame.kind === 'trigger' ? nextTrigger(clock, frame) : nextReplace(clock, frame);
    if (next === 'waiting') return;
    if (next === undefined)
      return clock.endWindow(0, frame.kind === 'replace' ? { ...frame.args } : undefined);
    frame.current = next;
    frame.left = frame.left.filter((index) => index !== next);
  }
  const bound = clock.hooks.all[frame.current] as BoundHook<TriggerHook | ReplaceHook>;
  if (!frame.accepted && isOptional(clock, bound, frame.args)) {
    const seat = seatOf(clock, bound, frame.args);
    const reply = askFor(clock, frame, {
      seat,
      asks: bound.source.id,
      domain: 'answer',
      options: [],
      extras: ['yes', 'no'],
      source: bound.source.key,
      otherwise: -2,
    });
    if (reply === undefined) return;
    if (reply !== -1) {
      frame.current = -1;
      frame.last = seat;
      return;
    }
  }
  frame.accepted = true;
  runHook(clock, frame, bound);
}

/** A hook has run to its end. */
export function finishHook(clock: AnyClock, frame: WindowFrame, result: unknown): void {
  const bound = clock.hooks.all[frame.current];
  if (bound) frame.last = seatOf(clock, bound, frame.args);
  frame.current = -1;
  frame.accepted = false;
  if (frame.kind === 'instead') clock.endWindow(1, undefined);
  else if (frame.kind === 'replace' && result && typeof result === 'object')
    frame.args = clock.sealed({ ...frame.args, ...(result as Vars) });
}

function runHook(clock: AnyClock, frame: WindowFrame, bound: BoundHook): void {
  const { source } = bound;
  const hook = bound.hook as TriggerHook | InsteadHook | ReplaceHook;
  clock.onHook?.(bound);
  const outcome = clock.perform(undefined, source.key, source, clock.ownedBy(bound), (run) =>
    hook.run(run, frame.args, source),
  );
  if (outcome.done) finishHook(clock, frame, outcome.result);
}

/** Players in order; within one player, that player picks, where the order can matter (SIM-1: all of a player's, then the next). */
function nextTrigger(clock: AnyClock, frame: WindowFrame): number | 'waiting' | undefined {
  if (frame.left.length === 0) return undefined;
  const bySeat = new Map<number, number[]>();
  for (const index of frame.left) {
    const bound = clock.hooks.all[index] as BoundHook;
    const seat = seatOf(clock, bound, frame.args);
    const list = bySeat.get(seat);
    if (list) list.push(index);
    else bySeat.set(seat, [index]);
  }
  let order = clock.game.seatOrder() as readonly number[];
  if (frame.last !== -1 && clock.game.ruling('SIM-1') === 'alternate') {
    const after = order.indexOf(frame.last) + 1;
    order = [...order.slice(after), ...order.slice(0, after)];
  }
  const seat = order.find((one) => bySeat.has(one)) ?? [...bySeat.keys()].sort((a, b) => a - b)[0];
  const own = bySeat.get(seat as number) as number[];
  const first = own[0] as number;
  const orderMatters =
    own.length > 1 && !own.every((index) => (clock.hooks.all[index]?.hook as TriggerHook).commutes);
  if (!orderMatters) return first;
  const watch = own.find((index) => clock.hooks.all[index]?.hook.kind === 'watch');
  if (watch !== undefined) return watch;
  const reply = askFor(clock, frame, orderChoice(seat as number, own));
  return reply === undefined ? 'waiting' : (reply as number);
}

/** Lower groups first; within a group the affected controller orders what can matter. */
function nextReplace(clock: AnyClock, frame: WindowFrame): number | 'waiting' | undefined {
  if (frame.left.length === 0) return undefined;
  const hookOf = (index: number): ReplaceHook => clock.hooks.all[index]?.hook as ReplaceHook;
  const lowest = Math.min(...frame.left.map((index) => hookOf(index).group ?? 0));
  const group = frame.left.filter((index) => (hookOf(index).group ?? 0) === lowest);
  const first = group[0] as number;
  if (group.length === 1 || group.every((index) => hookOf(index).commutes)) return first;
  const reply = askFor(clock, frame, orderChoice(frame.seat < 0 ? clock.game.chooser() : frame.seat, group));
  return reply === undefined ? 'waiting' : (reply as number);
}

function advanceInstead(clock: AnyClock, frame: WindowFrame): void {
  if (frame.current === -1) {
    const forced = frame.left.find((index) => (clock.hooks.all[index]?.hook as InsteadHook).forced);
    if (forced !== undefined) frame.current = forced;
    else {
      const reply = askFor(clock, frame, {
        seat: frame.seat,
        asks: clock.hooks.windowName(frame.window),
        domain: 'hook',
        options: frame.left,
        extras: frame.extras.length > 0 ? frame.extras : ['no'],
        otherwise: -1,
      });
      if (reply === undefined) return;
      const chosen = reply as number;
      if (chosen < 0) return clock.endWindow(chosen === -1 ? 0 : -chosen, undefined);
      frame.current = chosen;
    }
  }
  runHook(clock, frame, clock.hooks.all[frame.current] as BoundHook);
}

function askFor(clock: AnyClock, frame: WindowFrame, choice: Choice): Reply | undefined {
  if (frame.reply !== undefined) {
    const { reply } = frame;
    frame.reply = undefined;
    return reply;
  }
  return clock.ask([choice], undefined)?.[0];
}

function orderChoice(seat: number, options: readonly number[]): Choice {
  return { seat, asks: 'order', domain: 'hook', options };
}

function applies(clock: AnyClock, bound: BoundHook, args: Args): boolean {
  if (!clock.game.isLive(bound.source)) return false;
  return bound.hook.when ? bound.hook.when(clock.game, args, bound.source) : true;
}

function isOptional(clock: AnyClock, bound: BoundHook<TriggerHook | ReplaceHook>, args: Args): boolean {
  const { optional } = bound.hook;
  return typeof optional === 'function' ? optional(clock.game, args, bound.source) : (optional ?? false);
}

function seatOf(clock: AnyClock, bound: BoundHook, args: Args): number {
  const named = bound.hook.kind === 'trigger' ? bound.hook.seat?.(clock.game, args, bound.source) : undefined;
  const seat = named ?? clock.game.seatOf(bound.source, args);
  return seat >= 0 ? seat : clock.game.chooser();
}
