import { type Batch, gameSeed } from './batch.ts';
import { BatchPlayer, pluginsOf } from './batch-player.ts';
import type { GameResult } from './play.ts';

/** A part of a batch, as a thread receives it. */
export interface GameShare {
  /** Names the armies and their map among all of the pool: a thread that knows them already plays on with them. */
  readonly contest: number;
  /** The batch without its games and seed, as JSON, in memory that the threads share. */
  readonly data: Uint8Array<SharedArrayBuffer>;
  /** The seed of the batch. */
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}

/** What came of a part: its results in order, up to the game that broke if one did. */
export interface ShareOutcome {
  readonly results: readonly GameResult[];
  readonly failure?: { readonly game: number; readonly seed: string; readonly message: string };
}

/** Numbers armies and maps, and packs them so that every thread reads them without a copy of its own. */
export class ContestPacker {
  private text = '';
  private kept: Pick<GameShare, 'contest' | 'data'> = {
    contest: 0,
    data: new Uint8Array(new SharedArrayBuffer(0)),
  };

  /** The armies and the map of a batch: the same number as before where they are the same. */
  pack({ games: _games, seed: _seed, ...contest }: Batch): Pick<GameShare, 'contest' | 'data'> {
    const text = JSON.stringify(contest);
    if (text === this.text) return this.kept;
    const bytes = new TextEncoder().encode(text);
    const data = new Uint8Array(new SharedArrayBuffer(bytes.length));
    data.set(bytes);
    this.text = text;
    this.kept = { contest: this.kept.contest + 1, data };
    return this.kept;
  }
}

/** Plays parts of batches, one after another; keeps what the last armies and their map needed. */
export class ShareReader {
  private kept: { readonly contest: number; readonly player: BatchPlayer } | undefined;

  /** Plays one part. */
  async play({ contest, data, seed, first, count }: GameShare): Promise<ShareOutcome> {
    if (this.kept?.contest !== contest) {
      const read = { ...JSON.parse(new TextDecoder().decode(data.slice())), games: 0, seed } as Batch;
      this.kept = { contest, player: new BatchPlayer(read, await pluginsOf(read.code)) };
    }
    return playShare(this.kept.player, seed, first, count);
  }
}

/** Plays some games of a batch with a seed; stops at one that breaks. */
export function playShare(player: BatchPlayer, seed: string, first: number, count: number): ShareOutcome {
  const results: GameResult[] = [];
  for (let game = first; game < first + count; game++) {
    try {
      results.push(player.play(game, {}, seed).result);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { results, failure: { game, seed: gameSeed(seed, game), message } };
    }
  }
  return { results };
}
