import type { ArenaTask } from './arena/arena-threads.ts';
import { ArenaPlayer, type ArenaResult } from './arena/experiment.ts';

let kept: { readonly name: string; readonly player: ArenaPlayer } | undefined;

/** Plays one game of an experiment in a thread of its own. */
export default function play({ experiment, pair, game }: ArenaTask): ArenaResult {
  const name = `${experiment.name}/${experiment.seed}`;
  if (kept?.name !== name) kept = { name, player: new ArenaPlayer(experiment, () => performance.now()) };
  return kept.player.play(pair, game);
}
