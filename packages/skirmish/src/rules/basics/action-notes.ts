import { attackActions, moveActions } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { isActivated } from '../../state/positions.ts';

/** An action begins: for one figure of a squad after another, and one of several that the figure has. */
export function noteAction(run: SkirmishRun, kind: 'move' | 'attack', figure: Figure): void {
  const { game } = run;
  const squad = ofSeveral(game, figure);
  if (kind === 'move') run.note(squad ? 'move-action.of-squad' : 'move-action.begins', { figure });
  else run.note(squad ? 'attack-action.of-squad' : 'attack-action.begins', { figure });
  const actions = game.value(kind === 'move' ? moveActions : attackActions, 1, { figure });
  if (actions > 1)
    run.note(kind === 'move' ? 'move-action.several' : 'attack-action.several', { figure, actions });
}

/** Is the figure one of several of its card that are activated together? */
function ofSeveral(game: Game, figure: Figure): boolean {
  return game.figuresOf(game.cardOf(figure)).some((other) => other !== figure && isActivated(game, other));
}
