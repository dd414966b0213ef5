import type { Reply } from '../clock/decision.ts';
import type { RunFrame } from '../clock/frame.ts';
import type { Seat } from '../state/seat.ts';

/** Adds an answer to a joint decision: all of them, in the order asked, once the last of `count` has come. */
export function joined(
  frame: RunFrame,
  place: number,
  count: number,
  reply: Reply,
): readonly Reply[] | undefined {
  const { joint } = frame;
  joint[String(place)] = reply;
  if (Object.keys(joint).length < count) return undefined;
  frame.joint = {};
  return Array.from({ length: count }, (_, at) => joint[String(at)] as Reply);
}

/** The answers to a joint decision that a seat itself has given. `asked`: the seats, in order. */
export function ownJoint(frame: RunFrame, asked: readonly number[], seat: Seat): Record<string, Reply> {
  return Object.fromEntries(Object.entries(frame.joint).filter(([place]) => asked[Number(place)] === seat));
}

/** Takes back the last of them; false where the seat has given none. */
export function dropOwn(frame: RunFrame, asked: readonly number[], seat: Seat): boolean {
  const last = Object.keys(ownJoint(frame, asked, seat)).pop();
  if (last === undefined) return false;
  delete frame.joint[last];
  return true;
}
