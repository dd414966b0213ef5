import { effectTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { VictoryCheck } from '../../state/content/victory-unit.ts';
import type { Game } from '../../state/game.ts';
import { addEffect } from '../effects/effects.ts';

/** The kind of lasting effect that holds what a team has scored: of the player with the lowest number, for one condition. */
export const scoreKind = 'score';

/** What a team has scored so far for one of the victory conditions of the match, by its place among them. */
export function scoreOf(game: Game, condition: number, team: number): number {
  const row = scoreRow(game, condition, team);
  return row < 0 ? 0 : game.state.read(effectTable.amount, row);
}

/** At the end of a round: teams score for the conditions that keep score. */
export function keepScore(run: SkirmishRun, check: Omit<VictoryCheck, 'score'>): void {
  const { game } = run;
  game.facts.victory.forEach(({ unit, params }, condition) => {
    const score = (team: number): number => scoreOf(game, condition, team);
    for (const { team, reason } of unit.scores?.(game, { ...check, score }, params) ?? []) {
      const row = scoreRow(game, condition, team);
      if (row >= 0) run.write(effectTable.amount, row, score(team) + 1);
      else
        addEffect(run, {
          ...{ kind: scoreKind, seat: seatOf(game, team), amount: 1, part: condition, until: 'game' },
        });
      run.note(reason, { team, score: score(team) });
    }
  });
}

function scoreRow(game: Game, condition: number, team: number): number {
  const { state, facts } = game;
  const kind = facts.effectKinds.indexOf(scoreKind);
  const seat = seatOf(game, team);
  for (let row = 0; row < state.rows('effect'); row++) {
    if (state.read(effectTable.used, row) !== 1 || state.read(effectTable.kind, row) !== kind) continue;
    if (state.read(effectTable.part, row) === condition && state.read(effectTable.seat, row) === seat)
      return row;
  }
  return -1;
}

function seatOf(game: Game, team: number): number {
  for (let seat = 0; seat < game.seatCount; seat++) if (game.teamOf(seat) === team) return seat;
  return -1;
}
