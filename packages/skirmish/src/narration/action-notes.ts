import { attackActions, moveActions } from '../declarations.ts';
import { ofSeveral } from '../procedures/move-phase.ts';
import type { SkirmishRun } from '../unit.ts';

/** An action begins: for one figure of a squad after another, and one of several that the figure has. */
export function noteAction(run: SkirmishRun, kind: 'move' | 'attack', figure: number): void {
  const { game } = run;
  const squad = ofSeveral(game, figure);
  if (kind === 'move') run.note(squad ? 'move-action.of-squad' : 'move-action.begins', { figure });
  else run.note(squad ? 'attack-action.of-squad' : 'attack-action.begins', { figure });
  const actions = game.value(kind === 'move' ? moveActions : attackActions, 1, { figure });
  if (actions > 1)
    run.note(kind === 'move' ? 'move-action.several' : 'attack-action.several', { figure, actions });
}
