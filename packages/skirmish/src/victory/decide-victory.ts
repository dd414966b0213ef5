import type { Battlefield } from '@scapewright/board/core';
import { mayScore } from '../declarations.ts';
import type { Game } from '../game.ts';
import { matchTable, seatTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { isOver, isStillIn, teamsOf, teamsOnRegion } from './standing.ts';
import type { Verdict, VictoryCheck } from './victory-unit.ts';

/**
 * Notes who is out of the game, and who has won by the victory conditions of the match (SS-END-001, HS-WIN-002). With
 * several battlefields each is judged alone, and the game ends when all of them are decided (SS-VICBF-004, SS-VICBF-009).
 */
export function decideVictory(run: SkirmishRun, roundEnd: boolean): void {
  const { game } = run;
  if (isOver(game)) return;
  noteThoseOut(run);
  const places = placesJudged(game);
  const verdicts = places.map((region) => verdictOn(game, region, roundEnd));
  if (verdicts.some((verdict) => verdict === undefined)) return;
  const met = verdicts as readonly Verdict[];
  if (places.length === 1) declare(run, winnerOf(met[0] as Verdict), (met[0] as Verdict).reason);
  else countBattlefields(run, places, met);
}

function noteThoseOut(run: SkirmishRun): void {
  const { game } = run;
  for (let seat = 0; seat < game.seatCount; seat++)
    if (!game.isOut(seat) && !isStillIn(game, seat)) {
      run.write(seatTable.out, seat, 1);
      run.note('player.out', { seat });
    }
}

/** The whole game; of several battlefields those on which somebody stands. */
function placesJudged(game: Game): readonly (number | undefined)[] {
  const { regions } = game.field.workspace(regionsOf);
  if (regions.length < 2) return [undefined];
  const held = regions.filter((region) => teamsOnRegion(game, region).length > 0);
  return held.length > 0 ? held : [undefined];
}

/** The regions of a battlefield, in the order of their numbers. */
function regionsOf({ region }: Battlefield): { readonly regions: readonly number[] } {
  return { regions: [...new Set(region)].sort((a, b) => a - b) };
}

/** The first condition that is met; where nobody is left or the agreed rounds are over without one, nobody wins. */
function verdictOn(game: Game, region: number | undefined, roundEnd: boolean): Verdict | undefined {
  const check: VictoryCheck = { roundEnd, region, teams: teamsOf(game), left: teamsLeft(game, region) };
  const verdicts: Verdict[] = [];
  for (const { unit, params } of game.facts.victory) {
    const isForRounds = unit.atRoundEnd?.(params) ?? false;
    if (isForRounds !== roundEnd && (isForRounds || game.ruling('TI-10') === 'turns-only')) continue;
    const verdict = unit.judge(game, check, params);
    if (verdict) verdicts.push(verdict);
  }
  const [first] = verdicts;
  if (first) return { reason: first.reason, teams: [...new Set(verdicts.flatMap(({ teams }) => teams))] };
  const limit = game.facts.roundLimit;
  const isLate = roundEnd && limit !== undefined && game.state.read(matchTable.round, 0) >= limit;
  return check.left.length === 0 || isLate ? { teams: [], reason: 'victory.draw' } : undefined;
}

function teamsLeft(game: Game, region: number | undefined): readonly number[] {
  if (region !== undefined) return teamsOnRegion(game, region);
  const left: number[] = [];
  for (let seat = 0; seat < game.seatCount; seat++)
    if (!left.includes(game.teamOf(seat)) && isStillIn(game, seat)) left.push(game.teamOf(seat));
  return left;
}

/** A point for each battlefield; most points win, and equal points are a draw (SS-VICBF-003, SS-VICBF-005, SS-VICBF-010). */
function countBattlefields(
  run: SkirmishRun,
  places: readonly (number | undefined)[],
  verdicts: readonly Verdict[],
): void {
  const points = new Map<number, number>();
  verdicts.forEach((verdict, at) => {
    const team = scorerOf(run, places[at] ?? 0, winnerOf(verdict));
    run.note('victory.battlefield', { battlefield: (places[at] ?? 0) + 1, team });
    if (team >= 0) points.set(team, (points.get(team) ?? 0) + 1);
  });
  const most = Math.max(0, ...points.values());
  const best = [...points].filter(([, count]) => count === most).map(([team]) => team);
  if (best.length === 1) declare(run, best[0] as number, 'victory.most-battlefields');
  else declare(run, -1, 'victory.draw');
}

/** Who gets the point of a battlefield: nobody where a rule keeps its winner from it. */
function scorerOf(run: SkirmishRun, region: number, team: number): number {
  const refusal = team < 0 ? undefined : run.game.refusalOf(mayScore, { region, team });
  if (refusal) run.note(refusal.reason, { battlefield: region + 1, team });
  return refusal ? -1 : team;
}

/** Several that meet a condition at one check, or nobody, are a draw. */
function winnerOf({ teams }: Verdict): number {
  return teams.length === 1 ? (teams[0] as number) : -1;
}

function declare(run: SkirmishRun, team: number, reason: string): void {
  run.write(matchTable.winner, 0, team);
  run.note(team < 0 ? 'victory.draw' : reason, { team });
}
