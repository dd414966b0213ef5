import { mayScore } from '../../model/declarations.ts';
import { teamsOnRegion } from '../../queries/regions-in-play.ts';
import { teamsOf } from '../../queries/teams.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Verdict } from '../../state/content/victory-unit.ts';
import { decideWhole, declare, verdictOn, winnerOf } from './verdict.ts';

/**
 * With several battlefields each on which somebody stands is judged alone, and the game ends when all of them are decided
 * (SS-VICBF-004, SS-VICBF-009).
 */
export function decideEach(run: SkirmishRun, regions: readonly number[], roundEnd: boolean): void {
  const { game } = run;
  const places = regions.filter((region) => teamsOnRegion(game, region).length > 0);
  if (places.length === 0) {
    decideWhole(run, roundEnd);
    return;
  }
  const teams = teamsOf(game);
  const verdicts = places.map((region) =>
    verdictOn(game, { roundEnd, region, teams, left: teamsOnRegion(game, region) }),
  );
  if (verdicts.some((verdict) => verdict === undefined)) return;
  const [first, ...others] = verdicts as readonly Verdict[];
  if (first && others.length === 0) declare(run, winnerOf(first), first.reason);
  else countBattlefields(run, places, verdicts as readonly Verdict[]);
}

/** A point for each battlefield; most points win, and equal points are a draw (SS-VICBF-003, SS-VICBF-005, SS-VICBF-010). */
function countBattlefields(run: SkirmishRun, places: readonly number[], verdicts: readonly Verdict[]): void {
  const points = new Map<number, number>();
  verdicts.forEach((verdict, at) => {
    const team = scorerOf(run, places[at] as number, winnerOf(verdict));
    run.note('victory.battlefield', { battlefield: (places[at] as number) + 1, team });
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
