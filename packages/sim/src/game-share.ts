import { type Batch, gameSeed } from './batch.ts';
import { BatchPlayer, pluginsOf } from './batch-player.ts';
import type { GameResult } from './play.ts';

/**
 * The games of a batch, of which several threads take one after another without waiting for anybody: none has nothing to do
 * while games are left. Counters in memory that the threads share: games taken, and games done.
 */
export class GameQueue {
  readonly games: number;
  readonly counters: Int32Array<SharedArrayBuffer>;

  constructor(games: number, counters = new Int32Array(new SharedArrayBuffer(8))) {
    this.games = games;
    this.counters = counters;
  }

  /** The number of the next game that nobody has taken; undefined where none is left. */
  take(): number | undefined {
    const game = Atomics.add(this.counters, 0, 1);
    return game < this.games ? game : undefined;
  }

  /** A game that was taken is done. */
  finish(): void {
    Atomics.add(this.counters, 1, 1);
  }

  /** Nobody takes a further game: every one before those that are taken is taken too. */
  stop(): void {
    Atomics.store(this.counters, 0, this.games);
  }

  get done(): number {
    return Atomics.load(this.counters, 1);
  }
}

/** A batch, as each of the threads receives it that play it together. */
export interface GameShare {
  /** Names the armies and their map among all of the pool: a thread that knows them already plays on with them. */
  readonly contest: number;
  /** The batch without its games and seed, as JSON, in memory that the threads share. */
  readonly data: Uint8Array<SharedArrayBuffer>;
  /** The seed of the batch. */
  readonly seed: string;
  readonly games: number;
  /** Of the {@link GameQueue}. */
  readonly counters: Int32Array<SharedArrayBuffer>;
}

/** What one thread has played: results by the number of the game, up to the one that broke if one did. */
export interface ShareOutcome {
  readonly results: readonly (readonly [game: number, result: GameResult])[];
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

/** Plays in a thread its share of batches, one after another; keeps what the last armies and their map needed. */
export class ShareReader {
  private kept: { readonly contest: number; readonly player: BatchPlayer } | undefined;

  /** Plays games of one batch until none is left. */
  async play({ contest, data, seed, games, counters }: GameShare): Promise<ShareOutcome> {
    if (this.kept?.contest !== contest) {
      const read = { ...JSON.parse(new TextDecoder().decode(data.slice())), games: 0, seed } as Batch;
      this.kept = { contest, player: new BatchPlayer(read, await pluginsOf(read.code)) };
    }
    return playShare(this.kept.player, seed, new GameQueue(games, counters));
  }
}

/** Plays games of a batch with a seed, at most so many, until none is left; one that breaks is everybody's last. */
export function playShare(
  player: BatchPlayer,
  seed: string,
  queue: GameQueue,
  most = Number.POSITIVE_INFINITY,
): ShareOutcome {
  const results: (readonly [number, GameResult])[] = [];
  while (results.length < most) {
    const game = queue.take();
    if (game === undefined) break;
    try {
      results.push([game, player.play(game, {}, seed).result]);
      queue.finish();
    } catch (error) {
      queue.stop();
      const message = error instanceof Error ? error.message : String(error);
      return { results, failure: { game, seed: gameSeed(seed, game), message } };
    }
  }
  return { results };
}
