import { createBot } from '@scapewright/bots';
import type { Match, MatchOptions, MatchPlan } from '@scapewright/kernel';
import { formatProblem, loadPackCode, type PackCode } from '@scapewright/packs';
import type { Game, SkirmishPlugin } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { battleSetup, createEngine, termsOf } from '@scapewright/table/battle';
import { type Batch, gameSeed, rotationOf } from './batch.ts';
import { type GameResult, playGame } from './play.ts';

/** What the code of packs has come to. Throws everything that is wrong with it. */
export async function pluginsOf(code: readonly PackCode[] = []): Promise<readonly SkirmishPlugin[]> {
  const made = await Promise.all(code.map(loadPackCode));
  const problems = made.flatMap((one) => (one.ok ? [] : one.problems));
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  return made.flatMap((one) => (one.ok ? [one.plugin] : []));
}

/** Plays single games of one batch. What all of them share is made once. */
export class BatchPlayer {
  readonly batch: Batch;
  readonly engine: SkirmishEngine;
  private readonly plans = new Map<number, MatchPlan<Game>>();

  /** `plugins`: what the code of the batch has come to ({@link pluginsOf}). */
  constructor(batch: Batch, plugins: readonly SkirmishPlugin[] = []) {
    this.batch = batch;
    this.engine = createEngine(batch.ruleset, { variants: batch.variants ?? [], add: plugins });
  }

  /**
   * Plays a game by its number, from 0, of the batch or of the same armies under another seed. The result is told by army,
   * wherever the army was seated.
   */
  play(
    game: number,
    options: MatchOptions = {},
    batchSeed = this.batch.seed,
  ): { readonly result: GameResult; readonly match: Match<Game> } {
    const { batch } = this;
    const { bots = [], mostDecisions } = batch;
    const seed = gameSeed(batchSeed, game);
    const rotation = rotationOf(batch, game);
    const seated = this.seatedBy(rotation);
    const players = seated.map((army, seat) => createBot(bots[army] ?? 'quick', `${seed}/${seat}`));
    const { result, match } = playGame(this.engine, this.planFor(rotation), seed, players, {
      ...options,
      ...(mostDecisions === undefined ? {} : { mostDecisions }),
    });
    return { result: byArmy(result, seated), match };
  }

  /** Makes what the games share. Throws what keeps the armies and the map from being played at all. */
  prepare(): void {
    const { armies, swap } = this.batch;
    for (let rotation = 0; rotation < (swap ? armies.length : 1); rotation++) this.planFor(rotation);
  }

  /** The army on each seat. */
  private seatedBy(rotation: number): readonly number[] {
    const { armies } = this.batch;
    return armies.map((_, seat) => (seat + rotation) % armies.length);
  }

  /** What the games share whose armies are moved on by so many places. */
  planFor(rotation: number): MatchPlan<Game> {
    let plan = this.plans.get(rotation);
    if (!plan) {
      const { ground, armies } = this.batch;
      const seated = this.seatedBy(rotation);
      plan = this.engine.plan(
        battleSetup(
          ground,
          seated.flatMap((army) => armies[army] ?? []),
          termsOf(this.batch),
        ),
      );
      this.plans.set(rotation, plan);
    }
    return plan;
  }
}

/** Moves what a result tells of seats to the armies that sat there. */
function byArmy(result: GameResult, seated: readonly number[]): GameResult {
  if (seated.every((army, seat) => army === seat)) return result;
  const moved = (values: readonly number[]): number[] =>
    seated.map((_, army) => values[seated.indexOf(army)] ?? 0);
  return {
    ...result,
    winner: result.winner < 0 ? result.winner : (seated[result.winner] ?? result.winner),
    wounds: moved(result.wounds),
    defeated: moved(result.defeated),
  };
}
