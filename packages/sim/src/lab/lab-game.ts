import { type BotSeat, createBot } from '@scapewright/bots';
import type { MatchPlan, Seat } from '@scapewright/kernel';
import { type Figure, figureTable, type Game, matchTable } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type BattleRecord, planOf } from '@scapewright/table/battle';

/** What became of one card of an army in one game. */
export interface LabCard {
  readonly side: number;
  /** The id of the card, and its number among those of its side. */
  readonly card: string;
  readonly at: number;
  /** Wounds that its figures gave to enemies and received from anybody, none beyond the life that was left. */
  readonly dealt: number;
  readonly taken: number;
  /** Enemies that it defeated, and figures of its own that are gone of so many. */
  readonly defeats: number;
  readonly lost: number;
  readonly figures: number;
}

/** What came of one game of a laboratory. Sides are counted as they were wished, wherever they sat. */
export interface LabGame {
  readonly game: number;
  /** The side that won; -1 a draw or no end. */
  readonly winner: number;
  /** The side that sat in the first seat, with the first start zone. */
  readonly first: number;
  readonly rounds: number;
  readonly decisions: number;
  /** Turns in which the living figures of each side stood higher on average. */
  readonly higher: readonly [number, number];
  readonly turns: number;
  readonly cards: readonly LabCard[];
  readonly hash: string;
}

/** Decisions after which a game is a draw. */
const mostDecisions = 20_000;

/** The seed of a game: with it, and the seats as they were in it, a table plays the same game. */
export const labSeed = (seed: string, game: number): string => `${seed}-${game + 1}`;

/** The side in the first seat: they change from game to game. */
export const firstSide = (game: number): number => game % 2;

/** Plays games of two armies. `records`: the battle with the first side in the first seat, and with the second. */
export class LabPlayer {
  private readonly engine: SkirmishEngine;
  private readonly records: readonly [BattleRecord, BattleRecord];
  private readonly plans: (MatchPlan<Game> | undefined)[] = [];
  private readonly seed: string;

  constructor(engine: SkirmishEngine, records: readonly [BattleRecord, BattleRecord], seed: string) {
    this.engine = engine;
    this.records = records;
    this.seed = seed;
  }

  /** Plays a game by its number, from 0, as a table of these bots plays it. */
  play(number: number): LabGame {
    const first = firstSide(number);
    const record = this.records[first] as BattleRecord;
    this.plans[first] ??= planOf(this.engine, record);
    const seed = labSeed(this.seed, number);
    const match = this.engine.prepare(this.plans[first] as MatchPlan<Game>, { seed, log: true });
    const { game } = match.host;
    const watch = new HeightWatch(game);
    let decisions = 0;
    match.advance((decision) => {
      watch.look();
      const { seat } = decision;
      const bot = record.seats[seat] as BotSeat;
      // A bot remembers nothing: so the same answers come at a table, after any restart.
      return decisions < mostDecisions
        ? createBot(bot, `${seed}/${seat}/${decisions++}`).decide(decision, match)
        : undefined;
    });
    const winner = game.state.read(matchTable.winner, 0);
    const sideOf = (seat: Seat): number => (seat + first) % 2;
    return {
      ...{ game: number, first, decisions, hash: match.host.hash() },
      winner: winner < 0 ? -1 : sideOf(game.facts.teams.indexOf(winner)),
      rounds: game.state.read(matchTable.round, 0),
      higher: first === 0 ? watch.higher : [watch.higher[1], watch.higher[0]],
      turns: watch.turns,
      cards: cardsOf(game, match.events(-1), sideOf),
    };
  }
}

/** Looks once a turn at which side stands higher. */
class HeightWatch {
  readonly higher: [number, number] = [0, 0];
  turns = 0;
  private readonly game: Game;
  private turn = -1;

  constructor(game: Game) {
    this.game = game;
  }

  look(): void {
    const { game } = this;
    const turn = game.state.read(matchTable.turns, 0);
    if (turn === this.turn || game.state.read(matchTable.round, 0) === 0) return;
    this.turn = turn;
    const [one, other] = [meanLevel(game, 0), meanLevel(game, 1)];
    if (one === undefined || other === undefined) return;
    this.turns++;
    if (one > other) this.higher[0]++;
    if (other > one) this.higher[1]++;
  }
}

function meanLevel(game: Game, seat: Seat): number | undefined {
  let sum = 0;
  let count = 0;
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (!game.isPlaced(figure) || game.isObject(figure) || game.controller(figure) !== seat) continue;
    sum += game.field.level[game.space(figure)] as number;
    count++;
  }
  return count === 0 ? undefined : sum / count;
}

type Told = ReturnType<ReturnType<SkirmishEngine['prepare']>['events']>;

/** What every card did, by what the game has told. */
function cardsOf(game: Game, events: Told, sideOf: (seat: Seat) => number): readonly LabCard[] {
  const { facts } = game;
  const tally = facts.definitions.map(() => ({ dealt: 0, taken: 0, defeats: 0 }));
  const of = (figure: Figure | undefined) =>
    figure === undefined || figure < 0 ? undefined : tally[game.cardOf(figure)];
  const isFoe = (by: Figure | undefined, figure: Figure): boolean =>
    by !== undefined && by >= 0 && ownerOf(game, by) !== ownerOf(game, figure);
  for (const { reason, data } of events) {
    const { figure = -1, wounds = 0, by } = data as Readonly<Record<string, number>>;
    if (figure < 0) continue;
    if (reason === 'wounds.received' || reason === 'wounds.virtual') {
      const counted = reason === 'wounds.virtual' ? 1 : wounds;
      const given = isFoe(by, figure) ? of(by) : undefined;
      const received = of(figure);
      if (given) given.dealt += counted;
      if (received) received.taken += counted;
    } else if (reason === 'figure.defeated' && isFoe(by, figure)) {
      const winner = of(by);
      if (winner) winner.defeats++;
    }
  }
  const places = [0, 0];
  return facts.definitions.flatMap((definition, card): readonly LabCard[] => {
    const figures = game.figuresOf(card);
    const [some] = figures;
    if (some === undefined || game.isObject(some)) return [];
    const side = sideOf(ownerOf(game, some));
    const lost = figures.filter((figure) => !game.isAlive(figure)).length;
    const at = places[side] as number;
    places[side] = at + 1;
    const { dealt, taken, defeats } = tally[card] as (typeof tally)[number];
    return [{ side, card: definition.id, at, dealt, taken, defeats, lost, figures: figures.length }];
  });
}

/** The seat to which a figure belongs, whoever controls it. */
const ownerOf = (game: Game, figure: Figure): number => game.state.read(figureTable.owner, figure);
