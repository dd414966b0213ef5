import type { ArenaTask } from './arena-threads.ts';
import { ArenaPlayer, type ArenaResult } from './experiment.ts';
import { processorTime } from './processor-time.ts';

/** Plays in a thread the games that it is given; keeps what the last experiment's contests needed. */
export class ArenaReader {
  private kept: { readonly name: string; readonly player: ArenaPlayer } | undefined;

  /** Plays one game of an experiment. */
  play({ experiment, pair, game }: ArenaTask): ArenaResult {
    const name = `${experiment.name}/${experiment.seed}`;
    if (this.kept?.name !== name) this.kept = { name, player: new ArenaPlayer(experiment, processorTime) };
    return this.kept.player.play(pair, game);
  }
}
