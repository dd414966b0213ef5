import type { Game } from './game.ts';
import { cardTable, figureTable, matchTable, seatTable } from './tables.ts';
import type { SkirmishRun } from './unit.ts';

/** Notes who is out of the game, and who has won: the last team with a figure left, or the most points at the round limit. */
export function decideVictory(run: SkirmishRun, roundEnd: boolean): void {
  const { game } = run;
  if (run.read(matchTable.winner, 0) !== -2) return;
  const teams = new Set<number>();
  for (let seat = 0; seat < game.seatCount; seat++) {
    if (isStillIn(game, seat)) teams.add(game.teamOf(seat));
    else if (!game.isOut(seat)) {
      run.write(seatTable.out, seat, 1);
      run.note('player.out', { seat });
    }
  }
  if (teams.size > 1 && !roundEnd) return;
  const sides = new Set(Array.from({ length: game.seatCount }, (_, seat) => game.teamOf(seat)));
  const limit = game.facts.roundLimit;
  const looks = !roundEnd || game.ruling('TI-10') !== 'turns-only';
  if (looks && teams.size === 1 && sides.size > 1) declare(run, [...teams][0] as number, 'victory.last-team');
  else if (looks && teams.size === 0) declare(run, -1, 'victory.draw');
  else if (roundEnd && limit !== undefined && run.read(matchTable.round, 0) >= limit)
    declareByPoints(run, sides);
}

/** Has somebody won, or is it a draw? */
export function isOver(game: Game): boolean {
  return game.state.read(matchTable.winner, 0) !== -2;
}

/** An active character that the player controls keeps the player in; an object alone never does (SS-COMP-002, SS-GTEAM-010). */
export function isStillIn(game: Game, seat: number): boolean {
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (!game.isAlive(figure) || game.controller(figure) !== seat || game.isObject(figure)) continue;
    if (game.state.read(cardTable.active, game.cardOf(figure)) === 1) return true;
  }
  return false;
}

/** Points of the cards of a team that have a figure left (HS-WIN-003). */
export function pointsLeft(game: Game, team: number): number {
  let points = 0;
  game.facts.cardNames.forEach((_, card) => {
    if (game.teamOf(game.ownerOfCard(card)) !== team || game.ownerOfCard(card) < 0) return;
    const figures = game.figuresOf(card);
    const alive = figures.filter((figure) => game.state.read(figureTable.defeated, figure) === 0).length;
    const { figures: size, points: price } = game.definitionOfCard(card);
    points += Math.ceil(alive / Math.max(1, size)) * price;
  });
  return points;
}

function declareByPoints(run: SkirmishRun, sides: ReadonlySet<number>): void {
  const scored = [...sides]
    .map((team) => ({ team, points: pointsLeft(run.game, team) }))
    .sort((a, b) => b.points - a.points);
  const [first, second] = scored;
  if (!first) return;
  declare(run, second && second.points === first.points ? -1 : first.team, 'victory.points');
}

function declare(run: SkirmishRun, team: number, reason: string): void {
  run.write(matchTable.winner, 0, team);
  run.note(reason, { team });
}
