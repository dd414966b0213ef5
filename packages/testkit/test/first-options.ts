import type { Match } from '@scapewright/kernel';
import type { Game, GameSetup } from '@scapewright/skirmish/author';
import type { UncheckedSkirmishEngine } from '@scapewright/skirmish/engine';

/** A game with its log in which everybody takes the first option, and the last end of a way; to its end. */
export function playFirstOptions(engine: UncheckedSkirmishEngine, setup: GameSetup): Match<Game> {
  const match = engine.prepare(engine.plan(setup), { seed: 'first options' });
  const isOver = match.advance((decision) => {
    const { choice, shape } = decision;
    if (shape === 'path') return choice.wayTo?.(choice.options[choice.options.length - 1] as number);
    if (shape === 'allot') return Array.from({ length: 4 }, () => choice.options[0] as number);
    return decision.valueAt(0);
  });
  if (!isOver) throw new Error(`the game stops at ${match.host.pending()[0]?.asks}`);
  return match;
}
