import { matchTable } from '../../model/tables.ts';
import { isStillIn, teamsOf } from '../../queries/teams.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Verdict, VictoryCheck } from '../../state/content/victory-unit.ts';
import type { Game } from '../../state/game.ts';
import { keepScore, scoreOf } from './scores.ts';

/** Judges the whole game at once. */
export function decideWhole(run: SkirmishRun, roundEnd: boolean): void {
  const { game } = run;
  const check = { roundEnd, region: undefined, teams: teamsOf(game), left: teamsLeft(game) };
  if (roundEnd) keepScore(run, check);
  const verdict = verdictOn(game, check);
  if (verdict) declare(run, winnerOf(verdict), verdict.reason);
}

/** The first condition that is met; where nobody is left or the agreed rounds are over without one, nobody wins. */
export function verdictOn(game: Game, check: Omit<VictoryCheck, 'score'>): Verdict | undefined {
  const { roundEnd } = check;
  const verdicts: Verdict[] = [];
  for (const [condition, { unit, params }] of game.facts.victory.entries()) {
    const isForRounds = unit.atRoundEnd?.(params) ?? false;
    if (isForRounds !== roundEnd && (isForRounds || game.ruling('TI-10') === 'turns-only')) continue;
    const score = (team: number): number => scoreOf(game, condition, team);
    const verdict = unit.judge(game, { ...check, score }, params);
    if (verdict) verdicts.push(verdict);
  }
  const [first] = verdicts;
  if (first) return { reason: first.reason, teams: [...new Set(verdicts.flatMap(({ teams }) => teams))] };
  const limit = game.facts.roundLimit;
  const isLate = roundEnd && limit !== undefined && game.state.read(matchTable.round, 0) >= limit;
  return check.left.length === 0 || isLate ? { teams: [], reason: 'victory.draw' } : undefined;
}

function teamsLeft(game: Game): readonly number[] {
  const left: number[] = [];
  for (let seat = 0; seat < game.seatCount; seat++)
    if (!left.includes(game.teamOf(seat)) && isStillIn(game, seat)) left.push(game.teamOf(seat));
  return left;
}

/** Several that meet a condition at one check, or nobody, are a draw. */
export function winnerOf({ teams }: Verdict): number {
  return teams.length === 1 ? (teams[0] as number) : -1;
}

/** Says who has won, -1 nobody, and by what. */
export function declare(run: SkirmishRun, team: number, reason: string): void {
  run.write(matchTable.winner, 0, team);
  run.note(team < 0 ? 'victory.draw' : reason, { team });
}
