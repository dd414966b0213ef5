import { type Batch, gameSeed } from './batch.ts';
import { BatchPlayer } from './batch-player.ts';
import type { GameResult } from './play.ts';

/** A part of a batch, as a thread receives it. */
export interface GameShare {
  /** Names the batch among all of its pool: a thread that has it already need not read it again. */
  readonly batch: number;
  /** The batch as JSON, in memory that the threads share. */
  readonly data: Uint8Array<SharedArrayBuffer>;
  readonly first: number;
  readonly count: number;
}

/** What came of a part: its results in order, up to the game that broke if one did. */
export interface ShareOutcome {
  readonly results: readonly GameResult[];
  readonly failure?: { readonly game: number; readonly seed: string; readonly message: string };
}

/** A batch as every thread can read it without a copy of its own. */
export function packBatch(batch: Batch): Uint8Array<SharedArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(batch));
  const data = new Uint8Array(new SharedArrayBuffer(text.length));
  data.set(text);
  return data;
}

/** Plays parts of batches, one after another; keeps what the last batch needed. */
export class ShareReader {
  private kept: { readonly batch: number; readonly player: BatchPlayer } | undefined;

  /** Plays one part. */
  play({ batch, data, first, count }: GameShare): ShareOutcome {
    if (this.kept?.batch !== batch) {
      const text = new TextDecoder().decode(data.slice());
      this.kept = { batch, player: new BatchPlayer(JSON.parse(text) as Batch) };
    }
    return playShare(this.kept.player, first, count);
  }
}

/** Plays some games of a batch; stops at one that breaks. */
export function playShare(player: BatchPlayer, first: number, count: number): ShareOutcome {
  const results: GameResult[] = [];
  for (let game = first; game < first + count; game++) {
    try {
      results.push(player.play(game).result);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { results, failure: { game, seed: gameSeed(player.batch.seed, game), message } };
    }
  }
  return { results };
}
