import type { Seat } from '@scapewright/kernel';
import { usualController } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { figureTable } from '../model/tables.ts';
import type { Game } from '../state/game.ts';

/** The kind of the lasting effects that give control: `seat` has the figure, `amount` says which of them is newer. */
export const controlKind = 'control';

/** The control effects on a figure, oldest first. */
export function controlEffects(game: Game, figure: Figure): readonly number[] {
  const kind = game.facts.effectKinds.indexOf(controlKind);
  const age = (row: number): number => game.readEffect('amount', row);
  return game
    .effects()
    .filter((row) => game.readEffect('kind', row) === kind && game.readEffect('figure', row) === figure)
    .sort((a, b) => age(a) - age(b));
}

/** Who controls a figure: as the newest effect that lasts says, else whoever it falls to (SS-GTEAM-007, SS-GTEAM-009). */
export function controllerNow(game: Game, figure: Figure): Seat {
  const newest = controlEffects(game, figure).at(-1);
  return newest === undefined ? holderOf(game, figure) : game.readEffect('seat', newest);
}

/** Who controls a figure that nobody has taken over: its owner; an object nobody, where no rule gives it to anybody. */
export function holderOf(game: Game, figure: Figure): Seat {
  const owner = game.isObject(figure) ? -1 : game.state.read(figureTable.owner, figure);
  return game.ask(usualController, owner, { figure });
}
