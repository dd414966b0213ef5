import type { Bot } from '@scapewright/bots';
import type { Match, MatchOptions, MatchPlan, Seat } from '@scapewright/kernel';
import { type Figure, figureTable, type Game, matchTable } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';

/** What came of one game. */
export interface GameResult {
  readonly seed: string;
  /** The winning team, -1 for a draw, -2 where the game was stopped at the limit of decisions. */
  readonly winner: number;
  readonly rounds: number;
  readonly decisions: number;
  /** Wounds on the figures of each seat at the end, and how many of them are gone. */
  readonly wounds: readonly number[];
  readonly defeated: readonly number[];
  readonly hash: string;
}

/** Plays one game between bots, one for each seat, to its end. */
export function playGame(
  engine: SkirmishEngine,
  plan: MatchPlan<Game>,
  seed: string,
  bots: readonly Bot[],
  options: MatchOptions & { readonly mostDecisions?: number } = {},
): { readonly result: GameResult; readonly match: Match<Game> } {
  const { mostDecisions = 20_000, ...rest } = options;
  const match = engine.prepare(plan, { log: false, ...rest, seed });
  let decisions = 0;
  match.advance((decision) => {
    if (++decisions > mostDecisions) return undefined;
    return (bots[decision.seat] as Bot).decide(decision, match);
  });
  return { result: resultOf(match, seed, decisions), match };
}

/** The result of a match as it stands. */
export function resultOf(match: Match<Game>, seed: string, decisions: number): GameResult {
  const { game } = match.host;
  const seats = Array.from({ length: game.seatCount }, (_, seat) => seat);
  const count = (seat: Seat, value: (figure: Figure) => number): number => {
    let sum = 0;
    for (let figure = 0; figure < game.figureCount; figure++)
      if (game.state.read(figureTable.owner, figure) === seat) sum += value(figure);
    return sum;
  };
  return {
    seed,
    winner: game.state.read(matchTable.winner, 0),
    rounds: game.state.read(matchTable.round, 0),
    decisions,
    wounds: seats.map((seat) => count(seat, (figure) => game.wounds(figure))),
    defeated: seats.map((seat) => count(seat, (figure) => (game.isAlive(figure) ? 0 : 1))),
    hash: match.host.hash(),
  };
}
