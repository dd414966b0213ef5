import type { Clock } from '../clock/clock.ts';
import { copyFrame, plainFrame } from '../clock/frame.ts';
import type { GameAdapter } from '../clock/game-adapter.ts';
import { State } from '../state/state.ts';
import type { UncheckedEngine } from './engine.ts';
import type { MatchOptions, MatchPlan, SavedMatch } from './match-plan.ts';
import { firstWords, makeClock } from './match-plan.ts';
import { checkStack, checkState } from './saved-check.ts';

/** The clock of a match that begins. */
export function startedClock<Game extends GameAdapter>(
  engine: UncheckedEngine<Game>,
  plan: MatchPlan<Game>,
  options: MatchOptions,
): Clock<Game> {
  const state = new State(engine.layoutFor(plan.rows));
  plan.fill(state);
  const clock = makeClock(engine, plan, options, state, undefined);
  clock.setRandom(firstWords(options));
  state.forget();
  clock.begin(plan.start, {});
  return clock;
}

/** The clock of a saved match as it was. Throws KernelError where the save does not fit the plan. */
export function loadedClock<Game extends GameAdapter>(
  engine: UncheckedEngine<Game>,
  plan: MatchPlan<Game>,
  options: MatchOptions,
  saved: SavedMatch,
): Clock<Game> {
  const layout = engine.layoutFor(plan.rows);
  checkState(layout, saved);
  const state = new State(layout);
  state.restore(saved);
  const clock = makeClock(engine, plan, options, state, undefined);
  checkStack(clock, saved);
  clock.restack(saved.frames.map(copyFrame));
  clock.answered = [...saved.answered];
  clock.tape.events = [...saved.events];
  clock.tape.at = saved.emitAt;
  return clock;
}

/** A clock that goes on from where another stands; what has been compiled is shared, but for the determinism check. */
export function copiedClock<Game extends GameAdapter>(
  engine: UncheckedEngine<Game>,
  plan: MatchPlan<Game>,
  options: MatchOptions,
  from: Clock<Game>,
): Clock<Game> {
  const shares = options.paranoid !== true;
  const clock = makeClock(engine, plan, options, from.state.fork(), shares ? from : undefined);
  clock.restack(from.frames.map(shares ? copyFrame : plainFrame));
  clock.answered = from.answered.slice();
  return clock;
}
