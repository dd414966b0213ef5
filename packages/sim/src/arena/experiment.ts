import { type BotSeat, createBot } from '@scapewright/bots';
import type { Seat } from '@scapewright/kernel';
import type { Army, Ground, RulesetName } from '@scapewright/table/battle';
import { BatchPlayer } from '../batch-player.ts';
import { playGame } from '../play.ts';

/** A bot in an experiment, and how much it thinks: playouts for each decision; left out: as many as its level. */
export interface Contender {
  readonly bot: BotSeat;
  readonly playouts?: number;
}

/** Where a pair meets: one army on both sides of a map, so that only the players differ. */
export interface Contest {
  readonly name: string;
  readonly ruleset: RulesetName;
  readonly map: string;
  readonly ground: Ground;
  readonly army: Army;
}

/** Who meets whom, where, how often. Plain data: any process can play any game of it. */
export interface Experiment {
  readonly name: string;
  readonly seed: string;
  /** Games of each pair. Two and two have the same dice and contest, and the players change seats between them. */
  readonly games: number;
  readonly pairs: readonly (readonly [one: Contender, other: Contender])[];
  readonly contests: readonly Contest[];
}

/** One game of an experiment: with its experiment, pair and number it is the same wherever and how often it is played. */
export interface ArenaResult {
  readonly experiment: string;
  readonly pair: number;
  readonly game: number;
  readonly contest: string;
  readonly ruleset: string;
  readonly map: string;
  /** The seat of the first of the pair. */
  readonly seat: Seat;
  /** 1 where the first of the pair won, 0 where the other did, half a game for a draw or one without an end. */
  readonly score: number;
  readonly rounds: number;
  readonly decisions: number;
  /** Milliseconds of a processor that each of the pair took, and how many decisions it made: measured, so never the same twice. */
  readonly taken: readonly [number, number];
  readonly decided: readonly [number, number];
  /** Milliseconds of a processor that the whole game took, the rules and both players: measured as well. */
  readonly spent?: number;
  readonly hash: string;
}

/** Which games there are: every one of every pair. */
export function gamesOf({
  pairs,
  games,
}: Experiment): readonly { readonly pair: number; readonly game: number }[] {
  return Array.from({ length: games }, (_, game) => pairs.map((__, pair) => ({ pair, game }))).flat();
}

/** What results are told apart by. */
export const resultKey = ({ pair, game }: Pick<ArenaResult, 'pair' | 'game'>): string => `${pair}/${game}`;

/** Plays games of an experiment, keeping what contests need. `now`: milliseconds, for measuring only. */
export class ArenaPlayer {
  readonly experiment: Experiment;
  private readonly now: () => number;
  private readonly players = new Map<string, BatchPlayer>();

  constructor(experiment: Experiment, now: () => number) {
    this.experiment = experiment;
    this.now = now;
  }

  /** Plays one game of one pair. */
  play(pair: number, game: number): ArenaResult {
    const { name, seed, contests } = this.experiment;
    const twin = game >> 1;
    const contest = contests[twin % contests.length] as Contest;
    const seat = game % 2;
    const own = `${seed}/${contest.name}/${twin}`;
    const taken: [number, number] = [0, 0];
    const decided: [number, number] = [0, 0];
    const bots = [0, 1].map((at) => {
      const which = at === seat ? 0 : 1;
      const bot = this.contender(pair, which, `${own}/${game}/${at}`);
      return {
        name: bot.name,
        decide: (...asked: Parameters<typeof bot.decide>) => {
          const began = this.now();
          const reply = bot.decide(...asked);
          taken[which] += this.now() - began;
          decided[which]++;
          return reply;
        },
      };
    });
    const { engine, plan } = this.of(contest);
    const began = this.now();
    const { result } = playGame(engine, plan, own, bots);
    const score = result.winner === seat ? 1 : result.winner < 0 ? 0.5 : 0;
    return {
      ...{
        experiment: `${name}/${seed}`,
        pair,
        game,
        contest: contest.name,
        ruleset: contest.ruleset,
        map: contest.map,
      },
      ...{
        seat,
        score,
        rounds: result.rounds,
        decisions: result.decisions,
        taken,
        decided,
        spent: this.now() - began,
        hash: result.hash,
      },
    };
  }

  private contender(pair: number, which: 0 | 1, seed: string) {
    const { bot, playouts } = (this.experiment.pairs[pair] as readonly [Contender, Contender])[which];
    return createBot(bot, seed, playouts === undefined ? {} : { budget: { playouts } });
  }

  private of({ name, ruleset, ground, army }: Contest) {
    let player = this.players.get(name);
    if (!player) {
      const armies = ['One', 'Two'].map((one) => ({ ...army, player: one }));
      player = new BatchPlayer({ ruleset, ground, armies, games: 0, seed: '' });
      this.players.set(name, player);
    }
    return { engine: player.engine, plan: player.planFor(0) };
  }
}
