import type { GameAdapter } from '../clock/game-adapter.ts';
import { randomTable, seedWords } from '../state/dice.ts';
import type { Seat } from '../state/seat.ts';
import { ownJoint } from './joint.ts';
import type { Match } from './match.ts';
import { forgetSecrets, hiddenFrom } from './secrets.ts';

/**
 * Draws anew, in a copy of a match, the dice to come and, where a seat is given, what that seat may not know: hidden
 * columns by the ruleset, secret replies and rolls of functions that wait; joint answers of others are forgotten. `asked`:
 * the seats of the decisions that wait, in order.
 */
export function determinize<Game extends GameAdapter>(
  { clock, engine, host: { game } }: Match<Game>,
  asked: readonly number[],
  seat: Seat | undefined,
  seed: string,
): void {
  const { state, frames } = clock;
  const isRandom = (address: number): boolean => state.layout.tableAt(address).name === randomTable.name;
  const hides = seat === undefined ? isRandom : hiddenFrom(state, seat);
  forgetSecrets(state, frames, seat, hides, seedWords(`${seed}/replies`));
  const mark = state.mark();
  if (seat !== undefined) {
    for (const frame of frames) if (frame.type === 'run') frame.joint = ownJoint(frame, asked, seat);
    const own = clock.answered[seat] ?? 0;
    clock.answered = Array.from({ length: seat + 1 }, (_, at) => (at === seat ? own : 0));
    state.sealed = false;
    engine.resample?.(game, state, seat, seedWords(seed));
  }
  clock.setRandom(seedWords(`${seed}/dice`));
  state.forget(mark);
}
